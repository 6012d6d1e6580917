import { authResetPassword } from '@kermesse/api/auth-reset-password';
import { normaliseEmail } from '@kermesse/api/schemas/forms/email-address';
import { TextField } from '@kermesse/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { createCheck, requiredEmail, requiredPassword } from '../form/check.ts';
import { SubmitForm } from '../form/submit/SubmitForm.tsx';
import { newPassword, matchesConfirmation } from '../form/new-password.ts';
import { useForm } from '../form/use-form.ts';
import { UsernameField } from '../passwordField/UsernameField.tsx';
import { useSession } from '../session/session.ts';
import { useGo } from '../site/go.ts';
import { PasswordField } from '../passwordField/PasswordField.tsx';
import { AuthFrame } from '../authFrame/AuthFrame.tsx';
import { StubLink } from '../authFrame/StubLink.tsx';
import { translated } from '../texts/TranslatedText.tsx';

interface ResetValues extends Record<string, string> {
  email: string;
  password: string;
  passwordConfirmation: string;
}

const check = createCheck<ResetValues>(
  z
    .object({ email: requiredEmail, password: newPassword, passwordConfirmation: requiredPassword })
    .check(matchesConfirmation('password', 'passwordConfirmation')),
);

export interface ResetPasswordScreenProps {
  /** The token of the emailed link. */
  token?: string;
  /** The account's email address. When the link does not contain it, or an invalid one, the form asks for it. */
  email?: string;
}

/** Sets a new password with an emailed link, then goes to the login page. Logs out the account's own user first. */
export function ResetPasswordScreen({ token = '', email }: ResetPasswordScreenProps) {
  const { t } = useTranslation('resetPassword');
  const go = useGo();
  const { user, logOut } = useSession();
  const [initial] = useState<ResetValues>({ email: email ?? '', password: '', passwordConfirmation: '' });
  const form = useForm({
    initial,
    check,
    situation: 'resetPassword',
    send: (client, values, signal) => client.call(authResetPassword, { ...values, token }, { signal }),
    // The duration is that of specification §8.
    success: () => ({ title: translated('resetPassword', 'changed'), duration: 10_000 }),
    done: async (_, { email: changed }) => {
      // The server has ended every session of the account.
      if (user !== null && normaliseEmail(user.email ?? '') === normaliseEmail(changed))
        await logOut('to-log-in-again');
      go('/login');
    },
  });
  const field = form.field('email');
  // Stays, although the first change of the field removes its error.
  const [asksEmail, setAsksEmail] = useState(email === undefined);
  if (!asksEmail && field.errorMessage !== undefined) setAsksEmail(true);
  return (
    <AuthFrame
      scene="stage"
      texts="resetPassword"
      lead={email === undefined ? undefined : t('lead', { email })}
      stub={<StubLink question={t('late')} to="/reset-password" label={t('another')} />}
    >
      <SubmitForm form={form} submit={t('submit')} pendingLabel={t('pending')}>
        {asksEmail ? (
          <TextField {...field} label={t('email')} type="email" inputMode="email" autoComplete="username" />
        ) : (
          <UsernameField email={email} />
        )}
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="new-password"
          owner={{ ...form.values, token }}
        />
        <PasswordField {...form.field('passwordConfirmation')} label={t('confirmation')} autoComplete="new-password" />
      </SubmitForm>
    </AuthFrame>
  );
}
