import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Summarizes an error in a few lines. */
function summaryOf(error?: TestError): string {
  const text = stripVTControlCharacters(`${error?.message ?? ''}\n${error?.diff ?? ''}`).trim();
  return text === '' ? '' : `\n    ${text.slice(0, 1500).replaceAll('\n', '\n    ')}`;
}

/** The number of slowest tests to list. */
const slowest = 10;

/** Returns the slowest tests, one per line, with their seconds. */
function slowestOf(tests: readonly TestCase[]): string[] {
  const duration = (test: TestCase) => test.diagnostic()?.duration ?? 0;
  return [...tests]
    .toSorted((a, b) => duration(b) - duration(a))
    .slice(0, slowest)
    .map((test) => `${(duration(test) / 1000).toFixed(1)} s  ${test.module.relativeModuleId} > ${test.fullName}`);
}

/**
 * Lists the slowest tests and prints `N passed, N failed, N skipped` as the last line of a run. A file that fails to
 * load and an error outside any test each count as a failure, because a run that lost tests must not look complete.
 * Before that line it lists flaky tests, which passed only at the second try, with the error of their first try: they
 * need fixing. If KERMESSE_COUNTS names a file, writes the three numbers there instead, together with the numbers of
 * each failed end-to-end file; scripts/test.mjs adds them up.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const flaky: string[] = [];
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    const failedEndToEnd: Record<string, Record<keyof typeof counts, number>> = {};
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    if (tests.length > slowest) console.log(['The slowest tests:', ...slowestOf(tests)].join('\n  '));
    for (const module of modules) {
      const own = { passed: 0, failed: 0, skipped: 0 };
      for (const test of module.children.allTests()) {
        const { state, errors: tries = [] } = test.result();
        if (test.diagnostic()?.flaky) flaky.push(`${module.relativeModuleId} > ${test.fullName}${summaryOf(tries[0])}`);
        own[state === 'passed' || state === 'failed' ? state : 'skipped'] += 1;
      }
      // An error in a hook of a suite skips its tests: count it as at least one failure.
      if (own.failed === 0 && module.state() === 'failed') own.failed = 1;
      for (const key of ['passed', 'failed', 'skipped'] as const) counts[key] += own[key];
      if (own.failed > 0 && module.project.name === 'e2e') failedEndToEnd[module.relativeModuleId] = own;
    }
    if (flaky.length > 0) console.log(['Passed at the second try only:', ...flaky].join('\n  '));
    const file = process.env['KERMESSE_COUNTS'];
    if (file) writeFileSync(file, JSON.stringify({ ...counts, failedEndToEnd }));
    else
      process.on('exit', () =>
        console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`),
      );
  }
}
