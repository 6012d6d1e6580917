import type { MiddlewareHandler } from 'hono';

const frame = '*'.repeat(100);
const warning = `
${frame}
Requests come in with X-Forwarded-For, but TRUST_PROXY is not set. If a proxy of your own stands in front,
all visitors share its address now, and with it every limit: ten contact messages an hour for all of them
together. Set TRUST_PROXY to the number of your proxies (1 for one), and start again.
${frame}`;

/** Says once, loudly, that requests come through a proxy that the server was not told of. */
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
