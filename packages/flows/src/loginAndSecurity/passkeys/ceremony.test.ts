import { expect, it, vi } from 'vitest';
import { autofillPasskey } from './ceremony.ts';

vi.mock('@simplewebauthn/browser', () => ({
  browserSupportsWebAuthnAutofill: () => Promise.resolve(true),
  startAuthentication: vi.fn(),
  WebAuthnAbortService: {},
}));

it('does not ask the server for options when the offer was cancelled while the library loaded', async () => {
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  const askOptions = vi.fn(() => Promise.resolve(undefined));
  const cancelled = new AbortController();
  const offer = autofillPasskey(askOptions, cancelled.signal);
  cancelled.abort();
  expect(await offer).toBeUndefined();
  expect(askOptions).not.toHaveBeenCalled();
  await autofillPasskey(askOptions, new AbortController().signal);
  expect(askOptions).toHaveBeenCalledOnce();
});
