/** The local storage key of the flag that a passkey was declined or added in this browser. */
const key = 'Passkey.offer';

/** Whether to offer a passkey in this browser: true until a user has declined or accepted. */
export function shouldOfferPasskey(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    // Without storage a refusal cannot be remembered, so nothing is offered.
    return false;
  }
}

/** Stops offering passkeys in this browser. Does not store who the user was. */
export function stopOfferingPasskeys(): void {
  try {
    localStorage.setItem(key, 'no');
  } catch {
    // Without storage, the offer is shown again.
  }
}

/** Whether this is a touch device with a screen lock (fingerprint, face or code). */
export async function isPhoneWithLock(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function' || !matchMedia('(pointer: coarse)').matches) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}
