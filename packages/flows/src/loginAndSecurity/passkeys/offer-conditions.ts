import { safeLocalStorage } from '@kermesse/ui/safe-storage';

/** The local storage key of the flag that a passkey was declined or added in this browser. */
const key = 'Passkey.offer';

/**
 * Whether to offer a passkey in this browser: true until a user has declined or accepted. Without storage a refusal
 * cannot be remembered, so nothing is offered.
 */
export const shouldOfferPasskey = (): boolean => safeLocalStorage.get(key) === null;

/** Stops offering passkeys in this browser. Does not store who the user was. */
export const stopOfferingPasskeys = (): boolean => safeLocalStorage.set(key, 'no');

/** Whether this is a touch device with a screen lock (fingerprint, face or code). */
export async function isPhoneWithLock(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function' || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}
