import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRotation, type PauseReason } from './rotation.ts';

const period = 10_000;

function started() {
  const onTurn = vi.fn();
  const onRunning = vi.fn();
  const rotation = createRotation({ period, onTurn, onRunning });
  rotation.restart();
  return { rotation, onTurn, onRunning };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('the timer of a carousel', () => {
  it('is paused until it is started', () => {
    const onTurn = vi.fn();
    createRotation({ period, onTurn }).resume('hover');
    vi.advanceTimersByTime(5 * period);
    expect(onTurn).not.toHaveBeenCalled();
  });

  it('turns every ten seconds, not a millisecond sooner', () => {
    const { onTurn } = started();
    vi.advanceTimersByTime(period - 1);
    expect(onTurn).toHaveBeenCalledTimes(0);
    vi.advanceTimersByTime(1);
    expect(onTurn).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(3 * period);
    expect(onTurn).toHaveBeenCalledTimes(4);
  });

  it('keeps the remaining time while it is paused', () => {
    const { rotation, onTurn } = started();
    vi.advanceTimersByTime(7000);
    rotation.pause('hover');
    vi.advanceTimersByTime(60_000);
    rotation.resume('hover');
    vi.advanceTimersByTime(2999);
    expect(onTurn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTurn).toHaveBeenCalledTimes(1);
  });

  it('is paused while any reason remains', () => {
    const { rotation, onTurn } = started();
    rotation.pause('hover');
    rotation.pause('requested');
    rotation.resume('hover');
    vi.advanceTimersByTime(2 * period);
    expect(onTurn).not.toHaveBeenCalled();
    rotation.resume('requested', 'focus');
    vi.advanceTimersByTime(period);
    expect(onTurn).toHaveBeenCalledTimes(1);
  });

  it('restarts the full period when a slide is chosen', () => {
    const { rotation, onTurn } = started();
    vi.advanceTimersByTime(9000);
    rotation.restart();
    vi.advanceTimersByTime(9999);
    expect(onTurn).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onTurn).toHaveBeenCalledTimes(1);
  });

  it('stays paused when it restarts while there is a reason', () => {
    const { rotation, onTurn } = started();
    rotation.pause('focus');
    rotation.restart();
    vi.advanceTimersByTime(2 * period);
    expect(onTurn).not.toHaveBeenCalled();
  });

  it('reports each start and each pause once', () => {
    const { rotation, onRunning } = started();
    rotation.restart();
    rotation.pause('hover');
    rotation.pause('focus');
    rotation.resume('hover', 'focus');
    expect(onRunning.mock.calls.flat()).toEqual([true, false, true]);
  });

  it('clears its timer when it stops', () => {
    const { rotation } = started();
    rotation.stop();
    rotation.resume('hover');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('turns once per period of running time, whatever pauses it in between', () => {
    const reasons: PauseReason[] = ['requested', 'hover', 'focus', 'hidden', 'offscreen'];
    const step = fc.record({
      reason: fc.constantFrom(...reasons),
      pauses: fc.boolean(),
      wait: fc.integer({ min: 0, max: 25_000 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { rotation, onTurn } = started();
        const reasonsNow = new Set<PauseReason>();
        let ran = 0;
        for (const { reason, pauses, wait } of steps) {
          if (pauses) reasonsNow.add(reason);
          else reasonsNow.delete(reason);
          if (pauses) rotation.pause(reason);
          else rotation.resume(reason);
          vi.advanceTimersByTime(wait);
          if (reasonsNow.size === 0) ran += wait;
        }
        rotation.stop();
        expect(onTurn).toHaveBeenCalledTimes(Math.floor(ran / period));
      }),
      { seed: 20261121 },
    );
  });
});
