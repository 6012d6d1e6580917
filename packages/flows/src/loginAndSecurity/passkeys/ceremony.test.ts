import type * as retries from '@kermesse/api/load-with-retries';
import { expect, it, vi } from 'vitest';

const { load } = vi.hoisted(() => ({ load: vi.fn<() => Promise<unknown>>() }));
vi.mock('@kermesse/api/load-with-retries', async (original) => ({
  ...(await original<typeof retries>()),
  loadWithRetries: load,
}));

// Test files share a worker: another one may have loaded the module with what is mocked here.
vi.resetModules();
const { autofillPasskey, createPasskey, signWithPasskey } = await import('./ceremony.ts');

it.each([
  ['lost connection', new TypeError('Failed to fetch'), 'offline', 'offline'],
  ['slow connection', new DOMException('Aborted', 'AbortError'), 'timeout', 'timeout'],
  ['error of the server', new Error('503', { cause: 503 }), 'loginFailed', 'generic'],
])('reports why the WebAuthn library did not load: %s', async (_, error, login, creation) => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  load.mockRejectedValue(error);
  const challenge = { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [], timeout: 1 };
  expect(await signWithPasskey(challenge as never)).toMatchObject({ ok: false, error: { message: login } });
  expect(await createPasskey(challenge as never)).toMatchObject({ ok: false, error: { message: creation } });
});

it('does not ask the server for options when the offer was cancelled while the library loaded', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  load.mockResolvedValue({ browserSupportsWebAuthnAutofill: () => Promise.resolve(true) });
  const askOptions = vi.fn(() => Promise.resolve(undefined));
  const cancelled = new AbortController();
  const offer = autofillPasskey(askOptions, cancelled.signal);
  cancelled.abort();
  expect(await offer).toBeUndefined();
  expect(askOptions).not.toHaveBeenCalled();
  await autofillPasskey(askOptions, new AbortController().signal);
  expect(askOptions).toHaveBeenCalledOnce();
});
