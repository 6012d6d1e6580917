import { authEditEmail } from '@kermesse/api/auth-edit-email';
import { isRefusal } from '@kermesse/api/failure';
import type { User } from '@kermesse/api/schemas/account/user';
import { normaliseEmail } from '@kermesse/api/schemas/forms/email-address';
import { Button } from '@kermesse/ui/Button';
import { Text } from '@kermesse/ui/Text';
import { TextField } from '@kermesse/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FlowDialog } from '../../dialog/FlowDialog.tsx';
import { createCheck, requiredEmail, requiredPassword } from '../../form/check.ts';
import { SubmitForm } from '../../form/submit/SubmitForm.tsx';
import { useFailureNotification } from '../../form/use-failure-notification.ts';
import { useForm } from '../../form/use-form.ts';
import { useStoredInput } from '../../form/use-stored-input.ts';
import { UsernameField } from '../../passwordField/UsernameField.tsx';
import { PasswordField } from '../../passwordField/PasswordField.tsx';
import { useSession } from '../../session/session.ts';
import { useSessionEnd } from '../../session/use-session-end.ts';
import { translated } from '../../texts/TranslatedText.tsx';
import type { AccountDialogProps } from './PasswordDialog.tsx';

const initial = { email: '', currentPassword: '' };
/** The values that are kept when the session ends: the address, never the password. */
const nothing = { email: '' };

/** The name under which the form's input is kept. */
export const emailForm = 'email';

const checkEmail = createCheck<typeof initial>(z.object({ email: requiredEmail }));
const checkBoth = createCheck<typeof initial>(z.object({ email: requiredEmail, currentPassword: requiredPassword }));

/** The text key of the action. An account with phone login has no email at first. */
export const emailAction = (user: Pick<User, 'email'> | null) => (user?.email == null ? 'addEmail' : 'changeEmail');

/**
 * Changes the email address (specification §5), or adds the first one. When the session is older than ten minutes, the
 * server requires the password, or a new login when the account has no password. The input is kept.
 */
export function EmailDialog({ isOpen, onOpenChange }: AccountDialogProps) {
  const { t } = useTranslation('account');
  const { user } = useSession();
  return (
    <FlowDialog title={t(emailAction(user))} isOpen={isOpen} onOpenChange={onOpenChange}>
      {(close) => <EmailForm close={close} />}
    </FlowDialog>
  );
}

function EmailForm({ close }: { close: () => void }) {
  const { t } = useTranslation('account');
  const session = useSession();
  const action = emailAction(session.user);
  const [asksPassword, setAsksPassword] = useState(false);
  const kept = useStoredInput(emailForm, nothing);
  const notifyFailure = useFailureNotification(translated('account', action));
  const form = useForm({
    initial: { ...initial, ...kept.restored },
    stored: initial,
    check: asksPassword ? checkBoth : checkEmail,
    situation: 'changeEmail',
    onFailureAfterLeaving(error, { email }) {
      if (!kept.keepSent({ email })) notifyFailure(error);
    },
    async send(client, { email, currentPassword }, signal) {
      const result = await client.call(authEditEmail, { email, ...(asksPassword && { currentPassword }) }, { signal });
      if (!result.ok && isRefusal(result.failure, 'auth/missing_data')) setAsksPassword(true);
      return result;
    },
    success(_, { email }) {
      const unchanged = session.user?.emailVerifiedAt != null && session.user.email === normaliseEmail(email);
      return {
        title: translated('account', unchanged ? 'emailUnchanged' : 'emailPending'),
        text: unchanged
          ? translated('account', 'emailUnchangedText')
          : translated('account', 'emailToConfirm', { email }),
        duration: 10_000,
      };
    },
    async done(_, __, stillOpen) {
      if (stillOpen) close();
      await session.refresh();
    },
  });
  useSessionEnd((userId) => void kept.keep({ email: form.values.email }, userId));
  return (
    <SubmitForm
      form={form}
      submit={t(action)}
      pendingLabel={t('saving')}
      instead={
        form.notice?.message === 'logInAgain' ? (
          <Button full onPress={() => void session.logOut('to-log-in-again')}>
            {t('logInAgain')}
          </Button>
        ) : undefined
      }
    >
      <UsernameField email={session.user?.email} />
      <Text tone="soft">{t(action === 'addEmail' ? 'addEmailText' : 'emailText')}</Text>
      <TextField {...form.field('email')} label={t('newEmail')} type="email" inputMode="email" autoComplete="email" />
      {asksPassword && (
        <PasswordField
          {...form.field('currentPassword')}
          label={t('currentPassword')}
          autoComplete="current-password"
        />
      )}
    </SubmitForm>
  );
}
