import { passwordStrength, type Options } from 'check-password-strength';

/** The strength of a password, weakest first (specification §5). Only `too-weak` is rejected. */
export type PasswordTier = 'too-weak' | 'weak' | 'medium' | 'strong';

/**
 * The requirements of the tiers: the minimum length, and how many of the four kinds of characters (lower case, upper
 * case, digits, others).
 */
export const passwordTiers: Options<PasswordTier> = [
  { id: 0, value: 'too-weak', minDiversity: 0, minLength: 0 },
  { id: 1, value: 'weak', minDiversity: 2, minLength: 8 },
  { id: 2, value: 'medium', minDiversity: 3, minLength: 10 },
  { id: 3, value: 'strong', minDiversity: 4, minLength: 12 },
];

/** The minimum length of a password, in characters. */
export const minPasswordLength = 8;

/** The maximum length of a password, in UTF-16 units. */
export const maxPasswordLength = 256;

/** Replaces letters and digits of all scripts by ASCII ones, because the package treats all others as symbols. */
function inAscii(password: string): string {
  return [...password]
    .map((sign) => (/\p{Lu}/u.test(sign) ? 'A' : /[\p{L}\p{M}]/u.test(sign) ? 'a' : /\p{N}/u.test(sign) ? '1' : '!'))
    .join('');
}

/**
 * Returns the tier of a password. Counts characters instead of UTF-16 units, and letters of every script as letters;
 * the result is never lower than that of `check-password-strength` itself.
 */
export function passwordTier(password: string): PasswordTier {
  const asWritten = [...password].length < minPasswordLength ? 0 : passwordStrength(password, passwordTiers).id;
  const { id } = passwordStrength(inAscii(password), passwordTiers);
  return passwordTiers[Math.max(asWritten, id)]?.value ?? 'too-weak';
}

/** Whether the tier of a password is accepted. The server also rejects common and guessable passwords. */
export function isStrongEnough(password: string): boolean {
  return passwordTier(password) !== 'too-weak';
}
