import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { dataFolderNames } from '../config/data-folder.ts';
import { OperatorError } from '../config/operator-error.ts';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kermesse-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

// A folder instead of the file fails for every user, like a file that this user must not write.
it.each([
  [dataFolderNames.lock, 'this user has no permission to create it or to write to it. Set DATA_DIR'],
  [dataFolderNames.lockHolder, ''],
])('a folder whose file %s cannot be written is reported, and is not locked', (name, advice) => {
  const obstacle = join(folder, name);
  mkdirSync(obstacle);
  expect(() => lockFolder(folder, 'server')).toThrow(OperatorError);
  expect(() => lockFolder(folder, 'server')).toThrow(`The data folder ${folder} cannot be used: ${advice}`);
  rmdirSync(obstacle);
  const lock = lockFolder(folder, 'server');
  expect(lock).not.toBeNull();
  lock?.release();
});
