const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What the browser does when it is asked for a passkey: a name of an error (WebAuthn), or nothing to answer well. */
export type PasskeyOutcome = 'answers' | 'NotAllowedError' | 'InvalidStateError' | 'NotSupportedError';

/**
 * Puts an authenticator that answers at once in the place of the browser's own, whose window no story could press.
 * Gives what takes it away again: for `beforeEach`.
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
  // What was remembered by the story before: whether a passkey was added or used in this browser.
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

/** Takes passkeys away from the browser. Gives what brings them back. */
export function withoutPasskeys(): () => void {
  const known = Object.getOwnPropertyDescriptor(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  return () => {
    if (known) Object.defineProperty(globalThis, 'PublicKeyCredential', known);
  };
}
