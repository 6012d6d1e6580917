import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { serverFlags } from '../../../server/e2e/support/server-flags.ts';

/** A running site for the tests. */
export interface Site {
  origin: string;
  /** The data folder; undefined for a site that was already running. */
  data?: string;
  /** Advances the server's clock for accounts. Only for a site with a clock. */
  advanceTime(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

const rejectWithoutClock = () =>
  Promise.reject(new Error('advanceTime needs a site with a clock: start it with startClockedSite()'));

const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** Finds a free port on this machine. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('the system assigned no port');
  return address.port;
}

/**
 * Waits until a started server responds at its address.
 * @throws with the server's output if it exits first, or does not respond within two minutes
 */
export async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server stopped at start:\n${output()}`);
    try {
      if ((await fetch(origin)).ok) return;
    } catch {
      // The server does not listen yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the server was not ready in two minutes:\n${output()}`);
}

/** Creates a data folder with the demo content: a copy of the template (`seeded.ts`). */
async function seededFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kermesse-e2e-'));
  await cp(inject('seeded'), folder, { recursive: true });
  return folder;
}

/**
 * Starts the real server on a free port, with the demo content. With `E2E_ORIGIN`, tests a running site at that origin
 * instead.
 *
 * @param variables additional environment variables. With `DATA_DIR` the server uses that folder and does not delete
 * it; with `PORT` it uses that port.
 * @param program another entry point than the server's own, which a test controls (see `startClockedSite`).
 */
export async function startSite(variables: Record<string, string> = {}, program: string = main): Promise<Site> {
  const running = process.env['E2E_ORIGIN'];
  if (running !== undefined) return { origin: running, advanceTime: rejectWithoutClock, stop: async () => undefined };
  const port = Number(variables['PORT'] ?? (await freePort()));
  const given = variables['DATA_DIR'];
  const data = given ?? (await seededFolder());
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    PUBLIC_URL: origin,
    ...variables,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    NODE_ENV: 'development',
  };
  const child = spawn(process.execPath, [...serverFlags, program], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await untilReady(origin, child, () => output);
  return {
    origin,
    data,
    advanceTime: (seconds) =>
      program === main
        ? rejectWithoutClock()
        : new Promise((done) => {
            child.once('message', () => done());
            child.send(seconds);
          }),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (given === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}

const clocked = fileURLToPath(new URL('../../../server/e2e/support/programs/clocked.ts', import.meta.url));

/** Starts the real server with a clock that the test controls. */
export function startClockedSite(variables: Record<string, string> = {}): Promise<Site> {
  return startSite(variables, clocked);
}

/** Starts a site at `localhost`: browsers allow passkeys there, but not at an IP address. */
export async function startOnLocalhost(
  start: (variables: Record<string, string>) => Promise<Site> = startSite,
): Promise<Site> {
  const site = await start({ PUBLIC_URL: '' });
  return { ...site, origin: site.origin.replace('127.0.0.1', 'localhost') };
}
