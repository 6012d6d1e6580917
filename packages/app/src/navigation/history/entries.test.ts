import { beforeEach, expect, it, vi } from 'vitest';
import { createEntryNaming } from './entries.ts';

interface State {
  key: string;
  idx: number;
}

const history = {
  state: null as Partial<State> | null,
  replaceState: (state: State) => (history.state = state),
};

beforeEach(() => {
  history.state = null;
  vi.stubGlobal('history', history);
});
// Other test files run in the same worker.

it('names the first entry', () => {
  createEntryNaming()();
  expect(history.state).toEqual({ key: expect.stringMatching(/^[a-z0-9]+$/) as string, idx: 0 });
});

it('gives each entry of a link to an anchor its own key and the next index', () => {
  const nameEntry = createEntryNaming();
  nameEntry();
  const first = history.state;
  history.state = null;
  nameEntry();
  const second = history.state;
  expect(second).toMatchObject({ idx: 1 });
  history.state = null;
  nameEntry();
  expect(history.state).toMatchObject({ idx: 2 });
  expect(new Set([first, second, history.state].map((state) => state?.key)).size).toBe(3);
});

it('continues after the entries of the router, and does not change them', () => {
  const nameEntry = createEntryNaming();
  const pushed = { key: 'a', idx: 4, usr: null };
  history.state = pushed;
  nameEntry();
  expect(history.state).toBe(pushed);
  history.state = null;
  nameEntry();
  expect(history.state).toMatchObject({ idx: 5 });
});
