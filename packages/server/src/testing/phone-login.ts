import { randomBytes } from 'node:crypto';
import { browserOf, type AccountSite, type ApiResponse } from './account-site.ts';

/** The names that new phones are registered with. */
export const phoneNames = { firstname: 'Akou', lastname: 'Sena' };

/** Returns the cookie of a browser that nobody has logged in with. */
export const strangerCookie = () => `Device=${randomBytes(32).toString('base64url')}`;

/** Returns a code of six digits that differs from the given one; `by` (1 to 999,999) selects different ones. */
export const wrongCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

/** The API calls of the phone login. Each uses the browser of its phone unless another cookie is given. */
export interface PhoneLoginCalls {
  send(phone: string, more?: Record<string, unknown>, browser?: { cookie: string }): Promise<ApiResponse>;
  lookUp(phone: string): Promise<ApiResponse>;
  verify(
    phone: string,
    code: string,
    more?: Record<string, unknown>,
    browser?: { cookie: string },
  ): Promise<ApiResponse>;
  /** Requests a code and submits it. */
  logIn(phone: string): Promise<ApiResponse>;
}

/** Creates the phone login of a site. */
export function phoneLogin(site: AccountSite): PhoneLoginCalls {
  const verify: PhoneLoginCalls['verify'] = (phone, code, more = {}, { cookie } = browserOf(phone)) =>
    site.post('/auth/phone/verify', { phone, code, ...more }, { headers: { cookie } });
  return {
    send: (phone, more = {}, { cookie } = browserOf(phone)) =>
      site.post('/auth/phone', { phone, ...phoneNames, humanCheck: site.proof(), ...more }, { headers: { cookie } }),
    lookUp: (phone) => site.call(`/user/phone/${encodeURIComponent(phone)}`),
    verify,
    logIn: async (phone) => verify(phone, await site.code(phone)),
  };
}
