import { useEffect, useEffectEvent } from 'react';
import { offerPasskeys } from '../access/ceremony.ts';
import { isPasskeyHere } from '../access/passkeyHere.ts';
import type { ErrorMessage } from '../failures/failures.ts';
import { usePasskeyLogin } from './usePasskeyLogin.ts';

/** Before the server's challenge is five minutes old and works no more, in milliseconds. */
const freshFor = 4 * 60_000;

/**
 * Has the browser offer passkeys among what it fills in to a field whose `autocomplete` ends with `webauthn`. Nobody has
 * to take one: everything else works as without. Only in browsers where a passkey was added or used: nothing is loaded or
 * asked for on behalf of anybody else. What does not work before one was chosen is not said, because nobody asked for it.
 *
 * @param paused while the person is signing in with a passkey by the button.
 * @param tell told what is to be said when a chosen passkey opens nothing.
 */
export function usePasskeyAutofill(paused: boolean, tell: (said: ErrorMessage | undefined) => void): void {
  const { ask, finish } = usePasskeyLogin();
  const askOptions = useEffectEvent(async () => {
    const asked = await ask();
    return asked?.ok === true ? asked.data.data : undefined;
  });
  const chosen = useEffectEvent(async (response: Parameters<typeof finish>[0]) => tell(await finish(response)));

  useEffect(() => {
    if (paused || !isPasskeyHere()) return undefined;
    let offer = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function begin(): Promise<void> {
      offer = new AbortController();
      const { signal } = offer;
      timer = setTimeout(() => {
        offer.abort();
        // Whoever comes back to the form has it offered anew.
        addEventListener('focusin', onFocus, { once: true });
      }, freshFor);
      const response = await offerPasskeys(() => askOptions(), signal);
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
