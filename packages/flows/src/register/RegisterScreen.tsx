import { toLocale } from '@kermesse/api/schemas/common/locale';
import { authRegister } from '@kermesse/api/auth-register';
import { TextField } from '@kermesse/ui/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { createCheck, requiredEmail, requiredPassword, nonBlankText } from '../form/check.ts';
import { Pair } from '../form/form.styles.ts';
import { SubmitForm } from '../form/submit/SubmitForm.tsx';
import { newPassword, matchesConfirmation } from '../form/new-password.ts';
import { useProof } from '../humanCheck/use-proof.ts';
import { PasswordField } from '../passwordField/PasswordField.tsx';
import { OtherLoginMethods } from '../authFrame/OtherLoginMethods.tsx';
import { AuthFrame } from '../authFrame/AuthFrame.tsx';
import { StubLink } from '../authFrame/StubLink.tsx';
import { useInputMemory } from '../authFrame/use-input-memory.ts';
import { useAuthForm } from '../authFrame/use-auth-form.ts';
import { translated } from '../texts/TranslatedText.tsx';
import { EmailTakenLinks } from './EmailTakenLinks.tsx';

const initial = { firstname: '', lastname: '', email: '', password: '', passwordConfirmation: '' };
type RegisterValues = typeof initial;

const check = createCheck<RegisterValues>(
  z
    .object({
      firstname: nonBlankText,
      lastname: nonBlankText,
      email: requiredEmail,
      password: newPassword,
      passwordConfirmation: requiredPassword,
    })
    .check(matchesConfirmation('password', 'passwordConfirmation')),
);

/** Creates an idempotency key of 128 random bits: a retry after a lost response creates no second account. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The registration page. New accounts have notifications on, in the language of the page. */
export function RegisterScreen() {
  const { t, i18n } = useTranslation('register');
  const [idempotencyKey] = useState(newKey);
  const proof = useProof();
  const form = useAuthForm({
    initial,
    check,
    situation: 'register',
    title: translated('register', 'submit'),
    showInvalidNotice: true,
    send: (client, values, signal) => {
      const locale = toLocale(i18n.language);
      const preferences = { inAppNotifEnabled: true, emailNotifEnabled: true, locale } as const;
      return proof.sendProven(client, signal, (humanCheck) =>
        client.call(authRegister, { ...values, preferences, accountStatus: 1, humanCheck }, { signal, idempotencyKey }),
      );
    },
  });
  useInputMemory('register', form, initial);
  const email = form.field('email');
  const taken = form.notice?.fieldError !== undefined && email.errorMessage !== undefined;
  return (
    <AuthFrame
      scene="beach"
      texts="register"
      stub={<StubLink question={t('hasAccount')} to="/login" label={t('login')} />}
    >
      <SubmitForm form={form} submit={t('submit')} pendingLabel={t('pending')} proving={proof.checking}>
        <TextField {...email} label={t('email')} type="email" inputMode="email" autoComplete="username" />
        {taken && <EmailTakenLinks email={email.value} />}
        <Pair>
          <TextField {...form.field('lastname')} label={t('lastname')} autoComplete="family-name" />
          <TextField {...form.field('firstname')} label={t('firstname')} autoComplete="given-name" />
        </Pair>
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="new-password"
          owner={form.values}
        />
        <PasswordField {...form.field('passwordConfirmation')} label={t('confirmation')} autoComplete="new-password" />
      </SubmitForm>
      <OtherLoginMethods first="phone" />
    </AuthFrame>
  );
}
