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
    /** The headers that the response still needs; undefined once `createSecureResponse` has created it with them. */
    securityHeaders: Readonly<Record<string, string>> | undefined;
  }
}

const always: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  // The map asks for the visitor's position; all other features are off.
  ['permissions-policy', [...permissions.map((name) => `${name}=()`), 'geolocation=(self)'].join(', ')],
];

/** Creates a middleware that adds security headers to every response. `secure`: the site uses https in production. */
export function securityHeaders({ secure }: { secure: boolean }): MiddlewareHandler {
  // Without `includeSubDomains`: other services of the domain may have no https.
  const headers: [string, string][] = secure ? [...always, ['strict-transport-security', 'max-age=31536000']] : always;
  const record = Object.fromEntries(headers);
  return async (context, next) => {
    context.set('securityHeaders', record);
    await next();
    if (context.get('securityHeaders') === undefined) return;
    const { headers: own } = context.res;
    // The page's own header wins: this site may frame the composer's preview.
    for (const [name, value] of headers) if (!own.has(name)) own.set(name, value);
    if (!own.has('content-security-policy')) own.set('content-security-policy', bareSecurityPolicy);
  };
}

/**
 * Creates a response with the security headers included, for responses with their own policy. Changing the headers of a
 * finished response would take an eighth of the time of a cached page.
 */
export async function createSecureResponse(
  context: Context,
  make: (headers: Readonly<Record<string, string>>) => Promise<Response>,
): Promise<Response> {
  const response = await make(context.get('securityHeaders') ?? {});
  context.set('securityHeaders', undefined);
  return response;
}
