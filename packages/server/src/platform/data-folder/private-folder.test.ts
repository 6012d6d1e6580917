import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OperatorError } from '../config/operator-error.ts';
import { createPrivateFolder } from './private-folder.ts';

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

it('creates a folder that only its own user can access', () => {
  const data = join(place, 'one', 'data');
  expect(createPrivateFolder(data)).toBe(false);
  expect([existsSync(data), modeOf(data)]).toEqual([true, 0o700]);
});

it.each([0o755, 0o750, 0o770, 0o701])('removes the permissions of other users: mode %o', (mode) => {
  const data = folder(mode, 'kermesse.lock', 'somebody-elses');
  expect(createPrivateFolder(data)).toBe(true);
  expect(modeOf(data)).toBe(0o700);
  expect(createPrivateFolder(data)).toBe(false);
});

it('accepts an empty folder', () => {
  const data = folder(0o755, 'lost+found');
  expect(createPrivateFolder(data)).toBe(true);
  expect(modeOf(data)).toBe(0o700);
});

it.each([
  ['that all users share', 0o1777, ['kermesse.lock']],
  ['with files of another program', 0o755, ['bin', 'etc']],
] as const)('leaves a folder %s unchanged and says what to do', (_, mode, names) => {
  const data = folder(mode, ...names);
  expect(() => createPrivateFolder(data)).toThrow(OperatorError);
  expect(() => createPrivateFolder(data)).toThrow(`chmod 700 ${data}`);
  expect(modeOf(data)).toBe(mode);
});

it.each(['.', 'data'])('rejects a path that is a file, or in one: %s', (rest) => {
  const file = join(place, 'file');
  writeFileSync(file, '');
  const data = join(file, rest);
  expect(() => createPrivateFolder(data)).toThrow(
    /The data folder .* cannot be used: it, or a folder that should contain it, is a file\. Set DATA_DIR to a folder\./,
  );
});

// Node's own recursive creation never ends there.
it.runIf(process.platform === 'linux')('rejects a folder in a file system that allows none', () => {
  expect(() => createPrivateFolder('/proc/kermesse/data')).toThrow(OperatorError);
});
