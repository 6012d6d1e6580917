import { resolve } from 'node:path';
import * as z from 'zod';
import type { Environment } from '../config/environment.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from '../database/database.ts';
import { describeHolder, holderOf, lockFolder, type Holder } from '../database/folder-lock.ts';
import { readHandoverKey } from './handover-key.ts';
import { importDocument, importOutcomeSchema, type ImportOutcome } from './import.ts';
import { exportBundle } from './store.ts';

/** The content, wherever it is kept just now. */
export interface ContentAccess {
  import(document: unknown, options: { force: boolean }): Promise<ImportOutcome>;
  export(): Promise<unknown>;
  close(): Promise<void>;
}

/** The content cannot be reached; the message is for people. */
export class Unreachable extends Error {}

function direct({ db, close }: OpenDatabase, release: () => void = () => undefined): ContentAccess {
  return {
    import: (document, options) => importDocument(db, document, options),
    export: () => exportBundle(db),
    close: async () => {
      await close();
      release();
    },
  };
}

const patience = 120_000;

async function ask(port: number, key: string, path: string, init: RequestInit): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  let answer: Response;
  try {
    answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error);
    throw new Unreachable(
      `The running server did not answer (${cause}). It may have stopped in between; look at the content before trying again.`,
    );
  }
  const body: unknown = await answer.json();
  if (answer.ok) return body;
  const said = z.object({ error: z.string() }).safeParse(body);
  throw new Unreachable(`The running server refused: ${said.success ? said.data.error : `status ${answer.status}`}`);
}

function throughServer(folder: string, port: number): ContentAccess {
  const key = readHandoverKey(folder);
  return {
    import: async (document, { force }) =>
      importOutcomeSchema.parse(
        await ask(port, key, `/import?force=${force}`, { method: 'POST', body: JSON.stringify(document) }),
      ),
    export: () => ask(port, key, '/export', { method: 'GET' }),
    close: async () => undefined,
  };
}

const step = 100;

/**
 * Reaches the content of an embedded folder: through the server that runs on it, or by opening it where none does.
 * A server that is starting and another content command are waited for.
 */
async function reachFolder(folder: string, waitFor: number): Promise<ContentAccess> {
  let holder: Holder | null = null;
  for (const end = Date.now() + waitFor; ; await new Promise((done) => setTimeout(done, step))) {
    const lock = lockFolder(folder, 'command');
    if (lock !== null) {
      try {
        return direct(await openEmbedded(folder), () => lock.release());
      } catch (error) {
        lock.release();
        throw error;
      }
    }
    holder = await holderOf(folder);
    if (holder?.controlPort !== undefined) return throughServer(folder, holder.controlPort);
    if (Date.now() > end) throw new Unreachable(describeHolder(folder, holder));
  }
}

/**
 * Reaches the content: a Postgres database directly, an embedded one through whoever has it.
 *
 * @param waitFor milliseconds to wait for a folder that somebody holds without answering.
 * @throws Unreachable with a message that says who holds the folder.
 */
export async function reachContent({ DATA_DIR, DATABASE_URL }: Environment, waitFor = 30_000): Promise<ContentAccess> {
  if (DATABASE_URL !== undefined) return direct(await openPostgres(DATABASE_URL));
  return reachFolder(resolve(DATA_DIR), waitFor);
}
