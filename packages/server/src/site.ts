import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { authVerifyEmail } from '@kermesse/api/auth-verify-email';
import { createClient } from '@kermesse/api/client';
import { screenRoutes } from '@kermesse/api/schemas/pages/routes';
import { Hono, type Context } from 'hono';
import { createHumanCheck } from './platform/human-check/create.ts';
import { createGoogle } from './features/accounts/google/google.ts';
import { createSessionWatch, type SessionWatch } from './features/accounts/sessions/session-watch.ts';
import { serverKeys } from './platform/security/server-keys.ts';
import { createDevelopmentProvider } from './features/development-identity/provider.ts';
import { createFileStore } from './platform/files/create-store.ts';
import { incomingFolder } from './platform/operations/incoming.ts';
import { createUploadGate } from './features/uploads/create-upload-gate.ts';
import { apiFeatures } from './features.ts';
import { createApi } from './platform/operations/routes.ts';
import { createArtRoutes } from './features/assets/art-routes.ts';
import { removeFormerArt } from './features/assets/brand-art.ts';
import type { ReleaseAssets } from './features/assets/release-assets.ts';
import { otherReleases, staticFiles } from './features/assets/static-files.ts';
import { createBackgroundTasks, type BackgroundTasks } from './platform/process/background.ts';
import { createToolPages } from './features/editor/tool-pages.ts';
import { editorKeyOf, type Environment } from './platform/config/environment.ts';
import { flowSettings } from './flow-settings.ts';
import { isLocalDevelopment, isLocalDevelopmentRequest } from './platform/config/local-development.ts';
import { mapOrigins } from './platform/config/map-variables.ts';
import { uploadBounds } from './platform/config/upload-variables.ts';
import { createSiteReader } from './features/content/site-reader.ts';
import type { MapArchive } from './features/maps/archive.ts';
import { createMapRoutes } from './features/maps/routes.ts';
import type { ContentVersion } from './features/content/version.ts';
import type { OpenDatabase } from './platform/database/database.ts';
import { TooBusyError } from './platform/process/limit-concurrency.ts';
import { createGateways } from './platform/messages/gateways.ts';
import { outboxGateways } from './features/outbox/outbox.ts';
import { createOutboxPages } from './features/outbox/routes.ts';
import { createOutgoing, type Outgoing } from './platform/queue/outgoing.ts';
import { sendMessage, sentKinds, shouldDelete } from './send-message.ts';
import type { BuiltApp } from './features/pages/app-entry.ts';
import { createCalendars } from './features/pages/calendar.ts';
import { createRenderer } from './features/pages/page-renderer.ts';
import { createPageSource } from './features/pages/page-source.ts';
import { createPages } from './features/pages/routes.ts';
import type { ResponseCache } from './platform/http/bodies/response-cache.ts';
import { createSiteFiles } from './features/pages/site-files.ts';
import type { SecurityLog } from './platform/logging/security-log.ts';
import { dataFolderNames } from './platform/config/data-folder.ts';
import { htmlType, plainPage } from './platform/html/plain-page.ts';
import { clientIp } from './platform/http/client-ip.ts';
import { createHealth } from './platform/process/health.ts';
import { closeWhileDraining, type Lifecycle } from './platform/process/lifecycle.ts';
import { workerPolicy } from './platform/security/content-security-policy.ts';
import { warnOfProxies } from './platform/http/proxy-warning.ts';
import { securityHeaders } from './platform/security/security-headers.ts';

/** The parts that a site is created from. */
export interface SiteOptions {
  environment: Environment;
  /** The scheme and host of the public site. */
  origin: string;
  database: Pick<OpenDatabase, 'db' | 'acceptsWrites'>;
  version: ContentVersion;
  /** The archive of map tiles to serve, if there is one. */
  mapArchive?: MapArchive;
  /** The timeout of waiting for the end of a session, in milliseconds. */
  sessionWatchTimeout?: number;
  /** The state of starting and stopping. */
  lifecycle: Lifecycle;
  /** The cache of pages that can be sent again unchanged. */
  responseCache?: ResponseCache;
  /** Finds assets of other releases, for tabs that were opened before a deploy. */
  releaseAssets?: Pick<ReleaseAssets, 'find'>;
  /** The built app; without it the site serves only `/api`. */
  app?: BuiltApp;
  security: SecurityLog;
  /** The maximum milliseconds without progress of an upload: 20 seconds by default. */
  uploadStallTimeout?: number;
  /** How long a request that sends a message waits for a failure, in milliseconds (see `createOutgoing`). */
  sendingWait?: number;
  /** Reports unexpected failures. */
  report(error: unknown): void;
}

