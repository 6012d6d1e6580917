import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderUnusable } from './folder-lock.ts';
import { makePrivate } from './private-folder.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'kermesse-own-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const modeOf = (path: string) => statSync(path).mode & 0o7777;
function folder(mode: number, ...names: string[]): string {
  const made = join(place, 'data');
  mkdirSync(made);
  for (const name of names) writeFileSync(join(made, name), '');
  chmodSync(made, mode);
  return made;
}

it('makes a folder for its own user', () => {
  const data = join(place, 'one', 'data');
  expect(makePrivate(data)).toBe(false);
  expect([existsSync(data), modeOf(data)]).toEqual([true, 0o700]);
});

it.each([0o755, 0o750, 0o770, 0o701])('takes the rights of others away: mode %o', (mode) => {
  const data = folder(mode, 'kermesse.lock', 'somebody-elses');
  expect(makePrivate(data)).toBe(true);
  expect(modeOf(data)).toBe(0o700);
  expect(makePrivate(data)).toBe(false);
});

it('takes an empty folder over', () => {
  const data = folder(0o755, 'lost+found');
  expect(makePrivate(data)).toBe(true);
  expect(modeOf(data)).toBe(0o700);
});

it.each([
  ['that everybody shares', 0o1777, ['kermesse.lock']],
  ['with files of something else', 0o755, ['bin', 'etc']],
] as const)('leaves a folder %s as it is, and says what to do', (_, mode, names) => {
  const data = folder(mode, ...names);
  expect(() => makePrivate(data)).toThrow(FolderUnusable);
  expect(() => makePrivate(data)).toThrow(`chmod 700 ${data}`);
  expect(modeOf(data)).toBe(mode);
});
