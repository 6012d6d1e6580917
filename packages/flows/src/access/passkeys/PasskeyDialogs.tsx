import { maxPasskeyName } from '@kermesse/api/schemas/account/passkey';
import type { Passkey } from '@kermesse/api/schemas/account/passkey';
import { isRefusal } from '@kermesse/api/failure';
import { passkeyRemove } from '@kermesse/api/passkey-remove';
import { passkeyRename } from '@kermesse/api/passkey-rename';
import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { Text } from '@kermesse/ui/Text';
import { TextField } from '@kermesse/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { createCheck, requiredPassword, nonBlankText } from '../../form/check.ts';
import { Fields } from '../../form/form.styles.ts';
import { FormNotice } from '../../form/notices/FormNotice.tsx';
import { useForm } from '../../form/use-form.ts';
import { UsernameField } from '../../form/UsernameField.tsx';
import { PasswordField } from '../../passwordField/PasswordField.tsx';
import { useSession } from '../../session/session.ts';
import { ConfirmCallDialog } from '../ConfirmCallDialog.tsx';
import { useAddPasskey } from './use-add-passkey.ts';

interface NameDialogProps {
  passkey: Passkey;
  /** Whether the passkey was just added. */
  isNew: boolean;
  onClose: () => void;
  onRenamed: (passkey: Passkey) => void;
}

const checkName = createCheck<{ name: string }>(z.object({ name: nonBlankText }));

/** Renames a passkey, right after it was added or later. */
export function NameDialog({ passkey, isNew, onClose, onRenamed }: NameDialogProps) {
  const { t } = useTranslation('access');
  return (
    <Dialog title={t(isNew ? 'addedTitle' : 'renameTitle')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <NameForm passkey={passkey} isNew={isNew} onClose={onClose} onRenamed={onRenamed} />
    </Dialog>
  );
}

function NameForm({ passkey: { id, name }, isNew, onClose, onRenamed }: NameDialogProps) {
  const { t } = useTranslation('access');
  const form = useForm({
    initial: { name },
    check: checkName,
    situation: 'passkeyChange',
    send: (client, values, signal) => client.call(passkeyRename, { id, ...values }, { signal }),
    done(renamed) {
      onRenamed(renamed);
      onClose();
    },
  });
  // The dialog has one field, which takes the focus.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Fields {...form.formProps}>
      {isNew && <Text tone="soft">{t('addedText')}</Text>}
      <TextField
        {...form.field('name')}
        label={t('name')}
        description={t('nameHint')}
        maxLength={maxPasskeyName}
        autoComplete="off"
        inputRef={input}
      />
      <FormNotice notice={form.notice} />
      <Button type="submit" full pending={form.pending} pendingLabel={t('saving')}>
        {t('save')}
      </Button>
    </Fields>
  );
}

interface ProofFieldsProps {
  form: Pick<
    ReturnType<typeof useForm<{ currentPassword: string }, unknown>>,
    'formProps' | 'field' | 'pending' | 'notice'
  >;
  /** Why the password is needed. */
  text: string;
  label: string;
  pendingLabel: string;
}

/** The fields of a form that asks for the password before a passkey is added or removed. */
function ProofFields({ form, text, label, pendingLabel }: ProofFieldsProps) {
  const { t } = useTranslation('access');
  const { user } = useSession();
  return (
    <Fields {...form.formProps}>
      <UsernameField email={user?.email} />
      <Text tone="soft">{text}</Text>
      <PasswordField {...form.field('currentPassword')} label={t('currentPassword')} autoComplete="current-password" />
      <FormNotice notice={form.notice} />
      <Button type="submit" full pending={form.pending} pendingLabel={pendingLabel}>
        {label}
      </Button>
    </Fields>
  );
}

interface ProofDialogProps {
  onClose: () => void;
  onAdded: (passkey: Passkey) => void;
}

const checkProof = createCheck<{ currentPassword: string }>(z.object({ currentPassword: requiredPassword }));

/** Asks for the password before a passkey is added in an older session: another person may use the device. */
export function ProofDialog({ onClose, onAdded }: ProofDialogProps) {
  const { t } = useTranslation('access');
  return (
    <Dialog title={t('proofTitle')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
      <ProofForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  );
}

function ProofForm({ onClose, onAdded }: ProofDialogProps) {
  const { t } = useTranslation('access');
  const { add } = useAddPasskey();
  const form = useForm({
    initial: { currentPassword: '' },
    check: checkProof,
    situation: 'passkeyAdd',
    send: async (_, { currentPassword }) => (await add(currentPassword)) ?? { ok: false, failure: { kind: 'aborted' } },
    done(passkey) {
      onClose();
      onAdded(passkey);
    },
  });
  return <ProofFields form={form} text={t('proofText')} label={t('continue')} pendingLabel={t('adding')} />;
}

interface RemoveDialogProps {
  passkey: Passkey;
  onClose: () => void;
  onRemoved: (passkey: Passkey) => void;
}

/** Whether the previous attempt returned the warning that this passkey is the only way to log in. */
const wasWarned = (error: ErrorMessage | undefined) => error?.message === 'lastWayIn';

/**
 * Asks for confirmation before a passkey is removed, and for the password in an older session. Warns and asks again
 * when it is the only way to log in.
 */
export function RemoveDialog({ passkey, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('access');
  const { id, name } = passkey;
  const [needsPassword, setNeedsPassword] = useState(false);
  if (needsPassword)
    return (
      <Dialog title={t('proofTitle')} closeLabel={t('close')} isOpen onOpenChange={onClose}>
        <RemoveProofForm passkey={passkey} onClose={onClose} onRemoved={onRemoved} />
      </Dialog>
    );
  return (
    <ConfirmCallDialog
      title={t('removeTitle')}
      text={t('removeText', { name })}
      cancelLabel={t('keep')}
      confirmLabel={(error) => t(wasWarned(error) ? 'removeAnyway' : 'remove')}
      pendingLabel={t('removing')}
      situation="passkeyRemove"
      send={async (client, signal, error) => {
        const result = await client.call(
          passkeyRemove,
          { id, ...(wasWarned(error) && { lastWayIn: true }) },
          { signal },
        );
        if (!result.ok && isRefusal(result.failure, 'auth/missing_data')) setNeedsPassword(true);
        return result;
      }}
      onDone={() => onRemoved(passkey)}
      onClose={onClose}
    />
  );
}

function RemoveProofForm({ passkey, onClose, onRemoved }: RemoveDialogProps) {
  const { t } = useTranslation('access');
  const form = useForm({
    initial: { currentPassword: '' },
    check: checkProof,
    situation: 'passkeyRemove',
    send: (client, { currentPassword }, signal) =>
      client.call(passkeyRemove, { id: passkey.id, currentPassword }, { signal }),
    done() {
      onRemoved(passkey);
      onClose();
    },
  });
  return <ProofFields form={form} text={t('removeProofText')} label={t('remove')} pendingLabel={t('removing')} />;
}
