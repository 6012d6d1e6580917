import { passwordTier, type PasswordTier } from '@kermesse/api/schemas/forms/password';

/** What a password needs for a tier: characters, and kinds of them among small, capital, digit and sign. */
export interface Need {
  length: number;
  kinds: number;
}

/** The tiers of the specification (§5) upwards, with what each asks for; the api's own measure decides (see the test). */
export const tiers: readonly { tier: PasswordTier; need: Need }[] = [
  { tier: 'too-weak', need: { length: 0, kinds: 0 } },
  { tier: 'weak', need: { length: 8, kinds: 2 } },
  { tier: 'medium', need: { length: 10, kinds: 3 } },
  { tier: 'strong', need: { length: 12, kinds: 4 } },
];

/** How strong a password is. */
export interface Strength {
  tier: PasswordTier;
  /** 0 to 3. */
  rank: number;
  /** What the next tier asks for; absent at the top. */
  next?: Need;
}

/** How strong a password is, and what would lift it to the next tier. */
export function strengthOf(password: string): Strength {
  const tier = passwordTier(password);
  const rank = tiers.findIndex((each) => each.tier === tier);
  return { tier, rank, next: tiers[rank + 1]?.need };
}
