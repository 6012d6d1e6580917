import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { settleDemoAccounts, type DemoAccount } from './features/demo/demo-accounts.ts';
import { cleanUp } from './features.ts';
import { serverKeys } from './platform/security/server-keys.ts';
import { createSessionWatch } from './features/accounts/sessions/session-watch.ts';
import { createHumanCheck } from './platform/human-check/create.ts';
import { createBackground } from './platform/process/background.ts';
import { wantsDemoContent, type Environment } from './platform/config/environment.ts';
import { makePrivate } from './platform/database/private-folder.ts';
import { seedDemo } from './features/demo/demo-content.ts';
import { createHandoverKey, removeHandoverKey } from './handover/handover-key.ts';
import { startHandover, type Handover } from './handover/handover-server.ts';
import { readVersion } from './features/content/store.ts';
import { watchVersion } from './features/content/version.ts';
import { openEmbedded, openPostgres, type Database, type OpenDatabase } from './platform/database/database.ts';
import { describeHolder, holderOf, lockFolder, type FolderLock } from './platform/database/folder-lock.ts';
import { eraseDueAccounts } from './features/accounts/deletion/erase.ts';
import { createReleaseAssets } from './features/assets/release-assets.ts';
import { createAssetStore, createFileStore } from './platform/files/create-store.ts';
import { incomingFolder, sweepIncoming } from './platform/operations/incoming.ts';
import { eraseBin } from './features/editor/bin.ts';
import { ownsStore, sweepFiles } from './features/uploads/sweep.ts';
import { createReadyAnswers, type ReadyAnswers } from './platform/http/bodies/ready-answers.ts';
import { createSite } from './site.ts';
import { createLifecycle, drain, stopListening } from './platform/process/lifecycle.ts';
import { createGateways } from './platform/messages/gateways.ts';
import { createOutgoing } from './platform/queue/outgoing.ts';
import { releaseClaims } from './platform/queue/queue.ts';
import { adoptOldMessages, leavesNoTrace, sendMessage } from './send-message.ts';
import { createSecurityLog } from './platform/logging/security-log.ts';
import { createReporter } from './platform/logging/reporter.ts';
import { findMaps } from './features/maps/archive.ts';
import { migrations } from './migrations.ts';
import { loadApp } from './features/pages/app-entry.ts';
import { CannotStart } from './start-failure.ts';
import { outboxGateways } from './features/outbox/outbox.ts';

/** A server that answers. */
export interface RunningServer {
  port: number;
  origin: string;
  /** Whether this start made the demo content. */
  seeded: boolean;
  /** Whether there is a composer. */
  composer: boolean;
  /** The people whose passwords everybody knows; none where strangers are expected. */
  demoAccounts: DemoAccount[];
  /** Whether there is a development outbox. */
  outbox: boolean;
  /** What an operator should know, one sentence each. */
  remarks: string[];
  db: Database;
  close(): Promise<void>;
}

/** Where things of the repository are, seen from this file. */
const places = {
  app: join(import.meta.dirname, '..', '..', 'app', 'dist'),
  demo: join(import.meta.dirname, '..', 'demo'),
};

const hour = 3_600_000;
/** Who started the server opens the site first. */
const afterFirstVisits = 3000;
/** How often is looked for accounts whose day has come. */
const minute = 60_000;
/** How often is looked for messages that are due again: an SMS pauses for ten seconds first. */
const outgoingPause = 10_000;
/** A content command has the folder for seconds only. */
const patience = 30_000;

async function takeFolder(folder: string): Promise<FolderLock> {
  const end = Date.now() + patience;
  let lock = lockFolder(folder, 'server');
  let holder = lock === null ? await holderOf(folder) : null;
  while (lock === null && holder?.kind === 'command' && Date.now() < end) {
    await setTimeout(100);
    lock = lockFolder(folder, 'server');
    if (lock === null) holder = await holderOf(folder);
  }
  if (lock !== null) return lock;
  const advice =
    'Two servers cannot share an embedded database: stop that one, give this one another DATA_DIR, or use a Postgres by DATABASE_URL.';
  throw new CannotStart(`${describeHolder(folder, holder)}\n${advice}`);
}