/** The site and the services that it runs on. */
export interface Site {
  routes: Hono;
  /** Sends queued messages. */
  outgoing: Outgoing;
  background: BackgroundTasks;
  sessionWatch: SessionWatch;
  /** Whether the development outbox replaces a gateway. */
  outbox: boolean;
  /** Warnings for operators, one sentence each. */
  remarks: string[];
  /** Deletes the illustrations in former brand colours (see `removeFormerArt`). */
  removeFormerArt(): Promise<void>;
  /** Stops sending queued messages. Those in progress are sent first, unless the gateway hangs. */
  close(): Promise<void>;
}

/** The connection of a request; requests of tests have none. */
interface Connection {
  incoming?: { socket?: { remoteAddress?: string } };
}

function ipReader({ TRUST_PROXY }: Environment) {
  return (context: Context): string => {
    const connection = context.env as Connection | undefined;
    return clientIp(connection?.incoming?.socket?.remoteAddress, context.req.header('x-forwarded-for'), TRUST_PROXY);
  };
}

/**
 * Returns a function that decides which requests the API accepts: in production all; in development only those from
 * this machine, because its keys, demo accounts and human check are public. Warns the operator about the first
 * rejection.
 */
function admission(environment: Environment): (request: Request) => boolean {
  if (!isLocalDevelopment(environment)) return () => true;
  let warned = false;
  return (request) => {
    const local = isLocalDevelopmentRequest(environment, request);
    if (!local && !warned) {
      warned = true;
      console.warn(
        'The API rejected a request that names another host or came through a proxy. In development it accepts requests from this machine only. To serve others, set NODE_ENV=production.',
      );
    }
    return local;
  };
}

/** Creates an internal API client that keeps the visitor's host, connection and proxies. */
function ownApi(site: Hono, { url, headers }: Request, env: unknown) {
  const passedOn = [...headers].filter(([name]) => !/^(accept|content|cookie|if-|transfer)/.test(name));
  return {
    baseUrl: new URL('/api', url).href,
    fetch: async (input: string | URL | Request, init?: RequestInit) => {
      const request = new Request(input, init);
      for (const [name, value] of passedOn) request.headers.set(name, value);
      return site.fetch(request, env);
    },
  };
}

