import type { Client } from '@kermesse/api/client';
import { passkeyLogin } from '@kermesse/api/passkey-login';
import { passkeyLoginOptions } from '@kermesse/api/passkey-login-options';
import type { AuthenticationResponse } from '@kermesse/api/schemas/account/passkey';
import { forgetPasskeyHere, rememberPasskeyHere } from '../access/passkeys/passkey-here.ts';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { useCall } from '@kermesse/api/use-call';
import { useGo } from '../site/go.ts';
import { useSession } from '../session/session.ts';

const askOptions = (client: Client, signal: AbortSignal) => client.call(passkeyLoginOptions, {}, { signal });

/** The two calls of signing in with a passkey; in between the browser signs. */
export function usePasskeyLogin() {
  const session = useSession();
  const go = useGo();
  const asking = useCall('passkeyLogin');
  const answering = useCall('passkeyLogin');

  /** Begins the session with the browser's answer, and continues; returns an error when it failed. */
  async function finish(response: AuthenticationResponse): Promise<ErrorMessage | undefined> {
    const answer = await answering.call((client, signal) => client.call(passkeyLogin, { response }, { signal }));
    if (answer?.ok !== true) {
      if (answer?.error.message === 'passkeyUnknown') forgetPasskeyHere();
      return answer?.error;
    }
    const { data } = answer.data;
    // Administrators have no business here, whatever a backend answers (specification §4).
    if (data.user.profileType === 'admin') return { message: 'loginFailed' };
    rememberPasskeyHere();
    await session.connect({ ...data, remember: true });
    go('/');
    return undefined;
  }

  return {
    /** Asks the server for what the browser is to sign. */
    ask: () => asking.call(askOptions),
    finish,
  };
}
