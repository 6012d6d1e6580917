import type { MiddlewareHandler } from 'hono';

const frame = '*'.repeat(100);
const warning = `
${frame}
Requests have the header X-Forwarded-For, but TRUST_PROXY is not set. If your own proxy is in front of the server,
all visitors share its address now, and with it every rate limit: ten contact messages an hour for all of them
together. Set TRUST_PROXY to the number of your proxies (1 for one), and start again.
${frame}`;

/** Creates a middleware that warns once when requests come through a proxy although `TRUST_PROXY` is not set. */
export function warnOfProxies(warn: (text: string) => void = (text) => console.warn(text)): MiddlewareHandler {
  let warned = false;
  return async ({ req }, next) => {
    if (!warned && (req.header('x-forwarded-for') ?? req.header('forwarded')) !== undefined) {
      warned = true;
      warn(warning);
    }
    await next();
  };
}
