import { hasPasskeyHere } from '@kermesse/flows/passkey-flag';
import { withStorage } from '@kermesse/ui/safe-storage';

/**
 * Whether this browser stores anything that a form shows by itself: a passkey for autofill, or any data of this tab,
 * such as a pending phone code or input typed before a session ended. Does not read the stored values: it runs before
 * the first paint.
 */
export const hasStoredData = (): boolean =>
  withStorage(
    () => sessionStorage,
    ({ length }) => length > 0,
  ) === true || hasPasskeyHere();
