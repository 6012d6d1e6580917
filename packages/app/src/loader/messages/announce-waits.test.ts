import { codeFailure } from '@kermesse/ui/code-failure';
import { beforeEach, expect, it, vi } from 'vitest';
import { announceWaits } from './announce-waits.ts';
import type { LoaderData } from '../loader-data.ts';

class FakeText {
  data = '';
}
/** The link of the message. It is in the page while `#late` shows it. */
class FakeLink extends EventTarget {
  textContent = '';
  get isConnected() {
    return late.content.includes(this);
  }
}
const late = {
  content: [] as (string | FakeText | FakeLink)[],
  replaceChildren: (...content: (string | FakeText | FakeLink)[]) => (late.content = content),
};
const english = {
  late: 'Slow.',
  offline: 'Offline.',
  failed: 'Failed.',
  retrying: 'Trying.',
  retry: 'Try again',
};
let link: FakeLink;
let line: EventTarget;
let main: object;

/** Returns the text of `#late`. */
const shown = () =>
  late.content
    .map((part) => (typeof part === 'string' ? part : 'data' in part ? part.data : part.textContent))
    .join('');

/** Runs the script in a page. */
function start({ lang = 'en', screen }: { lang?: string; screen?: LoaderData['screen'] } = {}): void {
  const french = Object.fromEntries(Object.entries(english).map(([name, text]) => [name, `${text} (fr)`]));
  const data = JSON.stringify({ app: [], reader: [], texts: { en: english, fr: french }, screen });
  vi.stubGlobal('document', {
    documentElement: { lang },
    createElement: () => (link = new FakeLink()),
    getElementById: (id: string) => (id === 'late' ? late : { textContent: data }),
    querySelector: () => main,
  });
  announceWaits();
}
const fail = (isMissing = true) => line.dispatchEvent(new CustomEvent(codeFailure, { detail: isMissing }));

/** Queues a press, as the loader does. */
function press(): void {
  window.early.push({ element: {} as HTMLElement });
  line.dispatchEvent(new Event('press'));
}

beforeEach(() => {
  vi.useFakeTimers();
  late.content = [];
  main = {};
  line = new EventTarget();
  vi.stubGlobal('Text', FakeText);
  vi.stubGlobal('window', { early: [] });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', line.addEventListener.bind(line));
  vi.stubGlobal('dispatchEvent', line.dispatchEvent.bind(line));
});

it('announces a waiting press after 8 s, also one from before the script, and not once it was repeated', () => {
  press();
  start();
  vi.advanceTimersByTime(7999);
  expect(shown()).toBe('');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('Slow.');

  late.replaceChildren();
  press();
  window.early.splice(0);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('');
});

it('announces at once that the browser is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  start();
  press();
  vi.advanceTimersByTime(150);
  expect(shown()).toBe('Offline.');
});

it('says that code is missing, keeps its link while it retries in place, and clears the message', () => {
  start();
  fail();
  expect(shown()).toBe('Failed. Try again');
  const online = vi.fn();
  line.addEventListener('online', online);
  const click = new Event('click', { cancelable: true });
  const before = link;
  link.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(online).toHaveBeenCalledTimes(1);
  expect(shown()).toBe('Trying. Try again');
  fail();
  expect(shown()).toBe('Failed. Try again');
  expect(late.content).toContain(before);
  fail(false);
  expect(shown()).toBe('');
});

it('does not replace the message of missing code with that of a waiting press', () => {
  start();
  press();
  fail();
  vi.advanceTimersByTime(60_000);
  expect(shown()).toBe('Failed. Try again');
});

it('keeps the message of a waiting press when other code loads', () => {
  start();
  press();
  vi.advanceTimersByTime(8000);
  fail(false);
  expect(shown()).toBe('Slow.');
});

it.each([
  ['now', {}, 'Slow. Try again'],
  ['now', { __reactProps$1: {} }, ''],
  ['intent', {}, ''],
] as const)('offers to reload a slow screen: %s, %o', (screen, element, text) => {
  main = element;
  start({ screen });
  vi.advanceTimersByTime(8000);
  expect(shown()).toBe(text);
  if (text === '') return;
  const click = new Event('click', { cancelable: true });
  link.dispatchEvent(click);
  expect(click.defaultPrevented, 'the browser follows the link').toBe(false);
});

it('speaks the language that the page has now', () => {
  start({ lang: 'fr' });
  fail();
  expect(shown()).toBe('Failed. (fr) Try again (fr)');
});
