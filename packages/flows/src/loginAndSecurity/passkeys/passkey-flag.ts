import { safeLocalStorage, withStorage } from '@kermesse/ui/safe-storage';

/** The local storage key of the flag that a passkey was added or used in this browser. Does not identify the user. */
const passkeyFlagKey = 'Passkey.here';

/** Whether a passkey was added or used in this browser. */
export const hasPasskeyHere = (): boolean =>
  withStorage(
    () => localStorage,
    (stored) => stored.getItem(passkeyFlagKey),
  ) != null;

/** Remembers that a passkey was added or used in this browser. Without storage, only autofill does not offer it. */
export const setPasskeyFlag = (): boolean => safeLocalStorage.set(passkeyFlagKey, 'yes');

/** Removes the flag, when the browser's passkey is no longer valid. */
export const removePasskeyFlag = (): void => safeLocalStorage.remove(passkeyFlagKey);
