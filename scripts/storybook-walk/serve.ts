import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

export interface ServeOptions {
  /** The stories that a docs page frames stay empty: each is a whole Storybook to load, and a place of the walk itself. */
  emptyFrames: boolean;
}

/** Serves a built Storybook on a free port of this machine. */
export async function serveStorybook(root: string, { emptyFrames }: ServeOptions): Promise<{ origin: string; stop: () => Promise<void> }> {
  const app = new Hono();
  if (emptyFrames) app.use('/iframe.html', ({ req, html }, next) => (req.header('sec-fetch-dest') === 'iframe' ? Promise.resolve(html('')) : next()));
  app.use('*', serveStatic({ root }));
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
