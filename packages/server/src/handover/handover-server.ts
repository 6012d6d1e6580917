import { createHash, timingSafeEqual } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Database } from '../platform/database/database.ts';
import { listFailedMessages, retryFailedMessages, retrySchema } from '../features/accounts/mails/failed-messages.ts';
import { importDocument } from '../features/content/import.ts';
import { exportBundle } from '../features/content/store.ts';
import type { ContentVersion } from '../features/content/version.ts';

/** The maximum size of an imported document, many times that of a typical site. */
const maxDocumentBytes = 64 * 1024 * 1024;

/** The local endpoint through which commands delegate their work to the server that has opened the database. */
export interface Handover {
  /** The port on 127.0.0.1. */
  port: number;
  close(): Promise<void>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function createHandover(db: Database, version: ContentVersion, key: string): Hono {
  const routes = new Hono();
  const wanted = digest(`Bearer ${key}`);
  routes.use(async (context, next) => {
    const given = digest(context.req.header('authorization') ?? '');
    if (!timingSafeEqual(given, wanted)) return context.json({ error: 'The key is not the one of this server.' }, 401);
    await next();
    return undefined;
  });
  routes.use(
    bodyLimit({
      maxSize: maxDocumentBytes,
      onError: (context) => context.json({ error: 'The document is too large.' }, 413),
    }),
  );
  routes.post('/import', async (context) => {
    const document: unknown = await context.req.json();
    const outcome = await importDocument(db, document, { force: context.req.query('force') === 'true' });
    if (outcome.written !== null) version.changed(outcome.written.version);
    return context.json(outcome);
  });
  routes.get('/export', async (context) => context.json(await exportBundle(db)));
  routes.get('/outgoing', async (context) => context.json(await listFailedMessages(db)));
  routes.post('/outgoing/replay', async (context) => {
    const { ids } = retrySchema.parse(await context.req.json());
    return context.json(await retryFailedMessages(db, ids));
  });
  routes.onError((error, context) => context.json({ error: error.message }, 500));
  return routes;
}

/** Listens on loopback only, on a separate port: visitors cannot reach it. */
export function startHandover(db: Database, version: ContentVersion, key: string): Promise<Handover> {
  const { fetch } = createHandover(db, version, key);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => {
      resolve({ port, close: () => new Promise((closed) => server.close(() => closed())) });
    });
    server.once('error', reject);
  });
}
