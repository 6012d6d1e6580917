import { randomBytes } from 'node:crypto';
import { browserOf, type AccountSite, type ApiAnswer } from './account-site.ts';

/** The names that new phones are registered with. */
export const phoneNames = { firstname: 'Akou', lastname: 'Sena' };

/** The cookie of a browser that nobody logged in with. */
export const strangerCookie = () => `Device=${randomBytes(32).toString('base64url')}`;

/** A code of six digits that is not the given one; `by` (1 to 999,999) makes different ones. */
export const wrongCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

/** The calls of the phone login. Each is made by the browser of its phone unless another cookie is given. */
export interface PhoneLogin {
  send(phone: string, more?: Record<string, unknown>, browser?: { cookie: string }): Promise<ApiAnswer>;
  lookUp(phone: string): Promise<ApiAnswer>;
  verify(phone: string, code: string, more?: Record<string, unknown>, browser?: { cookie: string }): Promise<ApiAnswer>;
  /** Sends a code and enters it. */
  logIn(phone: string): Promise<ApiAnswer>;
}

/** The phone login of a site; `site` is read at each call, so that a test may make it in `beforeAll`. */
export function phoneLogin(site: () => AccountSite): PhoneLogin {
  const verify: PhoneLogin['verify'] = (phone, code, more = {}, { cookie } = browserOf(phone)) =>
    site().post('/auth/phone/verify', { phone, code, ...more }, { headers: { cookie } });
  return {
    send: (phone, more = {}, { cookie } = browserOf(phone)) =>
      site().post(
        '/auth/phone',
        { phone, ...phoneNames, humanCheck: site().proof(), ...more },
        { headers: { cookie } },
      ),
    lookUp: (phone) => site().call(`/user/phone/${encodeURIComponent(phone)}`),
    verify,
    logIn: async (phone) => verify(phone, await site().code(phone)),
  };
}
