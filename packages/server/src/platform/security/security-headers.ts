import type { Context, MiddlewareHandler } from 'hono';
import { bareSecurityPolicy } from './content-security-policy.ts';

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

declare module 'hono' {
  interface ContextVariableMap {
    /** The headers that the answer still lacks; undefined once it was made with them (`answerSecurely`). */
    securityHeaders: Readonly<Record<string, string>> | undefined;
  }
}

const always: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  // Somebody's own position is asked for by the map; everything else is off.
  ['permissions-policy', [...permissions.map((name) => `${name}=()`), 'geolocation=(self)'].join(', ')],
];

/** Puts the headers on every answer that keep browsers strict. `secure`: the site is on https in production. */
export function securityHeaders({ secure }: { secure: boolean }): MiddlewareHandler {
  const headers: [string, string][] = secure
    ? [...always, ['strict-transport-security', 'max-age=31536000; includeSubDomains']]
    : always;
  const record = Object.fromEntries(headers);
  return async (context, next) => {
    context.set('securityHeaders', record);
    await next();
    if (context.get('securityHeaders') === undefined) return;
    const { headers: own } = context.res;
    // A page's own header wins: the composer's preview may be framed by this site.
    for (const [name, value] of headers) if (!own.has(name)) own.set(name, value);
    if (!own.has('content-security-policy')) own.set('content-security-policy', bareSecurityPolicy);
  };
}

/**
 * Makes an answer with the headers from the beginning, where it has a policy of its own: changing the headers of a finished
 * answer takes an eighth of the time of a cached page.
 */
export async function answerSecurely(
  context: Context,
  make: (headers: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<Response> {
  const response = await make(context.get('securityHeaders') ?? {});
  context.set('securityHeaders', undefined);
  return response;
}
