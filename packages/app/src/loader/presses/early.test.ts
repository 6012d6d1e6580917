import { beforeEach, expect, it, vi } from 'vitest';
import { queuePresses } from './early.ts';

const late = { textContent: '', replaceChildren: (text: string) => (late.textContent = text) };
const data = { textContent: JSON.stringify({ late: 'A moment, please', offline: 'You are offline' }) };
let isParsed: boolean;
const hydrate = vi.fn();
const listeners = new Map<string, (event: object) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  late.textContent = '';
  const global = { early: [] };
  vi.stubGlobal('window', global);
  vi.stubGlobal('navigator', { onLine: true });
  isParsed = true;
  vi.stubGlobal('document', { getElementById: (id: string) => (isParsed ? (id === 'loader' ? data : late) : null) });
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

it('announces the delay once, after 8 s', () => {
  click(button());
  vi.advanceTimersByTime(7999);
  expect(late.textContent).toBe('');
  vi.advanceTimersByTime(60_000);
  expect(late.textContent).toBe('A moment, please');
});

it('announces at once that the browser is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  click(button());
  vi.advanceTimersByTime(150);
  expect(late.textContent).toBe('You are offline');
});

it('announces the delay once the document has arrived, if the press still waits', () => {
  for (const waits of [true, false]) {
    isParsed = false;
    late.textContent = '';
    click(button());
    vi.advanceTimersByTime(8000);
    isParsed = true;
    if (!waits) window.early.splice(0);
    vi.advanceTimersByTime(150);
    expect(late.textContent).toBe(waits ? 'A moment, please' : '');
  }
});

it('marks nothing as pending when the press was repeated in time', () => {
  const pressed = button();
  click(pressed);
  vi.advanceTimersByTime(100);
  window.early.splice(0);
  vi.advanceTimersByTime(60_000);
  expect(pressed.toggleAttribute).not.toHaveBeenCalled();
  expect(late.textContent).toBe('');
});

it('ignores clicks that a script dispatches', () => {
  click(button(), false);
  expect(window.early).toEqual([]);
  expect(hydrate).not.toHaveBeenCalled();
});
