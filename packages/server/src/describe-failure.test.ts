import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OperatorError } from './platform/config/operator-error.ts';
import { describeFailure } from './describe-failure.ts';
import { openEmbedded } from './platform/database/database.ts';

const withCode = (code: string, message = code) => Object.assign(new Error(message), { code });
const wrapped = (cause: Error) => new Error('The tables could not be brought up to date', { cause });

it.each([
  [
    'a full disk',
    wrapped(withCode('ENOSPC', 'ENOSPC: no space left on device, write')),
    /^The disk is full \(data folder .*nothing that was saved before is lost/,
  ],
  ['a database on a full disk', wrapped(withCode('53100', 'could not extend file')), /^The disk is full/],
  [
    'a database that crashed on a full disk',
    new Error('PANIC: could not write to file: No space left on device'),
    /^The disk is full/,
  ],
  [
    'a database that refuses connections',
    withCode('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432'),
    /^The database of DATABASE_URL cannot be used: connect ECONNREFUSED/,
  ],
  [
    'several addresses that refuse connections',
    withCode('ECONNREFUSED', ''),
    /^The database of DATABASE_URL cannot be used: ECONNREFUSED$/,
  ],
  ['a slow migration', wrapped(withCode('57014', 'canceling statement due to statement timeout')), /npm run migrate$/],
  [
    'a breaking migration of a newer release',
    wrapped(new OperatorError('changed by a newer release')),
    /^changed by a newer release$/,
  ],
  ['an OperatorError', new OperatorError('Port 3000 is in use'), /^Port 3000 is in use$/],
])('%s is reported in one line', async (_, error, line) => {
  const text = await describeFailure(error, tmpdir());
  expect(text).toMatch(line);
  expect(text).not.toMatch(/\n|\.ts:\d/);
});

it('an embedded database of another version is reported in one line, and stays as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-version-'));
  const version = join(folder, 'database/PG_VERSION');
  mkdirSync(join(folder, 'database'));
  writeFileSync(version, '9\n');
  try {
    const error: unknown = await openEmbedded(folder, {}).catch((each: unknown) => each);
    const place = join(folder, 'database');
    expect(await describeFailure(error, folder)).toMatch(`The embedded database in ${place} cannot be opened.`);
    expect(readFileSync(version, 'utf8')).toBe('9\n');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

it('describeFailure returns undefined for an unexpected error', async () => {
  expect(await describeFailure(new TypeError('no function'), tmpdir())).toBeUndefined();
});
