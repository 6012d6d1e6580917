import { beforeEach, describe, expect, it, vi } from 'vitest';
import { importWithStyles } from './import-with-styles.ts';

beforeEach(() => void vi.useFakeTimers());

/** Stubs `fetch` with a response that begins after `first` milliseconds, and has a chunk every `pause` milliseconds. */
function respond(first: number, pause: number, chunks: number) {
  vi.stubGlobal('fetch', (_file: string, { signal }: RequestInit) => {
    const delay = (time: number) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(resolve, time);
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    let left = chunks;
    const body = new ReadableStream({
      async pull(controller) {
        await delay(pause);
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(new Uint8Array(1));
      },
    });
    return delay(first).then(() => new Response(body));
  });
}

async function outcomeAfter(time: number): Promise<string> {
  let outcome = 'pending';
  // Each file is fetched once.
  const file = `/${crypto.randomUUID()}.js`;
  importWithStyles(() => Promise.resolve(), [file]).then(
    () => (outcome = 'imported'),
    () => (outcome = 'failed'),
  );
  await vi.advanceTimersByTimeAsync(time);
  return outcome;
}

describe('importing code', () => {
  it('fails when the server does not respond within 15 s', async () => {
    respond(60_000, 0, 0);
    expect(await outcomeAfter(15_000)).toBe('failed');
  });

  it('fails when no part of the file arrives for 15 s', async () => {
    respond(0, 60_000, 1);
    expect(await outcomeAfter(15_000)).toBe('failed');
  });

  it('waits for a slow connection', async () => {
    respond(10_000, 10_000, 5);
    expect(await outcomeAfter(80_000)).toBe('imported');
  });
});
