import { beforeEach, expect, it, vi } from 'vitest';
import { queuePresses } from './early.ts';

const hydrate = vi.fn();
const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  const global = { early: [] };
  vi.stubGlobal('window', global);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL('https://kermesse.example/fr/contact'));
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  queuePresses(hydrate);
});
// Other test files run in the same worker.

/** Creates a button that React has not hydrated yet. */
function button() {
  const element = {
    localName: 'button',
    type: 'button',
    ariaBusy: null as string | null,
    toggleAttribute: vi.fn(),
    closest: () => element,
  };
  return element;
}

function click(target: object, isTrusted = true): void {
  const event = { target, isTrusted, preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() };
  listeners.get('click')?.(event);
}

it('marks a control as pending 150 ms after its press, and no sooner', () => {
  const pressed = button();
  click(pressed);
  expect(hydrate).toHaveBeenCalledWith(pressed);
  vi.advanceTimersByTime(149);
  expect(pressed.toggleAttribute).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(pressed.toggleAttribute.mock.calls).toEqual([['data-pending', true]]);
  expect(pressed.ariaBusy).toBe('true');
});

it('marks nothing as pending when the press was repeated in time', () => {
  const pressed = button();
  click(pressed);
  vi.advanceTimersByTime(100);
  window.early.splice(0);
  vi.advanceTimersByTime(60_000);
  expect(pressed.toggleAttribute).not.toHaveBeenCalled();
});

it('ignores clicks that a script dispatches', () => {
  click(button(), false);
  expect(window.early).toEqual([]);
  expect(hydrate).not.toHaveBeenCalled();
});
