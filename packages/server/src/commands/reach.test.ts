import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StartError } from '../start-failure.ts';
import { askOnce } from './reach.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kermesse-commands-'));
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('DATABASE_URL', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('a command that reads needs an existing database, and creates none', async () => {
  vi.stubEnv('DATA_DIR', join(folder, 'wrong'));
  const fault = `There is no database in ${join(folder, 'wrong')}. Set DATA_DIR or DATABASE_URL.`;
  await expect(askOnce('/export')).rejects.toEqual(new StartError(fault));
  expect(existsSync(join(folder, 'wrong'))).toBe(false);
});
