import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readEnvironment } from '../config/environment.ts';
import { FileStoreError } from './s3-storage.ts';
import { startServer } from '../../server.ts';
import { createDataFolder } from '../../testing/memory-database.ts';
import { listenLocally } from '../../testing/stubs/listen.ts';
import { stubApp } from '../../testing/stubs/stub-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'kermesse-bucket-'));
const build = join(folder, 'build');
const { clientFolder } = stubApp();
cpSync(clientFolder, join(build, 'client'), { recursive: true });
mkdirSync(join(build, 'server'));
writeFileSync(join(build, 'server', 'entry.server.js'), 'export const assetsFromManifest = () => ({});');
beforeAll(() => createDataFolder(join(folder, 'data')), 180_000);
afterAll(() => {
  for (const each of [folder, clientFolder]) rmSync(each, { recursive: true, force: true });
});

/** Starts a server whose bucket is at an address. */
function startWith(endpoint: string) {
  const { environment } = readEnvironment({
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    DEMO: '0',
    // The server does not wait for a load balancer.
    GRACE_SECONDS: '0',
    FILES_URL: 's3://kermesse',
    FILES_ENDPOINT: endpoint,
    FILES_ACCESS_KEY_ID: 'key',
    FILES_SECRET_ACCESS_KEY: 'secret',
  });
  if (environment === null) throw new Error('The settings are invalid');
  return startServer(environment, undefined, build);
}

it('a server starts while its bucket is down, and reports it', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await startWith('http://127.0.0.1:49151');
  expect((await fetch(`http://127.0.0.1:${server.port}/readyz`)).status).toBe(200);
  expect(String(written.mock.calls[0]?.[0])).toContain('The file store s3://kermesse/ at http://127.0.0.1:49151');
  expect(server.remarks.filter((remark) => remark.includes('another database'))).toEqual([]);
  await server.close();
  written.mockRestore();
}, 180_000);

it.each([
  [403, 'AccessDenied'],
  [404, 'NoSuchBucket'],
])(
  'a server does not start if its bucket responds with %i %s',
  async (status, code) => {
    const { origin, close } = await listenLocally(
      createServer((_, response) => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)),
    );
    await expect(startWith(origin)).rejects.toBeInstanceOf(FileStoreError);
    await close();
  },
  180_000,
);
