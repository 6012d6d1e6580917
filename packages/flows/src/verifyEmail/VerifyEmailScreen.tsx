import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitForm } from '../form/submit/SubmitForm.tsx';
import { useForm } from '../form/use-form.ts';
import { useHref } from '../site/use-href.ts';
import { useSession } from '../session/session.ts';
import { AuthFrame } from '../authFrame/AuthFrame.tsx';
import { StubLink } from '../authFrame/StubLink.tsx';
import { verifyWithLink, type VerificationOutcome } from './verify-with-link.ts';
import { useEmailChangedToast } from './use-email-changed-toast.ts';

export interface VerifyEmailScreenProps {
  /** The result of the emailed link, or `ready` before its button is pressed; `invalid` by default. */
  result?: 'ready' | VerificationOutcome;
  /** The address to verify, masked: `a…@example.com`. */
  email?: string;
  /** The two parts of a link that is `ready`. */
  link?: { id: string; hash: string };
}

const failed: ReadonlySet<VerifyEmailScreenProps['result']> = new Set(['taken', 'invalid']);

/**
 * Verifies an email address when its button is pressed, not when the emailed link is opened. Without JavaScript the
 * button submits the page's form. Then the screen shows the result. A logged-in user is reloaded, so that the banner
 * disappears.
 */
export function VerifyEmailScreen({ result = 'invalid', email = '', link }: VerifyEmailScreenProps) {
  const { t } = useTranslation('verifyEmail');
  const href = useHref();
  const { state, refresh } = useSession();
  const [outcome, setOutcome] = useState<VerificationOutcome>();
  const form = useForm({
    situation: 'verifyEmail',
    send: (client, _, signal) => verifyWithLink(client, link, signal),
    done: setOutcome,
  });
  const shown = outcome ?? result;
  useEmailChangedToast();
  const connected = state === 'connected';

  useEffect(() => {
    if (connected && (shown === 'verified' || shown === 'changed')) void refresh();
  }, [connected, refresh, shown]);

  const content =
    shown === 'ready' ? (
      <SubmitForm form={form} submit={t('confirm')} pendingLabel={t('pending')} />
    ) : (
      <ButtonLink href={href('/')}>{t('continue')}</ButtonLink>
    );
  return (
    <AuthFrame
      scene="market"
      texts="verifyEmail"
      claim={failed.has(shown) ? t('claimInvalid') : undefined}
      title={t(`${shown}.title`)}
      // A line must not end after the ellipsis of a masked address.
      lead={t(`${shown}.lead`, { email: email.replace('…', '…\u2060') })}
      worksWithoutScripts
      isOutcome={outcome !== undefined}
      stub={
        failed.has(shown) && !connected ? (
          <StubLink question={t('hasAccount')} to="/login" label={t('login')} />
        ) : undefined
      }
    >
      {content}
    </AuthFrame>
  );
}
