import { useEffect, useEffectEvent } from 'react';
import { autofillPasskey } from '../access/passkeys/ceremony.ts';
import { hasPasskeyHere } from '../access/passkeys/passkey-flag.ts';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { usePasskeyLogin } from './use-passkey-login.ts';

/** The milliseconds after which an offer is cancelled: the server's challenge is valid for five minutes. */
const freshFor = 4 * 60_000;

/**
 * Offers passkeys in the browser's autofill for a field whose `autocomplete` ends with `webauthn`. Does so only in
 * browsers where a passkey was added or used: others load and request nothing. Failures before a passkey is chosen show
 * no message, because the user did not request anything.
 *
 * @param paused whether the user is logging in with the passkey button.
 * @param onResult called with the error when the chosen passkey is rejected.
 */
export function usePasskeyAutofill(paused: boolean, onResult: (error: ErrorMessage | undefined) => void): void {
  const { ask, finish } = usePasskeyLogin();
  const askOptions = useEffectEvent(async () => {
    const asked = await ask();
    return asked?.ok === true ? asked.data : undefined;
  });
  const chosen = useEffectEvent(async (response: Parameters<typeof finish>[0]) => onResult(await finish(response)));

  useEffect(() => {
    if (paused || !hasPasskeyHere()) return undefined;
    let offer = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function begin(): Promise<void> {
      offer = new AbortController();
      const { signal } = offer;
      timer = setTimeout(() => {
        offer.abort();
        // Offers passkeys again when the user returns to the form.
        addEventListener('focusin', onFocus, { once: true });
      }, freshFor);
      const response = await autofillPasskey(() => askOptions(), signal);
      if (response !== undefined) await chosen(response);
    }
    const onFocus = () => void begin();
    void begin();
    return () => {
      clearTimeout(timer);
      removeEventListener('focusin', onFocus);
      offer.abort();
    };
  }, [paused]);
}
