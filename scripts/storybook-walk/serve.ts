import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { serveLocally } from '../../packages/server/src/testing/stubs/listen.ts';

/** Serves a built Storybook on a free local port. */
export async function serveStorybook(root: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const app = new Hono();
  app.use('*', serveStatic({ root }));
  const { origin, close } = await serveLocally(app);
  return { origin, stop: close };
}
