import { parse, serialize } from 'hono/utils/cookie';
import { newSecret } from '../security/secrets.ts';

/** How long a device is remembered after it was last used, in seconds: as long as browsers keep a cookie at most. */
export const deviceLifetime = 400 * 86_400;

/** What the cookie is read from and written to: an API call, or a page such as the way back from Google. */
export interface CookieCall {
  /** Scheme and host under which visitors reach the site. */
  origin: string;
  /** The headers the call came with. */
  headers: Headers;
  /** Headers that leave with the answer. */
  answerHeaders: Headers;
}

const isSecure = ({ origin }: Pick<CookieCall, 'origin'>) => origin.startsWith('https:');

/** Browsers take a `__Host-` cookie from this very host and over https only, so no neighbouring site can plant one. */
const cookieName = (call: Pick<CookieCall, 'origin'>) => (isSecure(call) ? '__Host-Device' : 'Device');

const isDevice = (value: string | undefined): value is string => value !== undefined && /^[\w-]{43}$/.test(value);

/** The device that calls: the secret in its cookie, or undefined when it brings none. Store only its hash. */
export function deviceOf(call: Pick<CookieCall, 'headers' | 'origin'>): string | undefined {
  const name = cookieName(call);
  const value = parse(call.headers.get('cookie') ?? '', name)[name];
  return isDevice(value) ? value : undefined;
}

/** Gives the device its cookie anew. */
export function setDeviceCookie(call: Pick<CookieCall, 'origin' | 'answerHeaders'>, device: string): void {
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(call),
    maxAge: deviceLifetime,
  } as const;
  call.answerHeaders.append('set-cookie', serialize(cookieName(call), device, options));
}

/** The device that this very answer gives its cookie to. */
export function deviceGiven({
  origin,
  answerHeaders,
}: Pick<CookieCall, 'origin' | 'answerHeaders'>): string | undefined {
  const start = `${cookieName({ origin })}=`;
  const value = answerHeaders
    .getSetCookie()
    .find((each) => each.startsWith(start))
    ?.slice(start.length)
    .split(';', 1)[0];
  return isDevice(value) ? value : undefined;
}

/**
 * The device that calls, named now when it has no name yet: by a cookie that only the server reads (`HttpOnly`,
 * `SameSite=Lax`, 400 days). Gives the same device however often one call asks.
 */
export function ensureDevice(call: CookieCall): string {
  const known = deviceOf(call) ?? deviceGiven(call);
  if (known !== undefined) return known;
  const device = newSecret();
  setDeviceCookie(call, device);
  return device;
}
