import { rm } from 'node:fs/promises';
import { afterAll } from 'vitest';
import { copyTemplate } from '../../../server/e2e/support/folders.ts';
import { freePort } from '../../../server/e2e/support/free-port.ts';
import { closePages } from '../../../server/e2e/support/launch-browser.ts';
import { end, startServer } from '../../../server/e2e/support/processes.ts';

/** A running site for the tests. */
export interface Site {
  origin: string;
  /** The data folder; undefined for a site that was already running. */
  data?: string;
  /** Advances the server's clock for accounts. Only for a site with a clock. */
  advanceTime(seconds: number): Promise<void>;
  /** Whether the server still runs. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

const rejectWithoutClock = () =>
  Promise.reject(new Error('advanceTime needs a site with a clock: start it with startClockedSite()'));

/**
 * Starts the real server on a free port, with the demo content. With `E2E_ORIGIN`, tests a running site at that origin
 * instead.
 *
 * @param variables additional environment variables. With `DATA_DIR` the server uses that folder and does not delete
 * it; with `PORT` it uses that port.
 * @param program another entry point than the server's own, which a test controls (see `startClockedSite`).
 */
export async function startSite(variables: Record<string, string> = {}, program?: string): Promise<Site> {
  const running = process.env['E2E_ORIGIN'];
  if (running !== undefined)
    return { origin: running, advanceTime: rejectWithoutClock, isRunning: () => true, stop: async () => undefined };
  const PORT = variables['PORT'] ?? String(await freePort());
  const given = variables['DATA_DIR'];
  const data = given ?? copyTemplate('seeded');
  const place = { NODE_ENV: 'development', HOST: '127.0.0.1', PUBLIC_URL: `http://127.0.0.1:${PORT}` };
  const server = await startServer(data, { ...place, ...variables, PORT }, { program });
  const { child } = server;
  return {
    origin: server.url,
    data,
    advanceTime: (seconds) =>
      program === undefined
        ? rejectWithoutClock()
        : new Promise((done) => {
            child.once('message', () => done());
            child.send(seconds);
          }),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      await end(server);
      if (given === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}

/** Starts the real server with a clock that the test controls. */
export function startClockedSite(variables: Record<string, string> = {}): Promise<Site> {
  return startSite(variables, 'e2e/support/programs/clocked.ts');
}

/** Starts a site at `localhost`: browsers allow passkeys there, but not at an IP address. */
export const startOnLocalhost = (
  start: (variables: Record<string, string>) => Promise<Site> = startSite,
): Promise<Site> => start({ PUBLIC_URL: '' });

/** Starts a site for the tests of a file, and stops it after them. */
export async function ownSite(start: () => Promise<Site> = startSite): Promise<Site> {
  const site = await start();
  afterAll(async () => {
    await closePages();
    await site.stop();
  });
  return site;
}

const limits = ['AUTH_LIMIT', 'CONTACT_LIMIT', 'NEWSLETTER_LIMIT', 'MAIL_HOUR_LIMIT'];
const unlimited = Object.fromEntries(limits.map((name) => [name, '1000000']));
let shared: Site | undefined;

/**
 * Returns the site that the test files of this worker share. It ends with the worker. Files that change demo accounts,
 * the home page, menus or colours use a site of their own.
 */
export async function sharedSite(): Promise<Site> {
  afterAll(closePages);
  if (shared?.isRunning() !== true) shared = await startSite(unlimited);
  return shared;
}
