import { parse, serialize } from 'hono/utils/cookie';
import { createToken } from '../security/secrets.ts';

/** How long a device is remembered after its last use, in seconds: the maximum lifetime of a cookie in browsers. */
export const deviceLifetime = 400 * 86_400;

/** The request and response parts that the device cookie needs; an API call or a page such as Google's callback. */
export interface CookieCall {
  /** The scheme and host of the public site. */
  origin: string;
  /** The request headers. */
  headers: Headers;
  /** The response headers. */
  responseHeaders: Headers;
}

const isSecure = ({ origin }: Pick<CookieCall, 'origin'>) => origin.startsWith('https:');

/**
 * The cookie name. Browsers accept a `__Host-` cookie only from this exact host over https, so no sibling domain can
 * set one.
 */
const cookieName = (call: Pick<CookieCall, 'origin'>) => (isSecure(call) ? '__Host-Device' : 'Device');

const isDevice = (value: string | undefined): value is string => value !== undefined && /^[\w-]{43}$/.test(value);

/** Returns the device in cookies; undefined without a valid one. */
function deviceIn(call: Pick<CookieCall, 'origin'>, cookies: string): string | undefined {
  const name = cookieName(call);
  const value = parse(cookies, name)[name];
  return isDevice(value) ? value : undefined;
}

/**
 * Returns the device of a request: the secret in its cookie, or undefined without a valid cookie. Store only its hash.
 */
export const deviceOf = (call: Pick<CookieCall, 'headers' | 'origin'>): string | undefined =>
  deviceIn(call, call.headers.get('cookie') ?? '');

/** Sets or renews the device's cookie. */
export function setDeviceCookie(call: Pick<CookieCall, 'origin' | 'responseHeaders'>, device: string): void {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(call),
    maxAge: deviceLifetime,
  } as const;
  call.responseHeaders.append('set-cookie', serialize(cookieName(call), device, options));
}

/** Returns the device whose cookie this response sets, if any. */
export const deviceFromResponse = (call: Pick<CookieCall, 'origin' | 'responseHeaders'>): string | undefined =>
  deviceIn(call, call.responseHeaders.getSetCookie().join('; '));

/**
 * Returns the device of a request and assigns a new one when the request has none. The cookie is `HttpOnly` and
 * `SameSite=Lax` and lasts 400 days. Repeated calls for the same request return the same device.
 */
export function ensureDevice(call: CookieCall): string {
  const existing = deviceOf(call) ?? deviceFromResponse(call);
  if (existing !== undefined) return existing;
  const device = createToken();
  setDeviceCookie(call, device);
  return device;
}
