import { passkeyHereKey } from '@kermesse/flows/passkey-here';

/**
 * Whether this browser keeps something that a form shows by itself: a passkey, which is offered while filling in, or
 * whatever this tab has stored, such as a phone code that is waited for or what was typed before a session ended. Does not
 * look into it: it runs before the first paint.
 */
export function remembersSomebody(): boolean {
  try {
    return sessionStorage.length > 0 || localStorage.getItem(passkeyHereKey) !== null;
  } catch {
    // Storage that is forbidden keeps nothing.
    return false;
  }
}
