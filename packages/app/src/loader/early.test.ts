import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepPresses } from './early.ts';

const late = { replaceChildren: vi.fn() };
const want = vi.fn();
const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  const global = { early: [] };
  vi.stubGlobal('window', global);
  vi.stubGlobal('document', { getElementById: () => late });
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  keepPresses('A moment, please', want);
});
afterEach(() => vi.useRealTimers());
// Other files run in the same worker.
afterAll(() => vi.unstubAllGlobals());

/** A button that React has not taken over yet. */
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

it('shows on a control after 150 ms that its press waits, and no sooner', () => {
  const pressed = button();
  click(pressed);
  expect(want).toHaveBeenCalledWith(pressed);
  vi.advanceTimersByTime(149);
  expect(pressed.toggleAttribute).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(pressed.toggleAttribute.mock.calls).toEqual([['data-pending', true]]);
  expect(pressed.ariaBusy).toBe('true');
});

it('says it in words after 8 s, once', () => {
  click(button());
  vi.advanceTimersByTime(7999);
  expect(late.replaceChildren).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(late.replaceChildren.mock.calls).toEqual([['A moment, please']]);
});

it('shows nothing for a press that was repeated meanwhile', () => {
  const pressed = button();
  click(pressed);
  vi.advanceTimersByTime(100);
  window.early.splice(0);
  vi.advanceTimersByTime(60_000);
  expect(pressed.toggleAttribute).not.toHaveBeenCalled();
  expect(late.replaceChildren).not.toHaveBeenCalled();
});

it('keeps no press of a script', () => {
  click(button(), false);
  expect(window.early).toEqual([]);
  expect(want).not.toHaveBeenCalled();
});
