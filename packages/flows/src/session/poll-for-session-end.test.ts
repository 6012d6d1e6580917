import type { Client, Result } from '@kermesse/api/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { pollForSessionEnd } from './poll-for-session-end.ts';

type WaitResult = Result<{ after: number }>;

beforeEach(() => void vi.useFakeTimers());

/** Creates a client that returns these results one after the other, and then never responds. */
function clientWith(results: WaitResult[]) {
  const asked: number[] = [];
  const call = () => {
    asked.push(Date.now());
    const result = results.shift();
    return result === undefined ? new Promise<never>(() => undefined) : Promise.resolve(result);
  };
  const client = { call } as unknown as Client;
  return { asked, client };
}

const unchanged: WaitResult = { ok: true, data: { after: 0 } };
const refused = (
  status: number,
  code: 'request/not_found' | 'auth/session_ended' | 'rate/limited' | 'server/error',
  retryAfter?: number,
): WaitResult => ({
  ok: false,
  failure: { kind: 'refused', status, code, ...(retryAfter !== undefined && { retryAfter }) },
});

it('polls again at once while the session is unchanged, and stops after a 401', async () => {
  const { asked, client } = clientWith([unchanged, unchanged, refused(401, 'auth/session_ended'), unchanged]);
  await pollForSessionEnd({ client, token: () => 'token', signal: new AbortController().signal });
  expect(asked).toHaveLength(3);
});

it('stops after one request when the backend has no such operation', async () => {
  const { asked, client } = clientWith([refused(404, 'request/not_found')]);
  await pollForSessionEnd({ client, token: () => 'token', signal: new AbortController().signal });
  expect(asked).toHaveLength(1);
});

it('doubles the delay after each failure, and waits at least as long as the server says', async () => {
  const offline: WaitResult = { ok: false, failure: { kind: 'offline' } };
  const { asked, client } = clientWith([
    offline,
    offline,
    refused(500, 'server/error'),
    refused(429, 'rate/limited', 300),
    { ok: true, data: { after: 60 } },
  ]);
  const controller = new AbortController();
  void pollForSessionEnd({ client, token: () => 'token', signal: controller.signal });
  await vi.advanceTimersByTimeAsync(600_000);
  const gaps = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(gaps).toHaveLength(5);
  for (const [index, least] of [2000, 4000, 8000, 300_000, 60_000].entries())
    expect(gaps[index]).toBeGreaterThanOrEqual(least);
  expect(gaps[4]).toBe(60_000);
  controller.abort();
});

it('sends no request without a token', async () => {
  const { asked, client } = clientWith([unchanged]);
  await pollForSessionEnd({ client, token: () => undefined, signal: new AbortController().signal });
  expect(asked).toEqual([]);
});

it('stops when the signal aborts, even between two requests', async () => {
  const controller = new AbortController();
  const { asked, client } = clientWith([{ ok: true, data: { after: 60 } }, unchanged]);
  const polling = pollForSessionEnd({ client, token: () => 'token', signal: controller.signal });
  await vi.advanceTimersByTimeAsync(1000);
  controller.abort();
  await polling;
  expect(asked).toHaveLength(1);
});
