import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What went wrong, as far as a few lines tell it. */
function why(error?: TestError): string {
  const text = stripVTControlCharacters(`${error?.message ?? ''}\n${error?.diff ?? ''}`).trim();
  return text === '' ? '' : `\n    ${text.slice(0, 1500).replaceAll('\n', '\n    ')}`;
}

/** How many of the slowest tests are named. */
const slowest = 10;

/** The tests that took longest, a line each, with their seconds. */
function slowestOf(tests: readonly TestCase[]): string[] {
  const duration = (test: TestCase) => test.diagnostic()?.duration ?? 0;
  return [...tests]
    .toSorted((a, b) => duration(b) - duration(a))
    .slice(0, slowest)
    .map((test) => `${(duration(test) / 1000).toFixed(1)} s  ${test.module.relativeModuleId} > ${test.fullName}`);
}

/**
 * Names the slowest tests. Prints `N passed, N failed, N skipped` as the last line of a run. A file that fails to load and an error outside any
 * test each count as a failure, since a run that lost tests must not look whole.
 * Tests that passed at their second try only are named before it, with the output of their first try: they need fixing.
 * With KERMESSE_COUNTS set to a file, writes the three numbers there instead, for scripts/test.mjs to add to its own, and
 * the numbers of each end-to-end file that failed.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const shaky: string[] = [];
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    const failedJourneys: Record<string, Record<keyof typeof counts, number>> = {};
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    if (tests.length > slowest) console.log(['The slowest tests:', ...slowestOf(tests)].join('\n  '));
    for (const module of modules) {
      const own = { passed: 0, failed: 0, skipped: 0 };
      for (const test of module.children.allTests()) {
        const { state, errors: tries = [] } = test.result();
        if (test.diagnostic()?.flaky) shaky.push(`${module.relativeModuleId} > ${test.fullName}${why(tries[0])}`);
        own[state === 'passed' || state === 'failed' ? state : 'skipped'] += 1;
      }
      // Errors of a suite's own hooks leave its tests skipped: at least one failure says so.
      if (own.failed === 0 && module.state() === 'failed') own.failed = 1;
      for (const key of ['passed', 'failed', 'skipped'] as const) counts[key] += own[key];
      if (own.failed > 0 && module.project.name === 'e2e') failedJourneys[module.relativeModuleId] = own;
    }
    if (shaky.length > 0) console.log(['Passed at the second try only:', ...shaky].join('\n  '));
    const file = process.env['KERMESSE_COUNTS'];
    if (file) writeFileSync(file, JSON.stringify({ ...counts, failedJourneys }));
    else
      process.on('exit', () =>
        console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`),
      );
  }
}
