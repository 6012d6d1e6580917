import { nowOf, type Accounts, type MockUser } from './accounts.ts';

/**
 * The effect that a verification link would have. `ready` has the account, its address, and whether the address is new.
 */
export type LinkState =
  | { result: 'ready'; person: MockUser; email: string; changes: boolean }
  | { result: 'already' | 'taken' | 'invalid' };

/**
 * Returns what the link `/verify-email/{id}/{hash}` would do, without changing anything. The hash
 * `used`, which no email contains, is a link that was opened before.
 */
export function checkLink({ users, verifications }: Accounts, id: string, hash: string): LinkState {
  if (hash === 'used') return { result: 'already' };
  const link = verifications.get(hash);
  const person = users.find((each) => each.id === id && each.accountStatus === 1);
  if (link?.person !== id || person === undefined) return { result: 'invalid' };
  const { email, changes } = link;
  if (person.email === email && person.emailVerifiedAt !== null) return { result: 'already' };
  if (link.used || (!changes && person.email !== email)) return { result: 'invalid' };
  if (users.some((each) => each.email === email && each.id !== id)) return { result: 'taken' };
  return { result: 'ready', person, email, changes };
}

/** Follows a verification link. Returns the outcome. */
export function followLink(
  accounts: Accounts,
  id: string,
  hash: string,
): 'verified' | 'changed' | 'already' | 'taken' | 'invalid' {
  const state = checkLink(accounts, id, hash);
  if (state.result !== 'ready') return state.result;
  const { person, email, changes } = state;
  Object.assign(person, { email, emailVerifiedAt: new Date(nowOf(accounts)).toISOString() });
  const link = accounts.verifications.get(hash);
  if (link !== undefined) link.used = true;
  return changes ? 'changed' : 'verified';
}

/** Cancels an unconfirmed change of address: its link becomes invalid. */
export function cancelAddressChange({ verifications }: Accounts, { id }: MockUser): void {
  for (const [hash, link] of verifications) if (link.changes && link.person === id) verifications.delete(hash);
}