/** Creates the whole site: pages, static files, and the API. */
export function createSite(options: SiteOptions): Site {
  const {
    environment,
    origin,
    database: { db, acceptsWrites },
    version,
    mapArchive,
    app,
    responseCache,
    releaseAssets,
    report,
    security,
    uploadStallTimeout = 20_000,
    lifecycle,
  } = options;
  const siteReader = createSiteReader({ db, version });
  const keys = serverKeys(db, environment.SECRET_KEY);
  const background = createBackgroundTasks(report);
  const { MAIL_HOUR_LIMIT: emailHourLimit } = environment;
  const gateways = createGateways(environment, outboxGateways(db));
  const humanCheck = createHumanCheck(environment, db, keys, report);
  const sessionWatch = createSessionWatch(db, report, { timeout: options.sessionWatchTimeout });
  const outgoing = createOutgoing({
    db,
    background,
    report,
    kinds: sentKinds,
    send: (claimed) => sendMessage({ ...gateways, db, origin, siteReader, keys, security, emailHourLimit }, claimed),
    shouldDelete,
    responseWait: options.sendingWait,
  });
  const site = new Hono();
  const { NODE_ENV, API_KEY, CORS_ORIGINS, DATA_DIR } = environment;
  const ipOf = ipReader(environment);
  const uploads = { folder: incomingFolder(DATA_DIR), stallTimeout: uploadStallTimeout };
  const maps = mapOrigins(environment);
  const editorKey = editorKeyOf(environment);
  const source = createPageSource({ db, siteReader });
  site.use(closeWhileDraining(lifecycle));
  if (NODE_ENV === 'production' && environment.TRUST_PROXY === 0) site.use(warnOfProxies());
  site.use(securityHeaders({ secure: NODE_ENV === 'production' && origin.startsWith('https:') }));
  site.route('/', createHealth({ acceptsWrites, lifecycle }));
  site.route(
    '/api',
    createApi({
      features: apiFeatures,
      db,
      origin,
      siteReader,
      pages: source,
      outgoing,
      settings: environment,
      humanCheck,
      keys,
      sessionWatch,
      editorKey,
      version,
      files: createFileStore(environment),
      uploads,
      uploadGate: createUploadGate(db, { folder: uploads.folder, ...uploadBounds(environment) }, report),
      apiKey: API_KEY,
      admits: admission(environment),
      corsOrigins: CORS_ORIGINS,
      checkOutput: NODE_ENV !== 'production',
      ipOf,
      security,
      report,
    }),
  );
  const developing = isLocalDevelopment(environment);
  const identities = developing && environment.GOOGLE_CLIENT_ID === undefined ? createDevelopmentProvider() : undefined;
  if (developing) {
    // Routes under /dev exist only for requests from this machine; others get the 404 page.
    const development = new Hono();
    if (gateways.outbox) development.route('/', createOutboxPages(db, background));
    if (identities !== undefined) development.route('/', identities.pages);
    site.use('/dev/*', async ({ req, env }, next) =>
      isLocalDevelopmentRequest(environment, req.raw) ? development.fetch(req.raw, env) : next(),
    );
  }
  site.route('/', createSiteFiles({ siteReader, origin, routes: screenRoutes }));
  if (mapArchive !== undefined) site.route('/maps', createMapRoutes(mapArchive));
  site.route('/', createCalendars({ source, origin }));
  const artFolder = join(DATA_DIR, dataFolderNames.cache, 'art');
  const brand = async () => (await siteReader.read()).site.props('fr').colors;
  if (app !== undefined) {
    const workers = workerPolicy(maps);
    site.use(staticFiles(app.clientFolder, workers));
    site.route('/art', createArtRoutes({ folder: artFolder, brand, version, lifecycle, report }));
    const settings = { apiKey: API_KEY, flows: flowSettings(environment, origin, mapArchive) };
    if (app.composer !== undefined) {
      site.use(staticFiles(app.composer.folder, workers));
      const secure = origin.startsWith('https:');
      site.route(
        '/',
        createToolPages({ build: app.composer, apiKey: API_KEY, editor: editorKey !== undefined, secure, maps }),
      );
    }
    if (releaseAssets !== undefined) site.use('/assets/*', otherReleases(releaseAssets, workers));
    const google = createGoogle({ environment, db, origin, development: identities, security, report });
    const pageFor = createRenderer({ app, source, origin, settings, maps });
    const apiFor = ({ req, env }: Context) => ({ apiKey: API_KEY, ...ownApi(site, req.raw, env) });
    site.route(
      '/',
      createPages({
        responseCache,
        pageFor,
        source,
        origin,
        handlePostedForm: (form, context) => app.handlePostedForm({ ...form, api: apiFor(context) }),
        google,
        ipOf,
        verifyEmail: (link, context) => createClient(apiFor(context)).call(authVerifyEmail, link),
      }),
    );
  }
  site.onError((error, context) => {
    report(error);
    const text = plainPage('Le site ne peut pas répondre pour le moment.', 'The site cannot answer at the moment.');
    return context.body(text, 503, {
      ...htmlType,
      'cache-control': 'no-store',
      'retry-after': error instanceof TooBusyError ? '2' : '10',
    });
  });
  return {
    routes: site,
    outgoing,
    background,
    sessionWatch,
    outbox: gateways.outbox,
    remarks: [...gateways.remarks, ...humanCheck.remarks],
    removeFormerArt: async () => removeFormerArt(artFolder, await brand()),
    async close() {
      outgoing.stop();
      await Promise.race([background.idle(), setTimeout(lifecycle.remaining(), undefined, { ref: false })]);
      gateways.close();
    },
  };
}
