import { passkeyLogin } from '@kermesse/api/passkey-login';
import { passkeyLoginOptions } from '@kermesse/api/passkey-login-options';
import type { AuthenticationResponse } from '@kermesse/api/schemas/account/passkey';
import { signWithPasskey } from '../loginAndSecurity/passkeys/ceremony.ts';
import { removePasskeyFlag, setPasskeyFlag } from '../loginAndSecurity/passkeys/passkey-flag.ts';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { useCall } from '@kermesse/api/use-call';
import { useGo } from '../site/go.ts';
import { sendLogin } from '../session/send-login.ts';
import { useSession } from '../session/session.ts';

/** Returns a login with a passkey, and its two calls: between them, the browser signs the challenge. */
export function usePasskeyLogin() {
  const session = useSession();
  const go = useGo();
  const optionsCall = useCall('passkeyLogin');
  const loginCall = useCall('passkeyLogin');

  /**
   * Logs in with the browser's response and goes to the requested page, or the home page. Returns an error when that
   * fails.
   */
  async function finish(response: AuthenticationResponse): Promise<ErrorMessage | undefined> {
    const result = await loginCall.call((client, signal) =>
      sendLogin(session, () => client.call(passkeyLogin, { response }, { signal })),
    );
    if (result?.ok !== true) {
      if (result?.error.message === 'passkeyUnknown') removePasskeyFlag();
      return result?.error;
    }
    setPasskeyFlag();
    await session.connect({ ...result.data, remember: true });
    go('/');
    return undefined;
  }

  /** Requests the challenge that the browser signs. */
  const requestOptions = () => optionsCall.call((client, signal) => client.call(passkeyLoginOptions, {}, { signal }));

  /** Logs in with a passkey that the user chooses in the browser's dialog. Returns an error when that fails. */
  async function logIn(): Promise<ErrorMessage | undefined> {
    const options = await requestOptions();
    if (options?.ok !== true) return options?.error;
    const signed = await signWithPasskey(options.data);
    return signed.ok ? finish(signed.data) : signed.error;
  }

  return { requestOptions, finish, logIn };
}
