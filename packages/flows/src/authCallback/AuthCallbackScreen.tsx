import type { AuthResult, PendingLink } from '@kermesse/api/page-props';
import { useToasts } from '@kermesse/ui/Toasts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../site/go.ts';
import { isAdmin } from '../session/send-login.ts';
import { useSession } from '../session/session.ts';
import { AuthFrame } from '../authFrame/AuthFrame.tsx';
import { translated } from '../texts/TranslatedText.tsx';
import { LinkStep } from './LinkStep.tsx';
import { readPendingLink, keepPendingLink } from './stored-link.ts';
import { WaitingLine } from './WaitingLine.tsx';

export interface AuthCallbackScreenProps {
  /** The result of the login with a third party, from the page props. */
  auth?: AuthResult;
}

/**
 * The page after a login with a third party (specification §2). A successful result begins the session and goes to
 * the requested page, or the home page. Any other result shows 'Authentication failed' and goes to the login page.
 * Without a result the screen goes to the same page as after a success. A result with `link` asks for the password of
 * the account that has the email address. A reload keeps this step.
 */
export function AuthCallbackScreen({ auth }: AuthCallbackScreenProps) {
  const [kept, setKept] = useState<PendingLink>();
  const link = auth?.link ?? kept;
  useEffect(() => {
    if (auth?.link !== undefined) keepPendingLink(auth.link);
  }, [auth]);
  return link === undefined ? <Result auth={auth} onKept={setKept} /> : <LinkStep {...link} />;
}

interface ResultProps extends AuthCallbackScreenProps {
  /** Called with the stored link when the page with this result was reloaded. */
  onKept: (link: PendingLink) => void;
}

function Result({ auth, onKept }: ResultProps) {
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
    const kept = readPendingLink();
    if (auth === undefined) go('/', { replace: true });
    else if (auth.status === 400 && kept !== undefined) onKept(kept);
    else if (auth.status !== 200 || auth.data === undefined || isAdmin(auth.data)) fail();
    else connect({ ...auth.data, remember: true }).then(() => go('/', { replace: true }), fail);
  }, [auth, connect, go, onKept, toasts]);

  return (
    <AuthFrame scene="hero" texts="authCallback">
      <WaitingLine label={t('wait')} />
    </AuthFrame>
  );
}
