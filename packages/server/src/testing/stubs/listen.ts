import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';

/** Serves a site on a free local port, for tests that need real connections. */
export function serveLocally({ fetch }: Pick<Hono, 'fetch'>): Promise<{ server: ServerType; port: number }> {
  return new Promise((done) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }: AddressInfo) => done({ server, port }));
  });
}
