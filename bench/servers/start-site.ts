import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../packages/server/e2e/support/free-port.ts';
import { productionVariables } from '../../packages/server/src/testing/production.ts';
import { end, type Running } from './process.ts';

/** The maximum duration of a first start in milliseconds, including the import of the demo content. */
const startTimeout = 90_000;

/**
 * Starts the site in production mode, with the demo content in a temporary data folder, which `stop` deletes.
 *
 * @param developing starts it in development mode instead, with demo accounts
 * @throws an error with the output when the site exits or does not respond.
 */
export async function startSite({ developing = false } = {}): Promise<Running & { data: string }> {
  const program = fileURLToPath(new URL('../../packages/server/src/main.ts', import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), 'kermesse-bench-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: '',
    EDITOR_KEY: '',
    DEMO: '1',
    ...(developing ? {} : productionVariables(origin)),
  };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  const stop = async () => {
    await end(child);
    await rm(folder, { recursive: true, force: true });
  };
  const until = performance.now() + startTimeout;
  while (performance.now() < until && child.exitCode === null && child.signalCode === null) {
    const response = await fetch(`${origin}/`).catch(() => undefined);
    if (response?.ok === true) return { origin, data, pid: child.pid ?? 0, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`The site did not start:\n${output}`);
}
