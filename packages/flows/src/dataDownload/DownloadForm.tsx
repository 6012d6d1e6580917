import { toLocale } from '@kermesse/api/schemas/common/locale';
import { accountData } from '@kermesse/api/account-data';
import type { User } from '@kermesse/api/schemas/account/user';
import { announce } from '@kermesse/ui/announce';
import { Button } from '@kermesse/ui/Button';
import { ProgressBar } from '@kermesse/ui/ProgressBar';
import { Text } from '@kermesse/ui/Text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { formatBytes } from '../documents/bytes.ts';
import { createCheck, requiredPassword } from '../form/check.ts';
import { SubmitForm } from '../form/submit/SubmitForm.tsx';
import { useForm } from '../form/use-form.ts';
import { UsernameField } from '../passwordField/UsernameField.tsx';
import { PasswordField } from '../passwordField/PasswordField.tsx';
import { hasPassword } from '../session/has-password.ts';
import { useSession } from '../session/session.ts';
import { saveFile } from '@kermesse/ui/save-file';

const initial = { currentPassword: '' };
const check = createCheck<typeof initial>(z.object({ currentPassword: requiredPassword }));

/** Returns the date in UTC, as `2026-11-22`. */
const today = () => new Date().toISOString().slice(0, 10);

/** The content of the dialog: the password, the progress of the download, and the name of the saved file. */
export function DownloadForm({ user, close }: { user: User; close: () => void }) {
  const { t, i18n } = useTranslation(['dataDownload', 'dialog']);
  const locale = toLocale(i18n.language);
  const { logOut } = useSession();
  const [received, setReceived] = useState(0);
  const [saved, setSaved] = useState<{ name: string; size: number }>();
  const asksPassword = hasPassword(user);
  const form = useForm({
    initial,
    check: asksPassword ? check : undefined,
    situation: 'downloadData',
    send: (client, values, signal) => {
      setReceived(0);
      announce(t('preparing'));
      return client.call(accountData, asksPassword ? values : {}, { signal, onReceived: setReceived });
    },
    done: (archive: Blob) => {
      // No input is left that could be lost.
      form.set('currentPassword', '');
      const name = `${t('fileName')}-${today()}.zip`;
      saveFile(archive, name);
      setSaved({ name, size: archive.size });
      announce(t('saved', { name, size: formatBytes(archive.size, locale) }));
    },
  });

  if (saved !== undefined) {
    return (
      <>
        <Text>{t('saved', { name: saved.name, size: formatBytes(saved.size, locale) })}</Text>
        <Button full onPress={close}>
          {t('close', { ns: 'dialog' })}
        </Button>
      </>
    );
  }
  const again = form.notice?.message === 'logInAgain';
  const progress = received === 0 ? t('preparing') : t('received', { size: formatBytes(received, locale) });
  return (
    <SubmitForm
      form={form}
      submit={t('download')}
      pendingLabel={t('preparing')}
      details={
        form.pending && (
          <>
            <ProgressBar label={t('open')} valueText={progress} />
            <Text tone="soft">{progress}</Text>
          </>
        )
      }
      instead={
        again ? (
          <Button full onPress={() => void logOut('to-log-in-again')}>
            {t('logInAgain')}
          </Button>
        ) : undefined
      }
    >
      <UsernameField email={user.email} />
      <Text tone="soft">{t(asksPassword ? 'text' : 'textWithoutPassword')}</Text>
      {asksPassword && (
        <PasswordField {...form.field('currentPassword')} label={t('password')} autoComplete="current-password" />
      )}
    </SubmitForm>
  );
}
