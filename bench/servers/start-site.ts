import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { end, startServer } from '../../packages/server/e2e/support/processes.ts';
import type { Running } from './start-plain.ts';

/**
 * Starts the site in production mode, with the demo content in a temporary data folder, which `stop` deletes.
 *
 * @param developing starts it in development mode instead, with demo accounts
 * @throws an error with the output when the site exits.
 */
export async function startSite({ developing = false } = {}): Promise<Running & { data: string }> {
  const data = await mkdtemp(join(tmpdir(), 'kermesse-bench-'));
  // Without the flags of tests, which make a long-running server slower.
  const server = await startServer(data, developing ? { NODE_ENV: 'development' } : {}, { flags: [] });
  return {
    origin: server.url,
    data,
    pid: server.child.pid ?? 0,
    async stop() {
      await end(server);
      await rm(data, { recursive: true, force: true });
    },
  };
}
