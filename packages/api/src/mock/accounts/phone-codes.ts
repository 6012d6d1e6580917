import { nextOf, nowOf, type Accounts, type MockUser } from './accounts.ts';
import { sendCode } from './send-messages.ts';
import { Refused } from '../../operation/refused.ts';

/** The seconds until another code may be requested, multiplied by the number of codes sent (specification §9). */
export const resendStep = 120;

/** The lifetime of a code, in seconds. */
export const codeLifetime = 600;

const maxAttempts = 5;

/** The calling codes to which codes are sent: Togo and its neighbours, as in the server's default settings. */
const servedCountries = /^\+(228|229|233|226)/;

/** Refuses numbers of countries to which no codes are sent. @throws Refused `form/invalid_data`. */
export function requireServedCountry(phone: string): void {
  if (!servedCountries.test(phone)) throw new Refused('form/invalid_data', { phone: 'phone_country' });
}

const keyOf = (phone: string, browser: string) => `${phone} ${browser}`;

/**
 * Sends a code to a number for a browser. @throws Refused while the countdown of that browser's last code runs.
 * @returns the seconds until the next code may be requested
 */
export function issueCode(
  accounts: Accounts,
  phone: string,
  browser: string,
  names: { firstname?: string; lastname?: string },
): number {
  const now = nowOf(accounts);
  const key = keyOf(phone, browser);
  const sends = accounts.sends.get(key) ?? { count: 0, next: 0 };
  if (now < sends.next) {
    throw new Refused('rate/limited', undefined, { 'retry-after': String(Math.ceil((sends.next - now) / 1000)) });
  }
  const resendAfter = resendStep * (sends.count + 1);
  accounts.sends.set(key, { count: sends.count + 1, next: now + resendAfter * 1000 });
  const code = String(100_000 + ((Number(nextOf(accounts, 'code').slice('code-'.length)) * 7919) % 900_000));
  accounts.codes.set(key, { code, ...names, expiresAt: now + codeLifetime * 1000, attempts: 0 });
  sendCode(accounts, phone, code);
  return resendAfter;
}

/**
 * Uses up the code that a browser requested. @throws Refused for a browser without cookies;
 * `auth/code_verification_failed` for a wrong code or a browser that requested none; `auth/code_expired` for an expired
 * code.
 */
export function consumeCode(
  accounts: Accounts,
  phone: string,
  browser: string,
  code: string,
): { firstname?: string; lastname?: string } {
  if (browser === '') throw new Refused('form/invalid_data', { code: 'cookies' });
  const sent = accounts.codes.get(keyOf(phone, browser));
  if (sent === undefined) throw new Refused('auth/code_verification_failed');
  if (sent.used === true || nowOf(accounts) >= sent.expiresAt || sent.attempts >= maxAttempts)
    throw new Refused('auth/code_expired');
  if (sent.code !== code) {
    sent.attempts += 1;
    throw new Refused('auth/code_verification_failed');
  }
  sent.used = true;
  accounts.sends.delete(keyOf(phone, browser));
  return sent;
}

/** Returns the user who logs in with a number; undefined if there is none. */
export function personOfPhone({ users }: Accounts, phone: string): MockUser | undefined {
  return users.find((person) => person.authType === 'phone' && person.phone === phone);
}
