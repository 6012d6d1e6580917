/** The local storage key of the flag that a passkey was added or used in this browser. Does not identify the user. */
export const passkeyFlagKey = 'Passkey.here';

/** Whether a passkey was added or used in this browser. */
export function hasPasskeyHere(): boolean {
  try {
    return localStorage.getItem(passkeyFlagKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers that a passkey was added or used in this browser. */
export function setPasskeyFlag(): void {
  try {
    localStorage.setItem(passkeyFlagKey, 'yes');
  } catch {
    // Autofill will not offer the passkey; the button still works.
  }
}

/** Removes the flag, when the browser's passkey is no longer valid. */
export function removePasskeyFlag(): void {
  try {
    localStorage.removeItem(passkeyFlagKey);
  } catch {
    // Blocked storage contains no flag.
  }
}
