import { exampleCustomer } from '@kermesse/api/mock-examples';
import { expect, it, vi } from 'vitest';
import { sendLogin } from './send-login.ts';

it('sends a login only once the code that begins its session has loaded', async () => {
  const preload = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const started = { ok: true, data: { user: exampleCustomer, accessToken: 'token' } } as const;
  const send = vi.fn(() => Promise.resolve(started));
  expect(await sendLogin({ preload }, send)).toEqual({ ok: false, failure: { kind: 'offline' } });
  expect(send).not.toHaveBeenCalled();
  expect(await sendLogin({ preload }, send)).toBe(started);
});
