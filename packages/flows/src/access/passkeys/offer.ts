/** Under this name the browser remembers that somebody wants no passkey here, or has one. */
const key = 'Passkey.offer';

/** Whether to offer a passkey in this browser: until somebody has refused or accepted. */
export function mayOffer(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    // Without storage the answer could not be remembered: nobody is asked again and again.
    return false;
  }
}

/** Offers no passkey any more in this browser. It says nothing about who it was. */
export function offerNoMore(): void {
  try {
    localStorage.setItem(key, 'no');
  } catch {
    // Then it is offered once more.
  }
}

/** Whether this is a device that is unlocked by a finger, a face or a code, and held in the hand. */
export async function isPhoneWithLock(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function' || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}
