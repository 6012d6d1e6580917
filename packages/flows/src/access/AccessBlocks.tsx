import { useFlowSettings } from '../site/settings.ts';
import { PasskeysBlock } from './passkeys/PasskeysBlock.tsx';
import { SessionsBlock } from './sessions/SessionsBlock.tsx';

/** Passkeys, and where somebody is signed in: what the site's backend offers of them. */
export function AccessBlocks() {
  const { passkeys, sessions } = useFlowSettings();
  return (
    <>
      {passkeys && <PasskeysBlock />}
      {sessions && <SessionsBlock />}
    </>
  );
}
