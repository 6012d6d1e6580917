import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

/** The shutdown state of a server. */
export interface Lifecycle {
  /** Whether the server is stopping: `/readyz` reports it, and every response closes its connection. */
  readonly draining: boolean;
  drain(): void;
  /** Records a request to `/readyz`, as load balancers send it. */
  recordReadinessCheck(): void;
  /** Whether `/readyz` was requested in the last minute. */
  readonly isPolled: boolean;
  /** Returns the milliseconds until the end of the grace period, which begins with `drain`. */
  remaining(): number;
}

const minute = 60_000;

/** Creates the lifecycle of one server. */
export function createLifecycle(graceSeconds: number): Lifecycle {
  let drainedAt: number | undefined;
  let lastPoll: number | undefined;
  return {
    get draining() {
      return drainedAt !== undefined;
    },
    drain: () => void (drainedAt ??= performance.now()),
    remaining: () => Math.max(0, graceSeconds * 1000 - (drainedAt === undefined ? 0 : performance.now() - drainedAt)),
    recordReadinessCheck: () => void (lastPoll = performance.now()),
    get isPolled() {
      return lastPoll !== undefined && performance.now() - lastPoll < minute;
    },
  };
}

/** Creates a middleware that adds `connection: close` while the server stops. */
export function closeWhileDraining(lifecycle: Lifecycle): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (lifecycle.draining) context.res.headers.set('connection', 'close');
  };
}

/**
 * Begins the shutdown. If a load balancer polls `/readyz`, requests are still accepted for half of the grace period, so
 * that the balancer notices before the port closes. Otherwise there is no wait.
 */
export async function drain(lifecycle: Lifecycle): Promise<void> {
  lifecycle.drain();
  if (lifecycle.isPolled) await wait(lifecycle.remaining() / 2);
}

/** The share of the remaining grace period for running requests; the rest is for what they have started. */
const requestShare = 0.75;

/** Stops listening, lets running requests finish within the grace period, then closes every connection. */
export function stopListening(server: Server, { remaining }: Pick<Lifecycle, 'remaining'>): Promise<void> {
  const graceOver = setTimeout(() => server.closeAllConnections(), remaining() * requestShare);
  return new Promise((done) => {
    // Closes idle connections too.
    server.close(() => {
      clearTimeout(graceOver);
      done();
    });
  });
}
