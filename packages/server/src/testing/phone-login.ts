import { randomBytes } from 'node:crypto';
import { browserOf, type AccountSite } from './account-site.ts';

/** The names that new phones are registered with. */
export const phoneNames = { firstname: 'Akou', lastname: 'Sena' };

/** Returns the cookie of a browser that nobody has logged in with. */
export const strangerCookie = () => `Device=${randomBytes(32).toString('base64url')}`;

/** Returns a code of six digits that differs from the given one; `by` (1 to 999,999) selects different ones. */
export const wrongCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

/** Creates the API calls of the phone login. Each uses the browser of its phone unless another cookie is given. */
export function phoneLogin(site: AccountSite) {
  const verify = (phone: string, code: string, more: object = {}, { cookie } = browserOf(phone)) =>
    site.post('/auth/phone/verify', { phone, code, ...more }, { headers: { cookie } });
  return {
    send: (phone: string, more: object = {}, { cookie } = browserOf(phone)) =>
      site.post('/auth/phone', { phone, ...phoneNames, humanCheck: site.proof(), ...more }, { headers: { cookie } }),
    lookUp: (phone: string) => site.call(`/user/phone/${encodeURIComponent(phone)}`),
    verify,
    /** Requests a code and submits it. */
    logIn: async (phone: string) => verify(phone, await site.code(phone)),
  };
}
