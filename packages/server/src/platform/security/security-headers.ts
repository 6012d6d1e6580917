import type { MiddlewareHandler } from 'hono';
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
  return async (context, next) => {
    await next();
    const { headers: own } = context.res;
    // A page's own header wins: the composer's preview may be framed by this site.
    for (const [name, value] of headers) if (!own.has(name)) own.set(name, value);
    if (!own.has('content-security-policy')) own.set('content-security-policy', bareSecurityPolicy);
  };
}
