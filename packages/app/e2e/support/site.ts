import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';

/** A site that runs for the tests. */
export interface Site {
  origin: string;
  /** Where its data is; undefined for a site that ran already. */
  data?: string;
  /** Lets time pass for all that accounts keep on the server; of a site with a clock only. */
  letTimePass(seconds: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Flags of Node.js for servers of the tests. The embedded database is WebAssembly: compiling it without optimising takes
 * a third of the processor time, and a server of a test does not live long enough to gain from more.
 */
export const serverFlags = ['--liftoff-only'];

const unable = () => Promise.reject(new Error('time passes only for a site that was started with a clock'));

const main = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Waits until a server that was started answers at its address; throws its output when it stops before. */
export async function untilReady(origin: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`the server stopped at start:\n${output()}`);
    try {
      if ((await fetch(origin)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`the server was not ready in two minutes:\n${output()}`);
}

/** A data folder with the demo content: a copy of the one that all tests begin with (`seeded.ts`). */
async function seededFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kermesse-e2e-'));
  await cp(inject('seeded'), folder, { recursive: true });
  return folder;
}

/**
 * Starts the real server on a free port, with the demo content.
 * `E2E_ORIGIN` names a site that runs already, to be tested instead.
 *
 * @param variables more environment variables for it; with `DATA_DIR`, on that folder, which stays; with `PORT`, there.
 * @param program another than the server's own: one that a test drives (see `startClockedSite`).
 */
export async function startSite(variables: Record<string, string> = {}, program: string = main): Promise<Site> {
  const running = process.env['E2E_ORIGIN'];
  if (running !== undefined) return { origin: running, letTimePass: unable, stop: async () => undefined };
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
  const child = spawn(process.execPath, [...serverFlags, program], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await untilReady(origin, child, () => output);
  return {
    origin,
    data,
    letTimePass: (seconds) =>
      program === main
        ? unable()
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

const clocked = fileURLToPath(new URL('../../../server/e2e/support/clocked.ts', import.meta.url));

/** Starts the real server with a clock that the test drives. */
export function startClockedSite(variables: Record<string, string> = {}): Promise<Site> {
  return startSite(variables, clocked);
}

/** Starts a site under `localhost`: browsers allow passkeys there, and none under an IP address. */
export async function onLocalhost(
  start: (variables: Record<string, string>) => Promise<Site> = startSite,
): Promise<Site> {
  const site = await start({ PUBLIC_URL: '' });
  return { ...site, origin: site.origin.replace('127.0.0.1', 'localhost') };
}
