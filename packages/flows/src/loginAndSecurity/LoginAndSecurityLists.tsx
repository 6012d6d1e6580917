import { useFlowSettings } from '../site/settings.ts';
import { PasskeysBlock } from './passkeys/PasskeysBlock.tsx';
import { SessionsBlock } from './sessions/SessionsBlock.tsx';

/** Lists the user's passkeys and sessions, each only when the site's backend supports it. */
export function LoginAndSecurityLists() {
  const { passkeys, sessions } = useFlowSettings();
  return (
    <>
      {passkeys && <PasskeysBlock />}
      {sessions && <SessionsBlock />}
    </>
  );
}
