import { resolve } from 'node:path';
import * as z from 'zod';
import type { Environment } from '../platform/config/environment.ts';
import { openEmbedded, openPostgres, type Database, type OpenDatabase } from '../platform/database/database.ts';
import { migrations } from '../migrations.ts';
import { describeLockHolder, findLockHolder, lockFolder, type LockHolder } from '../platform/database/folder-lock.ts';
import { readHandoverKey } from '../handover/handover-key.ts';
import { importDocument, importOutcomeSchema, type ImportOutcome } from '../features/content/import.ts';
import { exportBundle } from '../features/content/store.ts';

/** The content operations that a command needs, independent of where the database runs. */
interface ContentWork {
  import(document: unknown, options: { force: boolean }): Promise<ImportOutcome>;
  export(): Promise<unknown>;
}

/** Work on an open database, with a function that closes it. */
export type Closable<Work> = Work & { close(): Promise<void> };

/** The content operations on an open database, with a function that closes it. */
export type ContentAccess = Closable<ContentWork>;

/** Sends a request to the control port of the server that has opened the database. */
export type SendControlRequest = (path: string, init: RequestInit) => Promise<unknown>;

/** Two implementations of the same work: directly on a database, and through the server that has opened it. */
export interface Implementations<Work> {
  direct(db: Database): Work;
  throughServer(ask: SendControlRequest): Work;
}

/** Thrown when the database cannot be reached. Its message is printed without a stack. */
export class UnreachableError extends Error {}

const contentImplementations: Implementations<ContentWork> = {
  direct: (db) => ({
    import: (document, options) => importDocument(db, document, options),
    export: () => exportBundle(db),
  }),
  throughServer: (ask) => ({
    import: async (document, { force }) =>
      importOutcomeSchema.parse(
        await ask(`/import?force=${force}`, { method: 'POST', body: JSON.stringify(document) }),
      ),
    export: () => ask('/export', { method: 'GET' }),
  }),
};

function opened<Work>(
  { direct }: Implementations<Work>,
  { db, close }: OpenDatabase,
  release: () => void = () => undefined,
): Closable<Work> {
  return { ...direct(db), close: () => close().finally(release) };
}

const requestTimeout = 120_000;

async function askServer(port: number, key: string, path: string, init: RequestInit): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(requestTimeout),
    });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new UnreachableError(
      `The running server did not respond (${cause}). It may have stopped during the request. Check the content before you try again.`,
    );
  }
  const body: unknown = await response.json();
  if (response.ok) return body;
  const refusal = z.object({ error: z.string() }).safeParse(body);
  throw new UnreachableError(
    `The running server rejected the request: ${refusal.success ? refusal.data.error : `status ${response.status}`}`,
  );
}

const retryInterval = 100;

/**
 * Reaches the database of an embedded folder: through the server that runs on it, or directly when no server runs.
 * Waits for a server that is starting and for another command to finish.
 */
async function reachFolder<Work>(
  implementations: Implementations<Work>,
  folder: string,
  waitFor: number,
): Promise<Closable<Work>> {
  let holder: LockHolder | null = null;
  for (const end = Date.now() + waitFor; ; await new Promise((done) => setTimeout(done, retryInterval))) {
    const lock = lockFolder(folder, 'command');
    if (lock !== null) {
      try {
        return opened(implementations, await openEmbedded(folder, migrations), () => lock.release());
      } catch (error) {
        lock.release();
        throw error;
      }
    }
    holder = await findLockHolder(folder);
    const port = holder?.controlPort;
    if (port !== undefined) {
      const key = readHandoverKey(folder);
      return {
        ...implementations.throughServer((path, init) => askServer(port, key, path, init)),
        close: async () => undefined,
      };
    }
    if (Date.now() > end) throw new UnreachableError(describeLockHolder(folder, holder));
  }
}

/**
 * Reaches the database: Postgres directly, an embedded database through the server that runs on it, or directly when no
 * server runs.
 *
 * @param waitFor the maximum wait for a server that is starting or stopping, in milliseconds.
 * @throws {UnreachableError} when another process holds the folder.
 */
export async function accessDatabase<Work>(
  { DATA_DIR, DATABASE_URL }: Pick<Environment, 'DATA_DIR' | 'DATABASE_URL'>,
  implementations: Implementations<Work>,
  waitFor = 30_000,
): Promise<Closable<Work>> {
  if (DATABASE_URL !== undefined) return opened(implementations, await openPostgres(DATABASE_URL, migrations));
  return reachFolder(implementations, resolve(DATA_DIR), waitFor);
}

/** Reaches the content operations; see `accessDatabase`. */
export const accessContent = (environment: Environment, waitFor?: number): Promise<ContentAccess> =>
  accessDatabase(environment, contentImplementations, waitFor);
