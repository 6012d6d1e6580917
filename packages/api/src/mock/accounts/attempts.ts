import { difficultyHeader } from '../../schemas/forms/human-check-wire.ts';
import type { HumanCheck } from '../../schemas/forms/human-check.ts';
import { nowOf, type Accounts } from './accounts.ts';
import { Refused } from '../../operation/refused.ts';

/** A human-check token that mocks refuse. */
export const refusedProof = 'refused';

/**
 * The number of wrong passwords per account without a proof, and the period in seconds: on a device that has logged in
 * before, and on others.
 */
const limits = { device: { most: 10, seconds: 900 }, elsewhere: { most: 5, seconds: 3600 } };

/** Counts one attempt if the limit allows it. Returns whether it does. */
function tryCountHit(accounts: Accounts, key: string, { most, seconds }: { most: number; seconds: number }): boolean {
  const now = nowOf(accounts);
  const known = accounts.wrongPasswords.get(key);
  const { count, since } =
    known === undefined || known.since + seconds * 1000 <= now ? { count: 0, since: now } : known;
  if (count >= most) return false;
  accounts.wrongPasswords.set(key, { count: count + 1, since });
  return true;
}

/** Uses up a proof of the human check. Returns whether it was valid. */
export function redeemProof(accounts: Accounts, proof: HumanCheck | undefined): boolean {
  if (proof === undefined || proof.token === refusedProof || accounts.usedHumanCheckTokens.has(proof.token))
    return false;
  accounts.usedHumanCheckTokens.add(proof.token);
  return true;
}

/**
 * Admits a login attempt, with a proof if the limit is reached, and counts it as wrong until `undoCount` is called.
 * @throws Refused `auth/human_check_required`.
 */
export function admitLogin(
  accounts: Accounts,
  email: string,
  proof: HumanCheck | undefined,
): { undoCount: () => void } {
  const device = `device ${email}`;
  const counted = accounts.knownEmails.has(email) && tryCountHit(accounts, device, limits.device) ? device : email;
  if (counted === email && !tryCountHit(accounts, email, limits.elsewhere) && !redeemProof(accounts, proof))
    throw new Refused('auth/human_check_required', undefined, { [difficultyHeader]: '0' });
  return {
    undoCount: () => {
      const entry = accounts.wrongPasswords.get(counted);
      if (entry !== undefined) entry.count = Math.max(0, entry.count - 1);
    },
  };
}
