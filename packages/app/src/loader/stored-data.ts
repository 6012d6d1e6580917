import { passkeyFlagKey } from '@kermesse/flows/passkey-flag';

/**
 * Whether this browser stores anything that a form shows by itself: a passkey for autofill, or any data of this tab,
 * such as a pending phone code or input typed before a session ended. Does not read the stored values: it runs before
 * the first paint.
 */
export function hasStoredData(): boolean {
  try {
    return sessionStorage.length > 0 || localStorage.getItem(passkeyFlagKey) !== null;
  } catch {
    // Blocked storage holds nothing.
    return false;
  }
}
