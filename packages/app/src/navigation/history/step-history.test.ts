import { beforeEach, expect, it, vi } from 'vitest';
import { createStepHistory } from './step-history.ts';

interface Entry {
  key: string;
  step?: number;
}

/** The entries of the browser: a page before the flow, then the flow's page. */
let entries: Entry[];
let index: number;
let steps: ReturnType<typeof createStepHistory>;
/** The keys of the entries that the router handled. */
let routed: string[];

const history = {
  get state() {
    return entries[index];
  },
  pushState(state: Entry) {
    index += 1;
    entries = [...entries.slice(0, index), state];
  },
  go(by: number) {
    index += by;
    let stopped = false;
    steps.handlePop({ stopImmediatePropagation: () => (stopped = true) } as unknown as Event);
    if (!stopped) routed.push(entries[index]?.key ?? '');
  },
};

beforeEach(() => {
  entries = [{ key: 'before' }, { key: 'flow' }];
  index = 1;
  routed = [];
  steps = createStepHistory();
  vi.stubGlobal('history', history);
});
// Other test files run in the same worker.

/** A flow with steps. `stays` makes it refuse to go back. */
function openFlow(step = 0) {
  const flow = { step, stays: false, show, close: steps.connect(goBack) };
  function show(next: number) {
    flow.step = next;
    steps.showStep(next);
  }
  function goBack() {
    if (!flow.stays) show(flow.step - 1);
    return !flow.stays;
  }
  steps.showStep(step);
  return flow;
}

it('returns to the step before at Back, and leaves the page at the first step', () => {
  const flow = openFlow();
  flow.show(1);
  flow.show(2);
  history.go(-1);
  expect([flow.step, routed]).toEqual([1, []]);
  history.go(-1);
  expect([flow.step, routed]).toEqual([0, []]);
  history.go(-1);
  expect(routed).toEqual(['before']);
});

it('goes back over several steps at once', () => {
  const flow = openFlow();
  flow.show(1);
  flow.show(2);
  flow.show(3);
  history.go(-3);
  expect([flow.step, routed]).toEqual([0, []]);
});

it('stays at the step at Forward', () => {
  const flow = openFlow();
  flow.show(1);
  history.go(-1);
  history.go(1);
  expect([flow.step, index, routed]).toEqual([0, 1, []]);
});

it('stays while the flow cannot go back', () => {
  const flow = openFlow();
  flow.show(1);
  flow.stays = true;
  history.go(-1);
  expect([flow.step, history.state?.step, routed]).toEqual([1, 1, []]);
  flow.stays = false;
  history.go(-1);
  expect([flow.step, routed]).toEqual([0, []]);
});

it('removes the entries of steps when the flow itself goes back, or ends', () => {
  const flow = openFlow();
  flow.show(1);
  flow.show(2);
  flow.show(1);
  expect(history.state?.step).toBe(1);
  flow.show(0);
  expect([index, history.state?.step]).toEqual([1, undefined]);
  history.go(-1);
  expect(routed).toEqual(['before']);
});

it('adds no entry when the page opens at a later step', () => {
  const flow = openFlow(2);
  expect(entries).toHaveLength(2);
  flow.show(3);
  history.go(-1);
  expect([flow.step, index]).toEqual([2, 1]);
  history.go(-1);
  expect(routed).toEqual(['before']);
});

it('adds an entry for a dialog, at whose first step Back leaves the page, also when it opens with the page', () => {
  let isOpen = true;
  steps.connect(() => {
    isOpen = false;
    steps.showStep(0);
    return true;
  }, 0);
  steps.showStep(1);
  expect([index, history.state?.step]).toEqual([2, 1]);
  history.go(-1);
  expect([isOpen, index, routed]).toEqual([false, 1, []]);
});

it('continues after a return to the page of the flow', () => {
  const flow = openFlow();
  flow.show(1);
  flow.show(2);
  flow.close();
  history.pushState({ key: 'after' });
  history.go(-1);
  expect(routed).toEqual(['flow']);
  const again = openFlow(2);
  history.go(-1);
  expect([again.step, routed]).toEqual([1, ['flow']]);
});

it('removes the entries of a flow that is opened again at its first step', () => {
  const flow = openFlow();
  flow.show(1);
  flow.close();
  openFlow(0);
  expect(index).toBe(1);
});

it('leaves entries of other pages and of anchors to the router', () => {
  const flow = openFlow();
  flow.show(1);
  history.pushState({ key: 'anchor' });
  history.go(-1);
  expect([flow.step, routed]).toEqual([1, ['flow']]);
});