function listen(
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>,
  readyAnswers: Pick<ReadyAnswers, 'answer'>,
  { PORT, HOST }: Environment,
): Promise<{ server: Server; port: number }> {
  return new Promise((done, failed) => {
    const answer = getRequestListener(fetch, { hostname: HOST });
    const server = createServer((request, response) => {
      if (!readyAnswers.answer(request, response)) void answer(request, response);
    });
    server.listen(PORT, HOST, () => done({ server, port: (server.address() as AddressInfo).port }));
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      failed(
        taken
          ? new CannotStart(
              `Port ${PORT} is in use by another program. Stop it, or choose another: PORT=${PORT + 1} npm start`,
            )
          : error,
      );
    });
  });
}

/** What has been opened, closed in reverse, each whatever becomes of the others. */
function closers() {
  const list: (() => Promise<void> | void)[] = [];
  return {
    add: (close: () => Promise<void> | void) => void list.push(close),
    closeAll: async () => {
      for (const close of list.splice(0).toReversed()) {
        try {
          await close();
        } catch (error) {
          console.error(error);
        }
      }
    },
  };
}

const openDatabase = ({ DATA_DIR, DATABASE_URL }: Environment, lock: FolderLock | null): Promise<OpenDatabase> =>
  lock !== null ? openEmbedded(resolve(DATA_DIR), migrations) : openPostgres(DATABASE_URL ?? '', migrations);

/**
 * Starts the server: opens and migrates the database, gives a new site the demo content, and listens.
 *
 * @param dueEvery how often is looked for what is due, in milliseconds
 * @param appFolder the folder of the built app
 * @throws for everything that an operator can mend what `describeStartFailure` knows.
 */
