import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brokenAddresses, loadPictures } from './loading.ts';

const browser = new EventTarget();
let isOnline = false;
/** The files that were requested. */
const requested: string[] = [];

class FakeImage extends EventTarget {
  set src(file: string) {
    requested.push(file);
    this.dispatchEvent(new Event(isOnline ? 'load' : 'error'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  isOnline = false;
  requested.length = 0;
});
afterEach(() => vi.useRealTimers());

it('a picture that did not load is broken until it loads once the browser is back online', async () => {
  const comeOnline = () => {
    browser.dispatchEvent(new Event('online'));
    return vi.advanceTimersByTimeAsync(0);
  };
  loadPictures(['/lost.jpg', '', '/art/hero', '/lost.jpg']);
  expect([...brokenAddresses.get()]).toEqual(['/lost.jpg']);
  await comeOnline();
  expect([...brokenAddresses.get()]).toEqual(['/lost.jpg']);
  isOnline = true;
  await comeOnline();
  expect([...brokenAddresses.get()]).toEqual([]);
  await comeOnline();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(requested).toEqual(['/lost.jpg', '/lost.jpg', '/lost.jpg']);
});

it('a picture that did not load is loaded again after growing waits', async () => {
  loadPictures(['/slow.jpg']);
  await vi.advanceTimersByTimeAsync(5000);
  expect(requested).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(requested.length).toBeLessThan(20);
  expect([...brokenAddresses.get()]).toEqual(['/slow.jpg']);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(300_000);
  expect([...brokenAddresses.get()]).toEqual([]);
});
