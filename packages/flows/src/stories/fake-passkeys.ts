const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The result of the fake authenticator: success, or the name of a WebAuthn error. */
export type PasskeyOutcome = 'success' | 'NotAllowedError' | 'InvalidStateError' | 'NotSupportedError';

/**
 * Replaces the browser's authenticator with a fake one that responds at once, because a story cannot operate the
 * browser's own dialog. Returns the function that restores it, for `beforeEach`.
 */
export function fakePasskeys(outcome: PasskeyOutcome = 'success'): () => void {
  const { create, get } = navigator.credentials;
  const respondWith = (response: object) => () => {
    if (outcome !== 'success') return Promise.reject(new DOMException('As the story wants it', outcome));
    const credential = {
      id: 'c3Rvcnk',
      rawId: bytes('story'),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      getClientExtensionResults: () => ({}),
      response,
    };
    return Promise.resolve(credential as unknown as Credential);
  };
  // Removes the flag of an earlier story that a passkey was added or used in this browser.
  localStorage.removeItem('Passkey.here');
  navigator.credentials.create = respondWith({
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('story'),
    getTransports: () => ['internal'],
  });
  navigator.credentials.get = respondWith({
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('story'),
    signature: bytes('story'),
  });
  return () => Object.assign(navigator.credentials, { create, get });
}

/** Removes passkey support from the browser. Returns the function that restores it. */
export function withoutPasskeys(): () => void {
  const known = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  return () => {
    if (known) Object.defineProperty(globalThis, 'PublicKeyCredential', known);
  };
}
