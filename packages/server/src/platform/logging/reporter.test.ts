import { beforeEach, expect, it, vi } from 'vitest';
import { OperatorError } from '../config/operator-error.ts';
import { DatabaseUnavailableError } from '../database/unavailable.ts';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { createReporter } from './reporter.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }));

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

it('writes one line for a failure that the operator can fix, without the stack of its cause', () => {
  const lines: string[] = [];
  createReporter((text) => lines.push(text))(new OperatorError('SMTP_URL is not set', { cause: new Error('no mail') }));
  expect(lines).toEqual(['Error: SMTP_URL is not set']);
});

it('writes the stack of an unexpected failure', () => {
  const lines: string[] = [];
  createReporter((text) => lines.push(text))(new TypeError('no function'));
  expect(lines.join('\n')).toMatch(/TypeError: no function\n\s+at .*reporter\.test\.ts/);
});

it('writes no values of a failed statement', async () => {
  const database = await memoryDatabase();
  const lines: string[] = [];
  const report = createReporter((text) => lines.push(text));
  const row = { name: 'phone-codes', value: 'the-secret' };
  await database.db.insertInto('server_secrets').values(row).execute();
  const failed: unknown = await database.db
    .insertInto('server_secrets')
    .values(row)
    .execute()
    .catch((error: unknown) => error);
  report(failed);
  report(new TypeError('The key cannot be stored', { cause: failed }));
  await database.close();
  expect(lines).toHaveLength(2);
  for (const text of lines) {
    expect(text).toMatch(/server_secrets_pkey[^]*insert into "server_secrets"/);
    expect(text).not.toMatch(/the-secret|phone-codes/);
  }
});
