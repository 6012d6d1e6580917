import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnTraversal } from './reload-on-traversal.ts';

const reload = vi.fn();
const addEventListener = vi.fn<(type: 'popstate', listener: () => void) => void>();
const address = { pathname: '/fr/tarifs', search: '?a=1', reload };

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('location', address);
  reloadOnTraversal();
});
// Other test files run in the same worker.

/** Moves to another entry of the same document. */
function move(to: Partial<typeof address>): void {
  vi.stubGlobal('location', { ...address, ...to });
  addEventListener.mock.lastCall?.[1]();
}

it.each([{ pathname: '/fr/' }, { search: '' }])('reloads at another page or query: %o', (to) => {
  move(to);
  expect(reload).toHaveBeenCalledOnce();
});

it('does not reload at another fragment of the page', () => {
  move({});
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload while a router shows the page', () => {
  window.hasRouter = true;
  move({ pathname: '/fr/' });
  expect(reload).not.toHaveBeenCalled();
});
