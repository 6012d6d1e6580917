import { passwordTier, type PasswordTier } from '@kermesse/api/schemas/forms/password';

/** The requirements of a tier: the length, and the number of kinds among lower case, upper case, digits and symbols. */
export interface TierRequirements {
  length: number;
  kinds: number;
}

/** The tiers of the specification (§5) in ascending order. They match `passwordTier`; a test checks it. */
export const tiers: readonly { tier: PasswordTier; need: TierRequirements }[] = [
  { tier: 'too-weak', need: { length: 0, kinds: 0 } },
  { tier: 'weak', need: { length: 8, kinds: 2 } },
  { tier: 'medium', need: { length: 10, kinds: 3 } },
  { tier: 'strong', need: { length: 12, kinds: 4 } },
];

/** The strength of a password. */
export interface Strength {
  tier: PasswordTier;
  /** The index of the tier, 0 to 3. */
  rank: number;
  /** The requirements of the next tier; absent for the highest tier. */
  next?: TierRequirements;
}

/** Returns the strength of a password and the requirements of the next tier. */
export function strengthOf(password: string): Strength {
  const tier = passwordTier(password);
  const rank = tiers.findIndex((each) => each.tier === tier);
  return { tier, rank, next: tiers[rank + 1]?.need };
}
