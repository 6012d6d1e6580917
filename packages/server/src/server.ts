import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hourMilliseconds } from '@kermesse/api/schemas/common/durations';
import { syncDemoAccounts, type DemoAccount } from './features/demo/demo-accounts.ts';
import { cleanUp } from './features.ts';
import { wantsDemoContent, type Environment } from './platform/config/environment.ts';
import { createPrivateFolder } from './platform/data-folder/private-folder.ts';
import { seedDemo } from './features/demo/demo-content.ts';
import { startControlServer } from './control/control-server.ts';
import { readContentVersion } from './features/content/store.ts';
import { createContentVersion } from './features/content/version.ts';
import { openEmbedded, openPostgres, serving, type Database, type OpenDatabase } from './platform/database/database.ts';
import { describeLockHolder, findLockHolder, lockFolder, type FolderLock } from './platform/data-folder/folder-lock.ts';
import { eraseDueAccounts } from './features/accounts/deletion/erase.ts';
import { createReleaseAssets } from './features/assets/release-assets.ts';
import { createAssetStore, createFileStore } from './platform/files/create-store.ts';
import { isFileStoreOutage } from './platform/files/s3-storage.ts';
import { incomingFolder, sweepIncoming } from './platform/operations/incoming.ts';
import { eraseBin } from './features/editor/bin.ts';
import { daysAside, ownsStore, sweepFiles } from './features/uploads/sweep.ts';
import { withoutOverlap } from './platform/process/background.ts';
import { createResponseCache } from './platform/http/bodies/response-cache.ts';
import { createSite, type Site } from './site.ts';
import { createLifecycle, drain, stopListening } from './platform/process/lifecycle.ts';
import { createToken } from './platform/security/secrets.ts';
import { releaseClaims } from './platform/queue/queue.ts';
import { createSecurityLog } from './platform/logging/security-log.ts';
import { createReporter } from './platform/logging/reporter.ts';
import { findMaps } from './features/maps/archive.ts';
import { migrations } from './migrations.ts';
import { loadApp } from './features/pages/app-entry.ts';
import { OperatorError } from './platform/config/operator-error.ts';
import { startListening } from './start-listening.ts';

/** A server that accepts requests. */
export interface RunningServer {
  port: number;
  origin: string;
  /** Whether this start imported the demo content. */
  seeded: boolean;
  /** Whether the composer is available. */
  composer: boolean;
  /** The demo accounts, whose password is public; empty where other machines reach the server. */
  demoAccounts: DemoAccount[];
  /** Whether the development outbox is available. */
  outbox: boolean;
  /** Warnings for operators, one sentence each. */
  remarks: string[];
  db: Database;
  close(): Promise<void>;
}

/** Folders of the repository, relative to this file. */
const places = {
  app: join(import.meta.dirname, '..', '..', 'app', 'dist'),
  demo: join(import.meta.dirname, '..', 'demo'),
};

/** The interval of cleanups in milliseconds. */
const cleanupInterval = hourMilliseconds;
/** The delay of the first cleanup in milliseconds: the developer who starts the server opens the site first. */
const firstCleanupDelay = 3000;
/** The interval of erasing accounts that are due. */
const minute = 60_000;
/** The interval of sending messages that are due again: an SMS is retried after ten seconds at the earliest. */
const outgoingInterval = 10_000;
/** The maximum wait for a command, which holds the folder for seconds only. */
const maximumWait = 30_000;

async function takeFolder(folder: string): Promise<FolderLock> {
  for (const end = performance.now() + maximumWait; ; await setTimeout(100)) {
    const lock = lockFolder(folder, 'server');
    if (lock !== null) return lock;
    const holder = await findLockHolder(folder);
    if (holder?.kind === 'command' && performance.now() < end) continue;
    const advice =
      'Two servers cannot share an embedded database: stop the other one, give this one another DATA_DIR, or use Postgres with DATABASE_URL.';
    throw new OperatorError(`${describeLockHolder(folder, holder)}\n${advice}`);
  }
}

/** How long a start waits until the bucket has stored the assets, in milliseconds. */
const maximumStoreWait = 10_000;

const openDatabase = (environment: Environment, lock: FolderLock | null): Promise<OpenDatabase> =>
  lock !== null
    ? openEmbedded(environment.DATA_DIR, migrations)
    : openPostgres(environment.DATABASE_URL ?? '', migrations, {
        ...serving,
        connections: environment.DATABASE_CONNECTIONS,
      });

/**
 * Starts the server: opens and migrates the database, imports the demo content into an empty site, and listens.
 *
 * @param erasureInterval the interval of erasing accounts that are due, in milliseconds
 * @param appFolder the folder of the built app
 * @throws errors that `describeFailure` explains, for every failure that an operator can fix.
 */
