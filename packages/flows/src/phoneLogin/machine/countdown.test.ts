import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDeadline, resumeDeadline, secondsLeft, type Clock } from './countdown.ts';

const day = 86_400_000;

/** A computer whose clocks a test controls. */
function machine(start: { wall: number; steady: number }) {
  const state = { ...start, page: 1 };
  const clock: Clock = {
    wall: () => state.wall,
    steady: () => state.steady,
    get page() {
      return state.page;
    },
  };
  return {
    clock,
    wait: (ms: number) => Object.assign(state, { wall: state.wall + ms, steady: state.steady + ms }),
    sleep: (ms: number) => Object.assign(state, { wall: state.wall + ms }),
    reload: () => Object.assign(state, { page: state.page + 1, steady: 0 }),
    set: (ms: number) => Object.assign(state, { wall: state.wall + ms }),
  };
}

const start = fc.record({ wall: fc.integer({ min: 1e12 - day, max: 1e12 + day }), steady: fc.nat(1e7) });
const sends = fc.integer({ min: 1, max: 5 });
const short = fc.nat(400_000);

it('the time left is correct after waiting, sleeping and reloading, for any clock setting', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('wait' as const), ms: short }),
    fc.record({ kind: fc.constant('sleep' as const), ms: short }),
    fc.record({ kind: fc.constant('reload' as const), ms: fc.constant(0) }),
  );
  fc.assert(
    fc.property(start, sends, fc.array(step, { maxLength: 8 }), (begin, count, steps) => {
      const { clock, ...acts } = machine(begin);
      const deadline = createDeadline(120 * count, clock);
      let gone = 0;
      for (const { kind, ms } of steps) {
        acts[kind](ms);
        gone += ms;
        const stored = JSON.parse(JSON.stringify(deadline)) as typeof deadline;
        expect(secondsLeft(stored, clock)).toBe(Math.max(0, Math.ceil(120 * count - gone / 1000)));
      }
    }),
    { numRuns: 2000 },
  );
});

it('setting the clock back by a day does not change the time left', () => {
  fc.assert(
    fc.property(start, sends, short, (begin, count, ms) => {
      const { clock, wait, set } = machine(begin);
      const deadline = createDeadline(120 * count, clock);
      set(-day);
      wait(ms);
      expect(secondsLeft(deadline, clock)).toBe(Math.max(0, Math.ceil(120 * count - ms / 1000)));
    }),
  );
});

it('setting the clock back after a reload does not change the time left', () => {
  fc.assert(
    fc.property(start, sends, short, short, (begin, count, before, after) => {
      const { clock, wait, reload, set } = machine(begin);
      const deadline = createDeadline(120 * count, clock);
      wait(before);
      reload();
      const continued = resumeDeadline(deadline, clock);
      const left = secondsLeft(continued, clock);
      set(-day);
      wait(after);
      expect(secondsLeft(continued, clock)).toBe(Math.max(0, Math.ceil(left - after / 1000)));
    }),
  );
});

it('the time left never exceeds the duration, even when the clock is set back before a reload', () => {
  const { clock, set, reload } = machine({ wall: 1e12, steady: 5000 });
  const deadline = createDeadline(120, clock);
  set(-day);
  reload();
  expect(secondsLeft(deadline, clock)).toBe(120);
});
