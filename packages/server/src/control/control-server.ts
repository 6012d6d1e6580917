import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sameSecret } from '../platform/security/secrets.ts';
import type { Database } from '../platform/database/database.ts';
import { listFailedMessages, retryFailedMessages, retrySchema } from './failed-messages.ts';
import { importDocument } from '../features/content/import.ts';
import { exportBundle } from '../features/content/store.ts';

/** The maximum size of an imported document, many times that of a typical site. */
const maxDocumentBytes = 64 * 1024 * 1024;

/** The local endpoint through which commands delegate their work to the server that has opened the database. */
export interface ControlServer {
  /** The port on 127.0.0.1. */
  port: number;
  server: Server;
}

/**
 * Creates the routes of the work that commands do on the database.
 * @param changed records the version of changed content.
 */
export function createControlRoutes(db: Database, changed: (version: number) => void): Hono {
  const routes = new Hono();
  routes.post('/import', async (context) => {
    const document: unknown = await context.req.json();
    const outcome = await importDocument(db, document, { force: context.req.query('force') === 'true' });
    if (outcome.written !== null) changed(outcome.written.version);
    return context.json(outcome);
  });
  routes.get('/export', async (context) => context.json(await exportBundle(db)));
  routes.get('/outgoing', async (context) => context.json(await listFailedMessages(db)));
  routes.post('/outgoing/replay', async (context) => {
    const { ids } = retrySchema.parse(await context.req.json());
    return context.json(await retryFailedMessages(db, ids));
  });
  return routes;
}

/** Listens on loopback only, on a separate port: visitors cannot reach it. */
export function startControlServer(
  db: Database,
  changed: (version: number) => void,
  key: string,
): Promise<ControlServer> {
  const { fetch } = new Hono()
    .use(async (context, next) => {
      if (sameSecret(context.req.header('authorization') ?? '', `Bearer ${key}`)) return next();
      return context.json({ error: 'The key is not the one of this server.' }, 401);
    })
    .use(
      bodyLimit({
        maxSize: maxDocumentBytes,
        onError: (context) => context.json({ error: 'The document is too large.' }, 413),
      }),
    )
    .route('/', createControlRoutes(db, changed))
    .onError((error, context) => context.json({ error: error.message }, 500));
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      resolve({ port, server });
    }) as Server;
    // Also after the start: an error without a listener would end the process.
    server.on('error', reject);
  });
}
