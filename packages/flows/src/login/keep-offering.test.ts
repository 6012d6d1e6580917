import { beforeEach, expect, it, vi } from 'vitest';
import { keepOffering } from './keep-offering.ts';

const page = new EventTarget();
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

function start() {
  const offers: { signal: AbortSignal; choose: (choice: string) => void }[] = [];
  const chosen = vi.fn(() => Promise.resolve());
  const stop = keepOffering<string>(
    (signal) => new Promise((resolve) => offers.push({ signal, choose: resolve })),
    chosen,
  );
  return { offers, chosen, stop };
}

it('cancels an offer after four minutes, and makes a new one when the user returns', async () => {
  const { offers, stop } = start();
  await vi.advanceTimersByTimeAsync(4 * minute - 1);
  expect(offers[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(offers[0]?.signal.aborted).toBe(true);
  page.dispatchEvent(new Event('focusin'));
  page.dispatchEvent(new Event('keydown'));
  expect(offers).toHaveLength(2);
  stop();
  expect(offers[1]?.signal.aborted).toBe(true);
});

it('cancels an offer soon after the device has slept', async () => {
  const { offers, stop } = start();
  vi.setSystemTime(Date.now() + 60 * minute);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(offers[0]?.signal.aborted).toBe(true);
  stop();
});

it('reports a choice that was made from an expired offer', async () => {
  const { offers, chosen, stop } = start();
  vi.setSystemTime(Date.now() + 60 * minute);
  offers[0]?.choose('passkey');
  await vi.advanceTimersByTimeAsync(0);
  expect(chosen).toHaveBeenCalledExactlyOnceWith('passkey', true);
  stop();
});

it('makes a new offer after a choice that failed, but not after it has stopped', async () => {
  const { offers, chosen, stop } = start();
  offers[0]?.choose('passkey');
  await vi.advanceTimersByTimeAsync(0);
  expect(chosen).toHaveBeenCalledExactlyOnceWith('passkey', false);
  page.dispatchEvent(new Event('pointermove'));
  expect(offers).toHaveLength(2);
  offers[1]?.choose('passkey');
  stop();
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('pointermove'));
  expect(offers).toHaveLength(2);
});
