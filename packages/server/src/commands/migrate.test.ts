import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('migrate takes no arguments, and changes nothing with one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-migrate-'));
  const script = fileURLToPath(new URL('migrate.ts', import.meta.url));
  const environment = { ...process.env, DATA_DIR: folder, DATABASE_URL: undefined };
  const { status, stderr } = spawnSync(process.execPath, [script, 'now'], { env: environment, encoding: 'utf8' });
  expect(stderr).toContain('This command does not take positional arguments');
  expect(status).toBe(2);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
