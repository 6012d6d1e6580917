import { beforeEach, expect, it, vi } from 'vitest';
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
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
// Other test files run in the same worker.

it('a picture that did not load is broken until it loads once the browser is back online', () => {
  loadPictures(['/lost.jpg', '', '/art/hero', '/lost.jpg']);
  expect([...brokenAddresses.get()]).toEqual(['/lost.jpg']);
  browser.dispatchEvent(new Event('online'));
  expect([...brokenAddresses.get()]).toEqual(['/lost.jpg']);
  isOnline = true;
  browser.dispatchEvent(new Event('online'));
  expect([...brokenAddresses.get()]).toEqual([]);
  browser.dispatchEvent(new Event('online'));
  expect(requested).toEqual(['/lost.jpg', '/lost.jpg', '/lost.jpg']);
});
