import { setTimeout } from 'node:timers/promises';
import type { ServerType } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Whether a server takes new work, and how it stops. */
export interface Lifecycle {
  /** From the signal to stop on: `/readyz` says so, and every answer closes its connection. */
  readonly draining: boolean;
  drain(): void;
  /** Notes that somebody asked `/readyz`, as a balancer does. */
  noteAsked(): void;
  /** Whether somebody asked in the last minute. */
  readonly watched: boolean;
  /** In how many seconds after the signal everything has ended. */
  readonly graceSeconds: number;
}

const minute = 60_000;

/** The lifecycle of one server. */
export function createLifecycle(graceSeconds: number): Lifecycle {
  let draining = false;
  let asked: number | undefined;
  return {
    graceSeconds,
    get draining() {
      return draining;
    },
    drain: () => void (draining = true),
    noteAsked: () => void (asked = Date.now()),
    get watched() {
      return asked !== undefined && Date.now() - asked < minute;
    },
  };
}

/** Tells clients and proxies not to use their connection again, once the server is about to stop. */
export function closeWhileDraining(lifecycle: Lifecycle): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (lifecycle.draining) context.res.headers.set('connection', 'close');
  };
}

/**
 * Begins to stop. Where a balancer asks `/readyz`, requests are still taken for half of the grace, so that it has heard
 * before the port is closed; where nobody asks there is nobody to wait for.
 */
export async function drain(lifecycle: Lifecycle): Promise<void> {
  lifecycle.drain();
  if (lifecycle.watched) await setTimeout(lifecycle.graceSeconds * 500);
}

/** Stops listening, lets answers under way finish for the rest of the grace, then closes every connection. */
export async function stopListening(server: ServerType, { watched, graceSeconds }: Lifecycle): Promise<void> {
  const closed = new Promise<void>((done) => void server.close(() => done()));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  const late = new AbortController();
  const patience = setTimeout(graceSeconds * (watched ? 500 : 1000), undefined, { signal: late.signal }).then(
    () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    },
    () => undefined,
  );
  await Promise.race([closed, patience]);
  late.abort();
  await closed;
}
