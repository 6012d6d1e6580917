import type { Client } from '@kermesse/api/client';
import { expect, it, vi } from 'vitest';
import { solveAltcha } from './altcha.ts';

it('starts no worker when the check is cancelled before the address of its code is loaded', async () => {
  const startWorker = vi.fn();
  class FakeWorker {
    addEventListener = () => undefined;
    postMessage = startWorker;
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', new URL('https://kermesse.example/'));
  const controller = new AbortController();
  const challenge = { parameters: { algorithm: 'SHA-256', nonce: 'a', salt: 'b', keyPrefix: '00' } };
  const call = async () => {
    controller.abort();
    return { ok: true, data: challenge };
  };
  const outcome = solveAltcha({ client: { call } as unknown as Client, signal: controller.signal }, 0);
  await vi.dynamicImportSettled();
  expect(startWorker).not.toHaveBeenCalled();
  expect(await outcome).toEqual({ ok: false, reason: 'unavailable' });
});