export async function startServer(
  environment: Environment,
  erasureInterval = minute,
  appFolder = places.app,
): Promise<RunningServer> {
  // Closes in reverse order, each after the one before.
  const shutdown = new AsyncDisposableStack();
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= shutdown.disposeAsync().catch(console.error));
  const repeat = (work: () => void, interval: number) => {
    const timer = setInterval(work, interval);
    shutdown.defer(() => clearInterval(timer));
  };
  try {
    const folder = environment.DATA_DIR;
    const wasOpen = createPrivateFolder(folder);
    const lock = environment.DATABASE_URL === undefined ? await takeFolder(folder) : null;
    if (lock !== null) shutdown.defer(() => lock.release());
    // In parallel: the embedded database is compiled on other cores.
    const loading = loadApp(appFolder);
    loading.catch(() => undefined);
    const database = await openDatabase(environment, lock);
    shutdown.defer(database.close);
    const app = await loading;
    const seeded = wantsDemoContent(environment) && (await seedDemo(database.db, places.demo));
    const empty = (await readContentVersion(database.db)) === 0;
    const demoAccounts = await syncDemoAccounts(database.db, environment);
    const report = createReporter();
    const filePlaces = { db: database.db, files: createFileStore(environment) };
    const assetFolders = [app.clientFolder, ...(app.composer === undefined ? [] : [app.composer.folder])];
    const releaseAssets = createReleaseAssets(createAssetStore(environment), assetFolders, report);
    const security = createSecurityLog();
    // First, because a start fails if the bucket or its key is wrong. While the bucket is down, the rest of the site
    // works; the clean-up checks the owner again before it moves any file.
    const ownFiles = await ownsStore(filePlaces).catch((error: unknown) => {
      if (!isFileStoreOutage(error)) throw error;
      report(error);
      return undefined;
    });
    const erase = () => eraseDueAccounts({ ...filePlaces, report, security });
    // Before anybody can log in: an account that became due while the server was down must be erased first.
    await erase();
    const version = createContentVersion(database);
    const lifecycle = createLifecycle(environment.GRACE_SECONDS);
    const maps = findMaps(folder, environment.MAP_STYLE_URL);
    // With exclusive access, no other server can be sending the messages that a killed server had claimed.
    if (database.exclusive) await releaseClaims(database.db);
    // With PORT=0 the origin is known only after listening, so the site is created after that. It closes after the
    // port: running requests still queue messages.
    const created: { site?: Site } = {};
    shutdown.defer(() => created.site?.close());
    const responseCache = createResponseCache({
      version: () => version.known()?.toString(),
      stopping: () => lifecycle.draining,
    });
    // Other servers of the site find the files of this release in the bucket, from its first page on. A failure to
    // store them does not prevent the start: the next clean-up stores them.
    if (environment.FILES_URL !== undefined)
      await Promise.race([
        releaseAssets.store().catch(report),
        setTimeout(maximumStoreWait, undefined, { ref: false }),
      ]);
    const handle = (request: Request, env?: unknown) =>
      created.site?.routes.fetch(request, env) ?? new Response('Starting', { status: 503 });
    const { server, port } = await startListening(handle, responseCache, environment, report);
    shutdown.defer(() => stopListening(server, lifecycle));
    const origin = environment.PUBLIC_URL ?? `http://localhost:${port}`;
    const site = createSite({
      environment,
      origin,
      database,
      version,
      mapArchive: maps.archive,
      lifecycle,
      app,
      responseCache,
      releaseAssets,
      report,
      security,
    });
    created.site = site;
    const { background, outgoing, sessionWatch, outbox } = site;
    // Before the port, which waits for running requests.
    shutdown.defer(sessionWatch.close);
    // Not awaited: expired data is never shown, whether deleted or not. Each task reports its own failure.
    const cleanups = [
      () => cleanUp(database, report),
      async () => {
        await eraseBin(database.db).catch(report);
        await sweepFiles(filePlaces, { aside: daysAside(environment.DELETION_DAYS) });
      },
      () => sweepIncoming(incomingFolder(folder)),
      () => releaseAssets.store(),
      site.removeFormerArt,
    ].map((work) => withoutOverlap(background, work));
    const runCleanup = () => {
      for (const run of cleanups) run();
    };
    const firstCleanup = globalThis.setTimeout(runCleanup, firstCleanupDelay);
    shutdown.defer(() => clearTimeout(firstCleanup));
    repeat(runCleanup, cleanupInterval);
    repeat(withoutOverlap(background, erase), erasureInterval);
    outgoing.sendDue();
    repeat(outgoing.sendDue, outgoingInterval);
    if (lock !== null) {
      const key = createToken();
      const control = await startControlServer(database.db, version.changed, key);
      shutdown.defer(() => lock.announce({ control: undefined }));
      shutdown.defer(() => stopListening(control.server, lifecycle));
      lock.announce({ port, control: { port: control.port, key } });
    }
    // Last in the list, so first at the shutdown: load balancers stop sending requests, and connections end by
    // themselves.
    shutdown.defer(() => drain(lifecycle));
    const { newer } = database.migrated;
    const remarks = [
      ...(ownFiles !== false
        ? []
        : [
            `The files in ${filePlaces.files.location} belong to another database, so this server never deletes any of them. If they belong to this site, delete the file .database there and restart.`,
          ]),
      ...(newer.length > 0
        ? [`The database has additions of a newer release, which this one ignores: ${newer.join(', ')}.`]
        : []),
      ...(wasOpen ? [`Other users could read the data folder ${folder}. Only this user can now (mode 700).`] : []),
      ...(empty
        ? ['The site has no pages yet. Import some (npm run content -- import FILE), or start once with DEMO=1.']
        : []),
      ...site.remarks,
      ...maps.remarks,
    ];
    const composer = app.composer !== undefined;
    return { port, origin, seeded, composer, demoAccounts, outbox, remarks, db: database.db, close };
  } catch (error) {
    await close();
    throw error;
  }
}