export async function startServer(
  environment: Environment,
  dueEvery = minute,
  appFolder = places.app,
): Promise<RunningServer> {
  const { add, closeAll } = closers();
  try {
    const folder = resolve(environment.DATA_DIR);
    const tightened = makePrivate(folder);
    const lock = environment.DATABASE_URL === undefined ? await takeFolder(folder) : null;
    if (lock !== null) add(() => lock.release());
    // Beside each other: the embedded database is compiled on other cores.
    const loading = loadApp(appFolder);
    loading.catch(() => undefined);
    const database = await openDatabase(environment, lock);
    add(database.close);
    const app = await loading;
    const seeded = wantsDemoContent(environment) && (await seedDemo(database.db, places.demo));
    const empty = (await readVersion(database.db)) === 0;
    const demoAccounts = await settleDemoAccounts(database.db, environment);
    const report = createReporter();
    const filePlaces = { db: database.db, files: createFileStore({ ...environment, DATA_DIR: folder }) };
    const assetFolders = [app.clientFolder, ...(app.composer === undefined ? [] : [app.composer.folder])];
    const releaseAssets = createReleaseAssets(
      createAssetStore({ ...environment, DATA_DIR: folder }),
      assetFolders,
      report,
    );
    const security = createSecurityLog();
    const erase = () => eraseDueAccounts({ ...filePlaces, report, security });
    // Before anybody can sign in: no account outlives its day, however long the server was away.
    await erase();
    const ownFiles = await ownsStore(filePlaces);
    const background = createBackground(report);
    const humanCheck = createHumanCheck(environment, database.db, report);
    const sessionWatch = createSessionWatch(database.db, report);
    const version = watchVersion(database);
    const lifecycle = createLifecycle(environment.GRACE_SECONDS);
    const gateways = createGateways(environment, outboxGateways(database.db));
    const maps = findMaps(folder, environment.MAP_STYLE_URL);
    add(gateways.close);
    // Alone on the database, nobody else is sending what a killed server was about to.
    if (database.exclusive) await releaseClaims(database.db);
    const adopt = () => adoptOldMessages(database.db, database.exclusive);
    await adopt();
    // What is being sent is sent before that, unless the gateway hangs: then another server, or the next start, sends it.
    add(() =>
      Promise.race([background.idle(), setTimeout(environment.GRACE_SECONDS * 1000, undefined, { ref: false })]),
    );
    // With PORT=0 the origin is known only after listening, and the site is made of it.
    let origin = environment.PUBLIC_URL ?? '';
    const keys = serverKeys(database.db, environment.SECRET_KEY);
    const outgoing = createOutgoing({
      db: database.db,
      background,
      report,
      send: (claimed) => sendMessage({ db: database.db, origin, keys, ...gateways }, claimed),
      leavesNoTrace,
    });
    add(outgoing.stop);
    let answer: (request: Request, env?: unknown) => Response | Promise<Response> = () =>
      new Response('Starting', { status: 503 });
    const readyAnswers = createReadyAnswers({
      version: () => version.known()?.toString(),
      stopping: () => lifecycle.draining,
    });
    const { server, port } = await listen((request, env) => answer(request, env), readyAnswers, environment);
    add(() => stopListening(server, lifecycle));
    add(sessionWatch.close);
    origin ||= `http://localhost:${port}`;
    answer = createSite({
      environment: { ...environment, DATA_DIR: folder },
      origin,
      db: database.db,
      version,
      gateways,
      outgoing,
      keys,
      humanCheck,
      background,
      mapArchive: maps.archive,
      sessionWatch,
      lifecycle,
      app,
      readyAnswers,
      releaseAssets,
      report,
      security,
    }).fetch;
    // Nobody waits for it: what is removed here is out of date and not shown either way.
    const tidy = () =>
      background.run(async () => {
        await Promise.all([
          cleanUp(database.db),
          eraseBin(database.db).then(() => sweepFiles(filePlaces)),
          sweepIncoming(incomingFolder(folder)),
          releaseAssets.keep(),
        ]);
      });
    const firstTidy = globalThis.setTimeout(tidy, afterFirstVisits);
    const hourTimer = setInterval(tidy, hour);
    add(() => {
      clearTimeout(firstTidy);
      clearInterval(hourTimer);
    });
    const doWhatIsDue = () => {
      background.run(async () => {
        await Promise.all([erase(), adopt()]);
        outgoing.wake();
      });
    };
    doWhatIsDue();
    const minuteTimer = setInterval(doWhatIsDue, dueEvery);
    add(() => clearInterval(minuteTimer));
    const outgoingTimer = setInterval(outgoing.wake, outgoingPause);
    add(() => clearInterval(outgoingTimer));
    if (lock !== null) {
      const handover: Handover = await startHandover(database.db, version, createHandoverKey(folder));
      add(() => removeHandoverKey(folder));
      add(handover.close);
      lock.announce({ port, controlPort: handover.port });
    }
    // The first of all when the server stops: balancers stop sending, and connections end by themselves.
    add(() => drain(lifecycle));
    const { newer } = database.migrated;
    const remarks = [
      ...(ownFiles
        ? []
        : [
            `The files in ${filePlaces.files.place} belong to another database, so none of them is ever removed. If they are this site's, delete .database there and start again.`,
          ]),
      ...(newer.length > 0
        ? [`The database has migrations of a newer release (${newer.join(', ')}): what they added is left alone.`]
        : []),
      ...(tightened ? [`Others could read the data folder ${folder}: now it is for this user alone (mode 700).`] : []),
      ...(empty
        ? ['There are no pages yet: import yours (npm run content -- import FILE), or start once with DEMO=1.']
        : []),
      ...gateways.remarks,
      ...humanCheck.remarks,
      ...maps.remarks,
    ];
    const composer = app.composer !== undefined;
    return {
      port,
      origin,
      seeded,
      composer,
      demoAccounts,
      outbox: gateways.outbox,
      remarks,
      db: database.db,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
