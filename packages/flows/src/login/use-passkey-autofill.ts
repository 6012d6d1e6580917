import { useEffect, useEffectEvent } from 'react';
import { autofillPasskey } from '../loginAndSecurity/passkeys/ceremony.ts';
import { hasPasskeyHere } from '../loginAndSecurity/passkeys/passkey-flag.ts';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { keepOffering } from './keep-offering.ts';
import { usePasskeyLogin } from './use-passkey-login.ts';

/**
 * Offers passkeys in the browser's autofill for a field whose `autocomplete` ends with `webauthn`. Does so only in
 * browsers where a passkey was added or used: others load and request nothing. Failures before a passkey is chosen show
 * no message, because the user did not request anything.
 *
 * @param paused whether the user is logging in with the passkey button.
 * @param onResult called with the error when the chosen passkey is rejected.
 */
export function usePasskeyAutofill(paused: boolean, onResult: (error: ErrorMessage | undefined) => void): void {
  const { requestOptions, finish, logIn } = usePasskeyLogin();
  const offer = useEffectEvent((signal: AbortSignal) =>
    autofillPasskey(async () => {
      const options = await requestOptions();
      return options?.ok === true ? options.data : undefined;
    }, signal),
  );
  // The server would reject an expired challenge, so the browser asks once more.
  const chosen = useEffectEvent(async (response: Parameters<typeof finish>[0], expired: boolean) =>
    onResult(await (expired ? logIn() : finish(response))),
  );

  useEffect(() => {
    if (paused || !hasPasskeyHere()) return undefined;
    return keepOffering(
      (signal) => offer(signal),
      (response: Parameters<typeof finish>[0], expired) => chosen(response, expired),
    );
  }, [paused]);
}
