import type { MiddlewareHandler } from 'hono';

/** Whether a server takes new work, and whether somebody watches that it does. */
export interface Lifecycle {
  /** From the signal to stop on: `/readyz` says so, and every answer closes its connection. */
  readonly draining: boolean;
  drain(): void;
  /** Notes that somebody asked `/readyz`, as a balancer does. */
  noteAsked(): void;
  /** Whether somebody asked in the last minute. */
  readonly watched: boolean;
}

const minute = 60_000;

/** The lifecycle of one server. */
export function createLifecycle(now: () => number = Date.now): Lifecycle {
  let draining = false;
  let asked: number | undefined;
  return {
    get draining() {
      return draining;
    },
    drain: () => void (draining = true),
    noteAsked: () => void (asked = now()),
    get watched() {
      return asked !== undefined && now() - asked < minute;
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
