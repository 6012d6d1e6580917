import { Refused } from '@kermesse/api/refused';
import { expect, it } from 'vitest';
import { TooBusyError } from '../../../platform/process/limit-concurrency.ts';
import { encodeAvatar, encodePagePicture } from './pictures.ts';
import { isValidArchive } from './zip-guard.ts';

const missing = { name: 'a.png', path: '/does/not/exist', size: 1 } as Parameters<typeof encodeAvatar>[0];

const checks: Record<string, (signal: AbortSignal) => Promise<unknown>> = {
  'an avatar': (signal) => encodeAvatar(missing, signal),
  'a page picture': (signal) => encodePagePicture(missing, signal),
  'an archive': (signal) => isValidArchive(missing.path, missing.size, signal),
};

it.each(Object.entries(checks))('does not check %s whose client has gone while it waited', async (_, check) => {
  const client = new AbortController();
  const ahead = Array.from({ length: 3 }, () => check(new AbortController().signal));
  const waiting = check(client.signal);
  client.abort();
  await expect(waiting).rejects.toThrow(Refused);
  await expect(Promise.all(ahead)).resolves.toHaveLength(3);
});

it.each(Object.entries(checks))('refuses %s at once when too many wait', async (_, check) => {
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => check(new AbortController().signal)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(TooBusyError);
  await expect(check(new AbortController().signal)).resolves.toBeDefined();
});
