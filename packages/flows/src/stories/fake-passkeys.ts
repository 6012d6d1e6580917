const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** The result of the fake authenticator: a response, or the name of a WebAuthn error. */
export type PasskeyOutcome = 'answers' | 'NotAllowedError' | 'InvalidStateError' | 'NotSupportedError';

/**
 * Replaces the browser's authenticator with a fake one that responds at once, because a story cannot operate the
 * browser's own dialog. Returns the function that restores it, for `beforeEach`.
 */
export function fakePasskeys(outcome: PasskeyOutcome = 'answers'): () => void {
  const { create, get } = navigator.credentials;
  const answer = (response: object) => () => {
    if (outcome !== 'answers') return Promise.reject(new DOMException('As the story wants it', outcome));
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
  navigator.credentials.create = answer({
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('story'),
    getTransports: () => ['internal'],
  });
  navigator.credentials.get = answer({
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
