import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { lockFolder } from '../platform/data-folder/folder-lock.ts';
import { OperatorError } from '../platform/config/operator-error.ts';
import { listenLocally } from '../testing/stubs/listen.ts';
import { runCommand, sendCommand } from './command.ts';

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
  await expect(sendCommand('/export')).rejects.toEqual(new OperatorError(fault));
  expect(existsSync(join(folder, 'wrong'))).toBe(false);
});

it('a command waits while a server announces no control server, because it starts or stops', async () => {
  const lock = lockFolder(folder, 'server');
  const control = await listenLocally(
    createServer((request, response) =>
      response.end(JSON.stringify({ path: request.url, authorization: request.headers.authorization })),
    ),
  );
  const asked = sendCommand('/export');
  await setTimeout(300);
  lock?.announce({ control: { port: control.port, key: 'its-key' } });
  expect(await asked).toEqual({ path: '/export', authorization: 'Bearer its-key' });
  await control.close();
  lock?.release();
});

it('a command explains in one line why its output cannot be written', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  await runCommand(() => Promise.resolve(0));
  const added = process.stdout.listeners('error').at(-1) as (error: Error) => void;
  process.stdout.removeListener('error', added);
  added(new Error('write EPIPE'));
  expect([printed.mock.calls, exit.mock.calls]).toEqual([[['The output cannot be written: write EPIPE.']], [[1]]]);
});
