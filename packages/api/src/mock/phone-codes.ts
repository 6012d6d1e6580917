import { nextOf, nowOf, type Accounts, type Person } from './accounts.ts';
import { sendCode } from './letters.ts';
import { Refused } from './refused.ts';

/** Seconds before another code may be asked for, times the codes sent so far (specification §9). */
export const resendStep = 120;

/** Seconds that a code is good for. */
export const codeLifetime = 600;

const mostTries = 5;

/**
 * Sends a code to a number, unless the countdown of the last one still runs.
 * @returns seconds until the next may follow.
 */
export function issueCode(accounts: Accounts, phone: string, names: { firstname?: string; lastname?: string }): number {
  const now = nowOf(accounts);
  const sends = accounts.sends.get(phone) ?? { count: 0, next: 0 };
  if (now < sends.next) {
    throw new Refused('rate/limited', undefined, { 'retry-after': String(Math.ceil((sends.next - now) / 1000)) });
  }
  const resendAfter = resendStep * (sends.count + 1);
  accounts.sends.set(phone, { count: sends.count + 1, next: now + resendAfter * 1000 });
  const code = String(100_000 + (Number(nextOf(accounts, 'code').slice('code-'.length)) * 7919) % 900_000);
  accounts.codes.set(phone, { code, ...names, until: now + codeLifetime * 1000, tries: 0 });
  sendCode(accounts, phone, code);
  return resendAfter;
}

/**
 * Uses the code of a number up.
 * @throws Refused `auth/code_expired` without a code that is still good, `auth/code_verification_failed` for a wrong one.
 */
export function spendCode(accounts: Accounts, phone: string, given: string): { firstname?: string; lastname?: string } {
  const sent = accounts.codes.get(phone);
  if (sent === undefined || nowOf(accounts) >= sent.until || sent.tries >= mostTries) throw new Refused('auth/code_expired');
  if (sent.code !== given) {
    sent.tries += 1;
    throw new Refused('auth/code_verification_failed');
  }
  accounts.codes.delete(phone);
  accounts.sends.delete(phone);
  return sent;
}

/** Who signs in with a number, if anybody. */
export function personOfPhone({ people }: Accounts, phone: string): Person | undefined {
  return people.find((person) => person.authType === 'phone' && person.phone === phone);
}
