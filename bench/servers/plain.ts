/**
 * The plain server, in a separate process: sends responses from memory through the same runtime, HTTP server and
 * framework as the site, and does nothing else. It receives its responses from the parent process.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { StoredResponse, StoredResponses } from './response.ts';

process.once('message', (given) => {
  const responses = given as StoredResponses;
  const app = new Hono();
  app.get('*', (context) => {
    const response: StoredResponse | undefined = responses.get(context.req.path);
    if (response === undefined) return context.text('Not found', 404);
    return new Response(response.body, response);
  });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.(port));
  process.once('disconnect', () => server.close());
});
