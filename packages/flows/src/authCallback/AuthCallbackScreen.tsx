import type { AuthResult } from '@kermesse/api/page-props';
import { useToasts } from '@kermesse/ui/ToastRegion';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../site/go.ts';
import { isAdmin } from '../session/send-login.ts';
import { useSession } from '../session/session.ts';
import { AuthFrame } from '../authFrame/AuthFrame.tsx';
import { translated } from '../texts/TranslatedText.tsx';
import { LinkStep } from './LinkStep.tsx';
import { WaitingLine } from './WaitingLine.tsx';

export interface AuthCallbackScreenProps {
  /** The result of the login with a third party, from the page props. */
  auth?: AuthResult;
}

/**
 * The page after a login with a third party (specification §2). A successful result begins the session and goes to
 * the requested page, or the home page. Any other result shows 'Authentication failed' and goes to the login page.
 * Without a result the screen goes to the same page as after a success. A result with `link` asks for the password of
 * the account that has the email address.
 */
export function AuthCallbackScreen({ auth }: AuthCallbackScreenProps) {
  return auth?.link === undefined ? <Result auth={auth} /> : <LinkStep {...auth.link} />;
}

function Result({ auth }: AuthCallbackScreenProps) {
  const { t } = useTranslation('authCallback');
  const { connect } = useSession();
  const go = useGo();
  const toasts = useToasts();
  const begun = useRef(false);

  useEffect(() => {
    // React may run an effect twice, but a session must begin once.
    if (begun.current) return;
    begun.current = true;
    const fail = () => {
      toasts.show({ kind: 'error', title: translated('failures', 'authenticationFailed') });
      go('/login', { replace: true });
    };
    if (auth === undefined) go('/', { replace: true });
    else if (auth.status !== 200 || auth.data === undefined || isAdmin(auth.data)) fail();
    else connect({ ...auth.data, remember: true }).then(() => go('/', { replace: true }), fail);
  }, [auth, connect, go, toasts]);

  return (
    <AuthFrame scene="hero" coverLine={t('coverLine')} claim={t('claim')} overline={t('overline')} title={t('title')}>
      <WaitingLine label={t('wait')} />
    </AuthFrame>
  );
}
