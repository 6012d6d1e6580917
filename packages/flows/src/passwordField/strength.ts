import { passwordTier, passwordTiers, type PasswordTier } from '@kermesse/api/schemas/forms/password';

/** The strength of a password. */
export interface Strength {
  tier: PasswordTier;
  /** The index of the tier, 0 to 3. */
  rank: number;
  /**
   * The requirements of the next tier: the length, and the number of kinds among lower case, upper case, digits and
   * symbols. Absent for the highest tier.
   */
  next?: { length: number; kinds: number };
}

/** Returns the strength of a password and the requirements of the next tier. */
export function strengthOf(password: string): Strength {
  const tier = passwordTier(password);
  const rank = passwordTiers.findIndex(({ value }) => value === tier);
  const next = passwordTiers[rank + 1];
  return { tier, rank, ...(next && { next: { length: next.minLength, kinds: next.minDiversity } }) };
}
