import { beforeEach, expect, it, vi, type Mock } from 'vitest';
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
    matches: () => true,
  };
  return element;
}

function click(target: object, more: object = {}): { preventDefault: Mock } {
  const event = { target, isTrusted: true, button: 0, preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() };
  listeners.get('click')?.({ ...event, ...more });
  return event;
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
  click(button(), { isTrusted: false });
  expect(window.early).toEqual([]);
  expect(hydrate).not.toHaveBeenCalled();
});

it('queues a language switch only while the page has typed text, and only a plain click', () => {
  const hasAttribute = (name: string) => name === 'data-language';
  const link = { localName: 'a', ariaBusy: null, toggleAttribute: vi.fn(), matches: () => false, hasAttribute };
  const target = { closest: () => link };
  click(target);
  expect(window.early).toEqual([]);
  vi.stubGlobal('document', { querySelectorAll: () => [{ value: 'Adjoa', defaultValue: '' }] });
  expect(click(target, { ctrlKey: true }).preventDefault).not.toHaveBeenCalled();
  expect(window.early).toEqual([]);
  expect(click(target).preventDefault).toHaveBeenCalledOnce();
  expect(window.early).toEqual([{ element: link }]);
});
