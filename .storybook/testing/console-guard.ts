import { expect, vi, type TestContext } from 'vitest';

interface Story {
  /** The console messages that a story logs on purpose, such as a caught error. */
  parameters?: { console?: RegExp };
}

/** Console messages that are allowed in every story. The reason for an entry is above it. */
const allowed: RegExp[] = [
  // Not caused by the story: the browser defers an observer to the next frame, and only the test runner logs that.
  /^ResizeObserver loop completed with undelivered notifications/,
  // Not caused by the story: the effects of a key may occur between two of Storybook's own calls of act().
  /^An update to \S+ inside a test was not wrapped in act\(/,
  // Not caused by the story: Storybook's waitFor() turns React's act environment off, and may do so before one of
  // Storybook's own calls of act() has ended. Only the test runner sets that environment.
  /^The current testing environment is not configured to support act\(/,
  // Not caused by the story: a key loads code, and Storybook's own call of act() does not wait for it.
  /^A component suspended inside an `act` scope, but the `act` call was not awaited/,
];

const levels = ['error', 'warn'] as const;
let logged = new Set<string>();

const describe = (part: unknown) => {
  if (part instanceof Error) return part.message;
  return typeof part === 'string' ? part : (JSON.stringify(part) ?? 'undefined');
};

/** Inserts the arguments of a console call into its format string, so that the message reads as in the browser. */
function format([first, ...rest]: unknown[]): string {
  if (typeof first !== 'string') return [first, ...rest].map(describe).join(' ');
  const filled = first.replaceAll(/%[sdifoOc]/g, () => (rest.length > 0 ? describe(rest.shift()) : ''));
  return [filled, ...rest.map(describe)].join(' ');
}

/** Collects the console messages of a story. */
export function guardConsole(): void {
  logged = new Set();
  for (const level of levels) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      const line = format(parts);
      if (allowed.some((pattern) => pattern.test(line))) return;
      logged.add(`console.${level}: ${line}`);
    });
  }
}

/** Checks that a story has logged nothing unexpected, and that it is shown in the language and theme of the test. */
export function checkConsole(context: TestContext & { story?: Story }): void {
  // The same error may be logged thousands of times. The first ten different lines are enough.
  const meant = context.story?.parameters?.console;
  const lines = [...logged].filter((line) => !meant?.test(line)).slice(0, 10);
  for (const level of levels) vi.mocked(console[level]).mockRestore();
  // Checks the globals: they reach stories under a name that Storybook may change, and then both languages would run
  // the same test.
  const { lang: locale, dataset } = document.documentElement;
  expect({ locale, theme: dataset['theme'] }).toEqual(context.task.meta.combination);
  expect(lines, 'a story must leave the console empty').toEqual([]);
}
