import { authGoogleLink } from '@kermesse/api/auth-google-link';
import type { PendingLink } from '@kermesse/api/page-props';
import { TextLink } from '@kermesse/ui/TextLink';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { createCheck, requiredPassword } from '../form/check.ts';
import { Line } from '../form/form.styles.ts';
import { SubmitForm } from '../form/submit/SubmitForm.tsx';
import { carryEmail } from '../keptInput/carried-email.ts';
import { UsernameField } from '../passwordField/UsernameField.tsx';
import { useHref } from '../site/use-href.ts';
import { PasswordField } from '../passwordField/PasswordField.tsx';
import { AuthFrame } from '../authFrame/AuthFrame.tsx';
import { StubLink } from '../authFrame/StubLink.tsx';
import { useAuthForm } from '../authFrame/use-auth-form.ts';
import { translated } from '../texts/TranslatedText.tsx';

const initial = { password: '' };
const check = createCheck<typeof initial>(z.object({ password: requiredPassword }));

/**
 * Asks once for the account's password when a user logs in with Google and the email already belongs to an account
 * with a password. Afterwards both ways log in to the same account.
 */
export function LinkStep({ token, email }: PendingLink) {
  const { t } = useTranslation('authCallback');
  const href = useHref();
  const form = useAuthForm({
    initial,
    check,
    situation: 'linkGoogle',
    title: translated('authCallback', 'link.submit'),
    replace: true,
    remember: () => true,
    send: (client, { password }, signal) => client.call(authGoogleLink, { token, password }, { signal }),
  });
  return (
    <AuthFrame
      scene="hero"
      texts="authCallback"
      title={t('link.title')}
      lead={t('link.lead', { email })}
      stub={<StubLink question={t('link.notNow')} to="/login" label={t('link.login')} />}
    >
      <SubmitForm form={form} submit={t('link.submit')} pendingLabel={t('link.pending')}>
        <UsernameField email={email} />
        <PasswordField {...form.field('password')} label={t('link.password')} autoComplete="current-password" />
        <Line>
          <TextLink href={href('/reset-password')} onClick={(click) => carryEmail(click, email)}>
            {t('link.forgot')}
          </TextLink>
        </Line>
      </SubmitForm>
    </AuthFrame>
  );
}
