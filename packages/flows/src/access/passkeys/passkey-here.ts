/** The local storage key of the flag that a passkey was added or used in this browser. Does not identify the user. */
export const passkeyHereKey = 'Passkey.here';

/** Whether a passkey was added or used in this browser. */
export function isPasskeyHere(): boolean {
  try {
    return localStorage.getItem(passkeyHereKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers that a passkey was added or used in this browser. */
export function rememberPasskeyHere(): void {
  try {
    localStorage.setItem(passkeyHereKey, 'yes');
  } catch {
    // Autofill will not offer the passkey; the button still works.
  }
}

/** Removes the flag, when the browser's passkey is no longer valid. */
export function forgetPasskeyHere(): void {
  try {
    localStorage.removeItem(passkeyHereKey);
  } catch {
    // Blocked storage contains no flag.
  }
}
