import { isPlainClick } from '@kermesse/ui/link-click';
import { toLocale } from '@kermesse/api/schemas/common/locale';
import { Button } from '@kermesse/ui/Button';
import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { useToasts } from '@kermesse/ui/Toasts';
import { Smartphone } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useSession } from '../session/session.ts';
import { useFlowSettings } from '../site/settings.ts';
import { translated } from '../texts/TranslatedText.tsx';
import { loadPhoneDialog, LazyPhoneLoginDialog, usePhoneDialog } from './use-phone-dialog.ts';

/** Returns the address of the route `auth.google.redirect`, which redirects to Google and keeps the language. */
const googleRedirect = (language: string) => `/auth/google/redirect?locale=${toLocale(language)}`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-block: var(--space-4) var(--space-3);
  color: var(--ink-soft);
  font-family: var(--serif);
  font-style: italic;
  line-height: 1.2;

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--line);
  }
`;

const Methods = styled.div`
  display: grid;
  gap: var(--space-3);

  & > * {
    padding-inline: 0.9em;
  }
`;

/** Makes a plain click load the address in the browser, not in the app's router: the server serves it. */
function leave(event: MouseEvent<HTMLAnchorElement>) {
  if (!isPlainClick(event.nativeEvent)) return;
  event.preventDefault();
  location.assign(event.currentTarget.href);
}

/** The letter G of Google, in the text colour of its button. */
const googleMark = (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6" aria-hidden="true">
    <path d="M20.4 12H12.2M18.2 6.4A8.3 8.3 0 1 0 20.3 12" />
  </svg>
);

export interface OtherLoginMethodsProps {
  /** The first of the two: Google on the login page, the phone on the registration page (specification §2). */
  first: 'google' | 'phone';
  /** More ways to log in, after the two. */
  children?: ReactNode;
}

/** The ways to log in without a password: with Google, with a code sent to a phone, and those in `children`. */
export function OtherLoginMethods({ first, children }: OtherLoginMethodsProps) {
  const { t, i18n } = useTranslation('authFrame');
  const { google } = useFlowSettings();
  const toasts = useToasts();
  const { user } = useSession();
  const phone = usePhoneDialog();
  const byGoogle = google ? (
    <ButtonLink href={googleRedirect(i18n.language)} variant="line" icon={googleMark} onClick={leave}>
      {t('google')}
    </ButtonLink>
  ) : (
    <Button
      variant="line"
      icon={googleMark}
      onPress={() => toasts.show({ title: translated('authFrame', 'googleOff') })}
    >
      {t('google')}
    </Button>
  );
  const byPhone = (
    <Button
      variant="line"
      icon={<Smartphone aria-hidden="true" />}
      // After a login, until the next page has loaded.
      pending={phone.loading || user !== null}
      onHoverStart={loadPhoneDialog}
      onPress={phone.open}
    >
      {t('phone')}
    </Button>
  );
  return (
    <>
      <Or data-screen-only>{t('or')}</Or>
      <Methods>
        {first === 'google' && byGoogle}
        {byPhone}
        {first === 'phone' && byGoogle}
        {children}
      </Methods>
      {phone.loaded && <LazyPhoneLoginDialog isOpen={phone.isOpen} onOpenChange={phone.setOpen} />}
    </>
  );
}
