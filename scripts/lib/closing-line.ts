import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { TestError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** What went wrong, as far as a few lines tell it. */
function why(error?: TestError): string {
  const text = stripVTControlCharacters(`${error?.message ?? ''}\n${error?.diff ?? ''}`).trim();
  return text === '' ? '' : `\n    ${text.slice(0, 1500).replaceAll('\n', '\n    ')}`;
}

/**
 * Prints `N passed, N failed, N skipped` as the last line of a run. A file that fails to load and an error outside any
 * test each count as a failure, since a run that lost tests must not look whole.
 * Tests that passed at their second try only are named before it, with the output of their first try: they need fixing.
 * With KERMESSE_COUNTS set to a file, writes the three numbers there instead, for scripts/test.mjs to add to its own.
 */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const shaky: string[] = [];
    const counts = { passed: 0, failed: errors.length, skipped: 0 };
    for (const module of modules) {
      let failedTests = 0;
      for (const test of module.children.allTests()) {
        const { state, errors: tries = [] } = test.result();
        if (test.diagnostic()?.flaky) shaky.push(`${module.relativeModuleId} > ${test.fullName}${why(tries[0])}`);
        if (state === 'passed') counts.passed += 1;
        else if (state === 'failed') failedTests += 1;
        else counts.skipped += 1;
      }
      // Errors of a suite's own hooks leave its tests skipped: at least one failure says so.
      const broken = failedTests === 0 && module.state() === 'failed';
      counts.failed += broken ? 1 : failedTests;
    }
    if (shaky.length > 0) console.log(['Passed at the second try only:', ...shaky].join('\n  '));
    const file = process.env['KERMESSE_COUNTS'];
    if (file) writeFileSync(file, JSON.stringify(counts));
    else
      process.on('exit', () =>
        console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`),
      );
  }
}
