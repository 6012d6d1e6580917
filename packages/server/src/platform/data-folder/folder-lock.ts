import { readFileSync, rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { dataFolderNames } from '../config/data-folder.ts';
import { isCode, isDiskFull } from '../files/disk-errors.ts';
import { replaceFileSync } from '../files/replace-file.ts';
import { makeFolder, unusableFolder } from './make-folder.ts';

const holderSchema = z.object({
  pid: z.number(),
  host: z.string(),
  /** When the process locked the folder, as ISO 8601. */
  since: z.string(),
  kind: z.enum(['server', 'command']),
  /** The port of the site; missing until the server listens. */
  port: z.number().optional(),
  /** The port on loopback that accepts the work of commands, and its key; missing while the server starts or stops. */
  control: z.object({ port: z.number(), key: z.string() }).optional(),
});

/** The process that holds the lock of a data folder. */
export type LockHolder = z.output<typeof holderSchema>;

/** The exclusive lock of a data folder. It ends on release, or when the process ends for any reason. */
export interface FolderLock {
  /** Publishes more facts about this process for other processes to read. */
  announce(facts: Partial<Pick<LockHolder, 'port' | 'control'>>): void;
  release(): void;
}

function readHolder(folder: string): LockHolder | null {
  try {
    const parsed = holderSchema.safeParse(JSON.parse(readFileSync(join(folder, dataFolderNames.lockHolder), 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function writeHolder(folder: string, holder: LockHolder): void {
  // The key is never written into a file or through a link that another user created.
  replaceFileSync(join(folder, dataFolderNames.lockHolder), `${JSON.stringify(holder)}\n`, 0o600);
}

function takeGuard(path: string): DatabaseSync | null {
  const guard = new DatabaseSync(path, { timeout: 0 });
  try {
    // No journal file: nothing is written, the transaction only takes the file's lock.
    guard.exec('PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE');
    return guard;
  } catch (error) {
    guard.close();
    const isLocked = error instanceof Error && 'errcode' in error && error.errcode === 5;
    if (isLocked) return null;
    throw error;
  }
}

function prepareGuard(folder: string): DatabaseSync | null {
  try {
    makeFolder(folder);
    return takeGuard(join(folder, dataFolderNames.lock));
  } catch (error) {
    throw unusableFolder(folder, error);
  }
}

/**
 * Locks a data folder for this process, and creates the folder if it is missing.
 *
 * The lock is SQLite's lock on an empty file. The operating system holds it on every platform and releases it when the
 * process ends, even when it is killed. So no lock is ever stale, and of many processes exactly one gets it. A second
 * file names the process that holds the lock; it serves messages to operators and lets commands find the server. Only
 * this user can read it.
 *
 * @returns the lock, or null when another process holds it; `findLockHolder` returns which.
 * @throws {OperatorError} when the folder cannot be created or written, or its file system has no locks.
 */
export function lockFolder(folder: string, kind: LockHolder['kind']): FolderLock | null {
  const guard = prepareGuard(folder);
  if (guard === null) return null;
  let holder: LockHolder = { pid: process.pid, host: hostname(), since: new Date().toISOString(), kind };
  try {
    writeHolder(folder, holder);
  } catch (error) {
    guard.close();
    // A full disk has its own message.
    throw isDiskFull(error) ? error : unusableFolder(folder, error);
  }
  return {
    announce(more) {
      holder = { ...holder, ...more };
      writeHolder(folder, holder);
    },
    release() {
      rmSync(join(folder, dataFolderNames.lockHolder), { force: true });
      guard.close();
    },
  };
}

const isElsewhere = ({ host }: LockHolder) => host !== hostname();

function isAliveHere({ pid }: LockHolder): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

const maximumWait = 1000;
const retryInterval = 20;

/**
 * Returns the process that holds a locked folder. Right after locking, the holder's name is missing or still that of a
 * dead process, so this function retries for up to a second. Whether a process on another host still runs cannot be
 * checked: it is returned when no process of this host appears within that second.
 */
export async function findLockHolder(folder: string): Promise<LockHolder | null> {
  for (let waited = 0; ; waited += retryInterval) {
    const holder = readHolder(folder);
    if (holder !== null && !isElsewhere(holder) && isAliveHere(holder)) return holder;
    if (waited >= maximumWait) return holder !== null && isElsewhere(holder) ? holder : null;
    await setTimeout(retryInterval);
  }
}

/** Formats a message that names the process which holds the folder. */
export function describeLockHolder(folder: string, holder: LockHolder | null): string {
  if (holder === null) return `The data folder ${folder} is in use by another process whose name is unknown.`;
  const who = holder.kind === 'server' ? 'a running server' : 'a command';
  const port =
    holder.port === undefined ? (holder.kind === 'server' ? ', still starting' : '') : `, port ${holder.port}`;
  return `The data folder ${folder} is in use by ${who}: process ${holder.pid} on ${holder.host}${port}, since ${holder.since}.`;
}
