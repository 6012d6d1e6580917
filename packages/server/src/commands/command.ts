import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { defaultDataFolder } from '../platform/config/data-folder.ts';
import { describeEnvironmentFaults, readEnvironment, type Environment } from '../platform/config/environment.ts';
import { findMisspelledSettings } from '../platform/config/misspelled-settings.ts';
import { hasEmbedded, openEmbedded, openPostgres, type OpenDatabase } from '../platform/database/database.ts';
import {
  describeLockHolder,
  findLockHolder,
  lockFolder,
  type LockHolder,
} from '../platform/data-folder/folder-lock.ts';
import { createControlRoutes } from '../control/control-server.ts';
import { migrations } from '../migrations.ts';
import { describeFailure } from '../describe-failure.ts';
import { errorText, OperatorError } from '../platform/config/operator-error.ts';

/** The settings that locate the database. A command needs no others, and none of the site's keys. */
type DatabaseSettings = Pick<Environment, 'DATABASE_URL' | 'DATA_DIR'>;

/**
 * Reads the location of the database from the environment.
 * @throws {OperatorError} when a variable is invalid.
 */
export function readDatabaseSettings(): DatabaseSettings {
  const { DATA_DIR, DATABASE_URL } = process.env;
  const { environment, faults } = readEnvironment({ DATA_DIR, DATABASE_URL });
  if (environment === null) throw new OperatorError(describeEnvironmentFaults(faults));
  return environment;
}

/**
 * Locks a data folder and opens its database. Closing the database releases the lock.
 * @returns null when another process holds the folder.
 */
export async function openFolder(folder: string): Promise<OpenDatabase | null> {
  const lock = lockFolder(folder, 'command');
  if (lock === null) return null;
  try {
    const database = await openEmbedded(folder, migrations);
    return { ...database, close: () => database.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

type SendCommand = (path: string, body?: unknown) => Promise<unknown>;

const initOf = (body: unknown): RequestInit =>
  body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };

const requestTimeout = 120_000;

function serverConnection({ port, key }: NonNullable<LockHolder['control']>): SendCommand {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  return async (path, sent) => {
    let response: Response;
    try {
      response = await fetch(`http://127.0.0.1:${port}${path}`, {
        ...initOf(sent),
        headers,
        signal: AbortSignal.timeout(requestTimeout),
      });
    } catch (error) {
      const cause = errorText(error);
      throw new OperatorError(
        `The running server did not respond (${cause}). It may have stopped during the request. Check the content before you try again.`,
      );
    }
    const body: unknown = await response.json();
    if (response.ok) return body;
    const refusal = z.object({ error: z.string() }).safeParse(body);
    throw new OperatorError(
      `The running server rejected the request: ${refusal.success ? refusal.data.error : `status ${response.status}`}`,
    );
  };
}

function databaseConnection({ db, close }: OpenDatabase): { send: SendCommand; close(): Promise<void> } {
  const routes = createControlRoutes(db, () => undefined).onError((error) => {
    throw error;
  });
  const send: SendCommand = async (path, body) => {
    const response = await routes.request(path, initOf(body));
    return response.json() as Promise<unknown>;
  };
  return { send, close };
}

const retryInterval = 100;
/** The maximum wait for a server that is starting or stopping, or for another command, in milliseconds. */
const maximumWait = 30_000;

interface CommandOptions {
  /** Whether to create a missing embedded database; otherwise the folder is probably the wrong one. */
  create?: boolean;
}

/**
 * Connects to the database: Postgres directly, an embedded database through the server that runs on it, or directly if
 * no server runs.
 */
async function connect(
  { DATA_DIR: folder, DATABASE_URL }: DatabaseSettings,
  { create = false }: CommandOptions,
): Promise<ReturnType<typeof databaseConnection>> {
  if (DATABASE_URL !== undefined) return databaseConnection(await openPostgres(DATABASE_URL, migrations));
  for (const end = performance.now() + maximumWait; ; await setTimeout(retryInterval)) {
    // A server that starts for the first time creates the database.
    if (!create && !hasEmbedded(folder) && (await findLockHolder(folder)) === null)
      throw new OperatorError(
        statSync(folder, { throwIfNoEntry: false })?.isFile() === true
          ? `The data folder ${folder} is a file. Set DATA_DIR to a folder.`
          : `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL.`,
      );
    const database = await openFolder(folder);
    if (database !== null) return databaseConnection(database);
    const holder = await findLockHolder(folder);
    if (holder?.control !== undefined) return { send: serverConnection(holder.control), close: async () => undefined };
    if (performance.now() > end) throw new OperatorError(describeLockHolder(folder, holder));
  }
}

/**
 * Sends a request to the control server and returns the response's JSON. With a body it is a POST.
 * @throws {OperatorError} when another process holds the folder, there is no database, or the running server rejects
 * the request.
 */
export async function sendCommand(path: string, body?: unknown, options: CommandOptions = {}): Promise<unknown> {
  const { send: ask, close } = await connect(readDatabaseSettings(), options);
  try {
    return await ask(path, body);
  } finally {
    await close();
  }
}

/** Runs a command, and ends the process with its exit code. Explains a failure in one line. */
export async function runCommand(run: () => Promise<number>): Promise<void> {
  process.stdout.on('error', (error) => {
    console.error(`The output cannot be written: ${errorText(error)}.`);
    process.exit(1);
  });
  for (const warning of findMisspelledSettings(process.env)) console.warn(warning);
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error((await describeFailure(error, process.env['DATA_DIR'] ?? defaultDataFolder)) ?? error);
    process.exitCode = 1;
  }
}
