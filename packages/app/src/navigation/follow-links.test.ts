import { afterEach, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';
import type { Navigation } from './start.tsx';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a usual connection', undefined, 1],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, 1],
  ['saved data', { saveData: true, effectiveType: '4g' }, 0],
  ['a slow connection', { saveData: false, effectiveType: '3g' }, 0],
])('with %s, a touched link is prefetched accordingly', async (_, connection, times) => {
  class FakeElement {
    href = 'http://kermesse.test/agenda';
    target = '';
    hasAttribute = () => false;
    closest = () => this;
  }
  const listeners = new Map<string, (event: unknown) => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  );
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', new URL('http://kermesse.test/'));
  vi.stubGlobal('navigator', { connection });
  const prefetch = vi.fn<(url: URL) => void>();
  const load = vi.fn(() => Promise.resolve({ prefetch } as unknown as Navigation));
  followLinks(load, () => undefined);
  listeners.get('pointerdown')?.({ target: new FakeElement() });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(load).toHaveBeenCalledTimes(times);
  expect(prefetch).toHaveBeenCalledTimes(times);
});
