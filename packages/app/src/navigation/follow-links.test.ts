import { afterEach, expect, it, vi } from 'vitest';
import { followLinks } from './follow-links.ts';
import type { Navigation } from './start.tsx';

const listeners = new Map<string, (event: unknown) => void>();

class FakeElement {
  href = 'http://kermesse.test/agenda';
  target = '';
  dataset = {};
  hasAttribute = () => false;
  closest = () => this;
}

/** Replaces the globals of a page: its address, its connection and one kind of element, a link. */
function stubPage(navigator: object) {
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void, options?: object) => {
    if (type !== 'click' || options === undefined) listeners.set(type, listener);
  });
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('location', Object.assign(new URL('http://kermesse.test/'), { assign }));
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('document', { querySelectorAll: () => [] });
}
const assign = vi.fn();

afterEach(() => vi.clearAllMocks());

it.each([
  ['a usual connection', undefined, 1],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, 1],
  ['saved data', { saveData: true, effectiveType: '4g' }, 0],
  ['a slow connection', { saveData: false, effectiveType: '3g' }, 0],
])('with %s, a touched link is prefetched accordingly', async (_, connection, times) => {
  stubPage({ connection });
  const prefetch = vi.fn<(url: URL) => void>();
  const load = vi.fn(() => Promise.resolve({ prefetch } as unknown as Navigation));
  followLinks(load, () => undefined);
  listeners.get('pointerdown')?.({ target: new FakeElement() });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(load).toHaveBeenCalledTimes(times);
  expect(prefetch).toHaveBeenCalledTimes(times);
});

/** Clicks a link whose code fails to load the first time. Returns the message and whether the code visited the page. */
async function clickWithoutCode(probe: () => Promise<unknown>) {
  vi.useFakeTimers();
  stubPage({ onLine: true });
  const late = { replaceChildren: vi.fn() };
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    querySelectorAll: () => [],
    getElementById: (id: string) => (id === 'late' ? late : { textContent: '{"texts":{"en":{"offline":"Offline"}}}' }),
  });
  vi.stubGlobal('fetch', probe);
  vi.stubGlobal('reportError', () => undefined);
  const visit = vi.fn();
  const load = vi.fn(() => Promise.resolve({ visit } as unknown as Navigation));
  load.mockRejectedValueOnce(new Error('No connection'));
  followLinks(load, () => undefined);
  const click = { target: new FakeElement(), button: 0, preventDefault: () => undefined };
  listeners.get('click')?.(click);
  await vi.advanceTimersByTimeAsync(0);
  return { late: late.replaceChildren, visit };
}

it('stays on the page while the server does not respond, even if the browser claims to be online', async () => {
  const { late, visit } = await clickWithoutCode(() => Promise.reject(new Error('No connection')));
  expect(late).toHaveBeenLastCalledWith('Offline');
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(visit).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

it('lets the browser load the page when only the code fails to load', async () => {
  const { visit } = await clickWithoutCode(() => Promise.resolve({}));
  expect(assign).toHaveBeenCalledTimes(1);
  expect(visit).not.toHaveBeenCalled();
});
