import type { Passkey } from '@kermesse/api/schemas/account/passkey';
import { Button } from '@kermesse/ui/Button';
import { Heading } from '@kermesse/ui/Heading';
import { IconButton } from '@kermesse/ui/IconButton';
import { Text } from '@kermesse/ui/Text';
import { useToasts } from '@kermesse/ui/Toasts';
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormNotice } from '../../form/notices/FormNotice.tsx';
import { translated } from '../../texts/TranslatedText.tsx';
import { ListPart, Row, RowActions } from '../login-and-security.styles.ts';
import { supportsPasskeys } from './ceremony.ts';
import { LoadedList } from '../LoadedList.tsx';
import { NameDialog, ProofDialog, RemoveDialog } from './PasskeyDialogs.tsx';
import { passwordRequiredKey, useAddPasskey } from './use-add-passkey.ts';
import { usePasskeys } from './use-passkeys.ts';
import { useDateFormat } from '@kermesse/ui/use-date-format';

/** The open dialog and its passkey. */
type OpenDialog = { dialog: 'name' | 'remove'; passkey: Passkey; isNew?: boolean } | { dialog: 'proof' };

function PasskeyRow({ passkey, onOpen }: { passkey: Passkey; onOpen: (dialog: OpenDialog) => void }) {
  const { t } = useTranslation('loginAndSecurity');
  const day = useDateFormat('day');
  const { name, createdAt, lastUsedAt, synced } = passkey;
  return (
    <Row>
      <KeyRound aria-hidden="true" />
      <div>
        <strong>{name}</strong>
        <small>
          {lastUsedAt === null
            ? t('addedNeverUsed', { added: day(createdAt) })
            : t('addedUsed', { added: day(createdAt), used: day(lastUsedAt) })}
        </small>
        {synced && <small>{t('synced')}</small>}
      </div>
      <RowActions>
        <IconButton label={t('renameNamed', { name })} onClick={() => onOpen({ dialog: 'name', passkey })}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={t('removeNamed', { name })} onClick={() => onOpen({ dialog: 'remove', passkey })}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </RowActions>
    </Row>
  );
}

/** Lists, adds, renames and removes the passkeys of an account. */
export function PasskeysBlock() {
  const { t } = useTranslation('loginAndSecurity');
  const toasts = useToasts();
  const list = usePasskeys();
  const { add, pending, error } = useAddPasskey();
  const [open, setOpen] = useState<OpenDialog>();
  const close = () => setOpen(undefined);

  function added(passkey: Passkey) {
    list.change((items) => [...items.filter(({ id }) => id !== passkey.id), passkey]);
    // The user may have closed the question about the password and opened another dialog.
    setOpen((now) => now ?? { dialog: 'name', passkey, isNew: true });
  }
  async function attempt() {
    const result = await add();
    if (result?.ok === true) added(result.data);
    else if (result?.error.message === passwordRequiredKey) setOpen({ dialog: 'proof' });
  }
  function renamed(passkey: Passkey) {
    list.change((items) => items.map((each) => (each.id === passkey.id ? passkey : each)));
    toasts.show({ kind: 'success', title: translated('loginAndSecurity', 'named') });
  }
  function removed(passkey: Passkey) {
    list.change((items) => items.filter(({ id }) => id !== passkey.id));
    toasts.show({ kind: 'success', title: translated('loginAndSecurity', 'removed') });
  }

  return (
    <ListPart aria-labelledby="passkeys">
      <Heading level={3} size={2} id="passkeys">
        {t('passkeys')}
      </Heading>
      <Text size={0} tone="soft">
        {t('passkeysText')}
      </Text>
      <LoadedList
        label={t('passkeys')}
        list={list}
        empty={<Text size={0}>{t('noPasskeys')}</Text>}
        renderRow={(passkey) => <PasskeyRow passkey={passkey} onOpen={setOpen} />}
      />
      <FormNotice notice={error?.message === passwordRequiredKey ? undefined : error} />
      {list.data !== undefined &&
        (supportsPasskeys() ? (
          <Button
            variant="line"
            full
            icon={<Plus aria-hidden="true" />}
            pending={pending}
            pendingLabel={t('adding')}
            onPress={() => void attempt()}
          >
            {t('add')}
          </Button>
        ) : (
          <Text size={0}>{t('unsupported')}</Text>
        ))}
      {open?.dialog === 'proof' && <ProofDialog onClose={close} onAdded={added} />}
      {open?.dialog === 'name' && (
        <NameDialog passkey={open.passkey} isNew={open.isNew === true} onClose={close} onRenamed={renamed} />
      )}
      {open?.dialog === 'remove' && <RemoveDialog passkey={open.passkey} onClose={close} onRemoved={removed} />}
    </ListPart>
  );
}
