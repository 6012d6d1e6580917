import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

const holderSchema = z.object({
  pid: z.number(),
  host: z.string(),
  /** When it took the folder, ISO 8601. */
  since: z.string(),
  kind: z.enum(['server', 'command']),
  /** Where the site answers, once it does. */
  port: z.number().optional(),
  /** Where the content command hands over its work, on loopback. */
  controlPort: z.number().optional(),
});

/** Who holds a data folder. */
export type Holder = z.output<typeof holderSchema>;

/** A data folder that is ours until released or until the process ends, however it ends. */
export interface FolderLock {
  /** Adds to what other processes can read about this one. */
  announce(more: Partial<Pick<Holder, 'port' | 'controlPort'>>): void;
  release(): void;
}

/** The folder cannot be locked at all; the message is for people. */
export class FolderUnusable extends Error {}

const guardName = 'kermesse.lock';
const holderName = 'kermesse.lock.json';

function readHolder(folder: string): Holder | null {
  try {
    const parsed = holderSchema.safeParse(JSON.parse(readFileSync(join(folder, holderName), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function writeHolder(folder: string, holder: Holder): void {
  const draft = join(folder, `${holderName}.${process.pid}.tmp`);
  writeFileSync(draft, `${JSON.stringify(holder)}\n`, { mode: 0o644 });
  renameSync(draft, join(folder, holderName));
}

function takeGuard(path: string): DatabaseSync | null {
  const guard = new DatabaseSync(path, { timeout: 0 });
  try {
    // No journal file: nothing is ever written, only the file's lock is wanted.
    guard.exec('PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE');
    return guard;
  } catch (error) {
    guard.close();
    const busy = error instanceof Error && 'errcode' in error && error.errcode === 5;
    if (busy) return null;
    throw error;
  }
}

function prepareGuard(folder: string): DatabaseSync | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return takeGuard(join(folder, guardName));
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new FolderUnusable(`The data folder ${folder} cannot be used: ${cause}`, { cause: error });
  }
}

/**
 * Takes a data folder for this process alone, creating it where there is none.
 *
 * The guard is SQLite's lock on an empty file: the operating system holds it on every platform and lets go of it when
 * the process ends, even killed. So there are no stale locks to judge, and of many starters exactly one gets it. A file
 * next to it names the process that has the lock; it is read only for messages to people and to find the server.
 *
 * @returns the lock, or null when another process has it: ask `holderOf`.
 * @throws FolderUnusable when the folder cannot be made or written, or its file system knows no locks.
 */
export function lockFolder(folder: string, kind: Holder['kind']): FolderLock | null {
  const guard = prepareGuard(folder);
  if (guard === null) return null;
  let holder: Holder = { pid: process.pid, host: hostname(), since: new Date().toISOString(), kind };
  writeHolder(folder, holder);
  return {
    announce(more) {
      holder = { ...holder, ...more };
      writeHolder(folder, holder);
    },
    release() {
      rmSync(join(folder, holderName), { force: true });
      guard.close();
    },
  };
}

const isElsewhere = ({ host }: Holder) => host !== hostname();

function isAliveHere({ pid }: Holder): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const patience = 1000;
const step = 20;

/**
 * Who holds a folder that was refused. Between taking the lock and writing its name a holder is unknown for an instant,
 * or the name is still that of a dead one: such an answer is asked for again, for at most a second. Of a process on
 * another host nobody can tell whether it lives: it is named when in that second nobody else gave a name.
 */
export async function holderOf(folder: string): Promise<Holder | null> {
  for (let waited = 0; ; waited += step) {
    const holder = readHolder(folder);
    if (holder !== null && !isElsewhere(holder) && isAliveHere(holder)) return holder;
    if (waited >= patience) return holder !== null && isElsewhere(holder) ? holder : null;
    await new Promise((resolve) => setTimeout(resolve, step));
  }
}

/** Says who holds a folder, for the person who was refused. */
export function describeHolder(folder: string, holder: Holder | null): string {
  if (holder === null) return `The data folder ${folder} is in use by another process, which does not say its name.`;
  const who = holder.kind === 'server' ? 'a running server' : 'a content command';
  const port =
    holder.port === undefined ? (holder.kind === 'server' ? ', still starting' : '') : `, port ${holder.port}`;
  return `The data folder ${folder} is in use by ${who}: process ${holder.pid} on ${holder.host}${port}, since ${holder.since}.`;
}
