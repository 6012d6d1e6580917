import { afterEach, beforeEach, expect, inject, vi, type TestContext } from 'vitest';
import type { Theme } from './other-theme.ts';

interface Story {
  /** What a story is meant to say on the console, where saying it is the point: a failure that is caught. */
  parameters?: { console?: RegExp };
}

/** What a story may say on the console: nothing. A reason for an entry belongs beside it. */
const allowed: RegExp[] = [
  // Not of the story: the browser defers an observer to the next frame, and only the test runner writes that down.
  /^ResizeObserver loop completed with undelivered notifications/,
  // Not of the story: what a key brings about later may fall between two of Storybook's own calls of act().
  /^An update to \S+ inside a test was not wrapped in act\(/,
  // Not of the story: code that a key asks for is waited for, and Storybook's own call of act() does not wait.
  /^A component suspended inside an `act` scope, but the `act` call was not awaited/,
];

const levels = ['error', 'warn'] as const;
let logged = new Set<string>();

const describe = (part: unknown) => {
  if (part instanceof Error) return part.message;
  return typeof part === 'string' ? part : (JSON.stringify(part) ?? 'undefined');
};

/** React passes a format string; put its arguments where they belong so that the failure reads as in the browser. */
function format([first, ...rest]: unknown[]): string {
  if (typeof first !== 'string') return [first, ...rest].map(describe).join(' ');
  const filled = first.replaceAll(/%[sdifoOc]/g, () => (rest.length > 0 ? describe(rest.shift()) : ''));
  return [filled, ...rest.map(describe)].join(' ');
}

beforeEach(() => {
  logged = new Set();
  for (const level of levels) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const line = format(parts);
      if (allowed.some((pattern) => pattern.test(line))) return;
      logged.add(`console.${level}: ${line}`);
    });
  }
});

afterEach((context: TestContext & { story?: Story }) => {
  // The same fault may be logged thousands of times; the first few different lines suffice.
  const meant = context.story?.parameters?.console;
  const lines = [...logged].filter((line) => !meant?.test(line)).slice(0, 10);
  for (const level of levels) vi.mocked(console[level]).mockRestore();
  // The globals reach the stories under a name that Storybook may change; then both runs would be the same one.
  const { locale, theme } = inject('globals');
  expect({ locale: document.documentElement.lang, theme: document.documentElement.dataset['theme'] }).toEqual({
    locale,
    theme,
  });
  expect(lines, 'a story must leave the console empty').toEqual([]);
});

declare module 'vitest' {
  interface ProvidedContext {
    globals: { locale: 'fr' | 'en'; theme: Theme };
  }
}
