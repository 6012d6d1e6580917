import { authLogin } from '@kermesse/api/auth-login';
import { Checkbox } from '@kermesse/ui/Checkbox';
import { TextField } from '@kermesse/ui/TextField';
import { TextLink } from '@kermesse/ui/TextLink';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { carryEmail, useCarriedEmail } from '../keptInput/carried-email.ts';
import { createCheck, requiredEmail, requiredPassword } from '../form/check.ts';
import { Line } from '../form/form.styles.ts';
import { SubmitForm } from '../form/submit/SubmitForm.tsx';
import { useHref } from '../site/use-href.ts';
import { useProof } from '../humanCheck/use-proof.ts';
import { PasswordField } from '../passwordField/PasswordField.tsx';
import { useFlowSettings } from '../site/settings.ts';
import { OtherLoginMethods } from '../authFrame/OtherLoginMethods.tsx';
import { AuthFrame } from '../authFrame/AuthFrame.tsx';
import { StubLink } from '../authFrame/StubLink.tsx';
import { useInputMemory } from '../authFrame/use-input-memory.ts';
import { useAuthForm } from '../authFrame/use-auth-form.ts';
import { translated } from '../texts/TranslatedText.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SessionNotice } from './SessionNotice.tsx';

const initial = { email: '', password: '', remember: false };
type LoginValues = typeof initial;

const check = createCheck<LoginValues>(z.object({ email: requiredEmail, password: requiredPassword }));

/** The login page: email and password, and the other ways to log in. */
export function LoginScreen() {
  const { t } = useTranslation('login');
  const { passkeys } = useFlowSettings();
  const href = useHref();
  const proof = useProof();
  const form = useAuthForm({
    initial,
    check,
    situation: 'login',
    title: translated('login', 'submit'),
    remember: ({ remember }) => remember,
    send: (client, values, signal) =>
      proof.sendProven(client, signal, (humanCheck) => client.call(authLogin, { ...values, humanCheck }, { signal })),
  });
  useInputMemory('login', form, initial);
  useCarriedEmail((email) => form.set('email', email));
  return (
    <AuthFrame
      scene="hero"
      texts="login"
      stub={<StubLink question={t('noAccount')} to="/register" label={t('register')} />}
    >
      <SubmitForm form={form} submit={t('submit')} pendingLabel={t('pending')} proving={proof.checking}>
        <SessionNotice />
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete={passkeys ? 'username webauthn' : 'username'}
        />
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" />
        <Line>
          <Checkbox {...form.tick('remember')}>{t('remember')}</Checkbox>
          <TextLink href={href('/reset-password')} onClick={(click) => carryEmail(click, form.values.email.trim())}>
            {t('forgot')}
          </TextLink>
        </Line>
      </SubmitForm>
      <OtherLoginMethods first="google">{passkeys && <PasskeyButton />}</OtherLoginMethods>
    </AuthFrame>
  );
}
