import type { AuthResult } from '@kermesse/api/page-props';
import { useToasts } from '@kermesse/ui/ToastRegion';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../site/go.ts';
import { useSession } from '../session/session.ts';
import { SignInFrame } from '../signInFrame/SignInFrame.tsx';
import { LinkStep } from './LinkStep.tsx';
import { Travelling } from './Travelling.tsx';

export interface AuthCallbackScreenProps {
  /** What a third party's sign-in came to, as the page props carry it. */
  auth?: AuthResult;
}

/**
 * Where somebody lands who signed in elsewhere (specification §2): a good result begins the session and goes home; any
 * other says 'Authentication failed' and goes to the login; without one it goes home. A result with `link` asks for the
 * password of the account that has the address.
 */
export function AuthCallbackScreen({ auth }: AuthCallbackScreenProps) {
  return auth?.link === undefined ? <Result auth={auth} /> : <LinkStep {...auth.link} />;
}

function Result({ auth }: AuthCallbackScreenProps) {
  const { t } = useTranslation('authCallback');
  const { t: failures } = useTranslation('failures');
  const { connect } = useSession();
  const go = useGo();
  const toasts = useToasts();
  const begun = useRef(false);

  useEffect(() => {
    // Once: an effect may run twice, a session begins once.
    if (begun.current) return;
    begun.current = true;
    const fail = () => {
      toasts.show({ kind: 'error', title: failures('authenticationFailed') });
      go('/login', { replace: true });
    };
    if (auth === undefined) go('/', { replace: true });
    else if (auth.status !== 200 || auth.data === undefined) fail();
    else connect(auth.data).then(() => go('/', { replace: true }), fail);
  }, [auth, connect, failures, go, toasts]);

  return (
    <SignInFrame scene="hero" coverLine={t('coverLine')} claim={t('claim')} overline={t('overline')} title={t('title')}>
      <Travelling label={t('wait')} />
    </SignInFrame>
  );
}
