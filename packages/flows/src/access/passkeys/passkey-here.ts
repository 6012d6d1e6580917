/** Under this name the browser remembers that a passkey was added or used in it. It says nothing about whose it was. */
export const passkeyHereKey = 'Passkey.here';

/** Whether a passkey was added or used in this browser. */
export function isPasskeyHere(): boolean {
  try {
    return localStorage.getItem(passkeyHereKey) !== null;
  } catch {
    return false;
  }
}

/** Remembers that one was. */
export function rememberPasskeyHere(): void {
  try {
    localStorage.setItem(passkeyHereKey, 'yes');
  } catch {
    // Then none is offered while filling in; the button works.
  }
}

/** Forgets it: what the browser had opens nothing any more. */
export function forgetPasskeyHere(): void {
  try {
    localStorage.removeItem(passkeyHereKey);
  } catch {
    // Storage that is forbidden remembers nothing.
  }
}
