import { ButtonLink } from '@kermesse/ui/ButtonLink';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from '../links/links.ts';
import { useSession } from '../session/session.ts';
import { SignInFrame } from '../signInFrame/SignInFrame.tsx';

export interface VerifyEmailScreenProps {
  /** What the mailed link came to: verified now, the account's new address, verified before, or no good. */
  result: 'verified' | 'changed' | 'already' | 'invalid';
}

/** Says what the link that confirms an address came to. Whoever is signed in is loaded anew, so that no banner asks again. */
export function VerifyEmailScreen({ result }: VerifyEmailScreenProps) {
  const { t } = useTranslation('verifyEmail');
  const href = useHref();
  const { state, refresh } = useSession();
  const connected = state === 'connected';
  useEffect(() => {
    if (connected && (result === 'verified' || result === 'changed')) void refresh();
  }, [connected, refresh, result]);
  return (
    <SignInFrame
      scene="market"
      coverLine={t('coverLine')}
      claim={t(result === 'invalid' ? 'claimInvalid' : 'claim')}
      overline={t('overline')}
      title={t(`${result}.title`)}
      lead={t(`${result}.lead`)}
    >
      <ButtonLink href={href('/')}>{t('continue')}</ButtonLink>
    </SignInFrame>
  );
}
