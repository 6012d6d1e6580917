import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { createReporter } from './reporter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('writes at most one line a second for each kind of failure, and nothing afterwards', () => {
  const lines: string[] = [];
  const report = createReporter((text) => lines.push(text));
  for (let count = 0; count < 500; count += 1)
    report(Object.assign(new Error(`connect ECONNREFUSED 127.0.0.1:${5000 + count}`), { code: 'ECONNREFUSED' }));
  report(new DatabaseUnavailableError());
  vi.advanceTimersByTime(1000);
  for (let count = 0; count < 30; count += 1) report(new DatabaseUnavailableError());
  vi.advanceTimersByTime(10_000);
  expect(lines).toEqual([
    'Error ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5000',
    'Error: The database does not respond',
    '499 more within a second: Error ECONNREFUSED: connect ECONNREFUSED 127.0.0.1:5000',
    'Error: The database does not respond',
    '29 more within a second: Error: The database does not respond',
  ]);
});

it('writes the stack of an unexpected failure', () => {
  const lines: string[] = [];
  createReporter((text) => lines.push(text))(new TypeError('no function'));
  expect(lines.join('\n')).toMatch(/TypeError: no function\n\s+at .*reporter\.test\.ts/);
});
