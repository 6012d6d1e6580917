import { passwordStrength, type Options } from 'check-password-strength';

/** How strong a password is, weakest first (specification §5). Only `too-weak` is refused. */
export type PasswordTier = 'too-weak' | 'weak' | 'medium' | 'strong';

/** What a tier asks for: the shortest length, and how many of the four kinds (lower case, upper case, digits, others). */
const tiers: Options<PasswordTier> = [
  { id: 0, value: 'too-weak', minDiversity: 0, minLength: 0 },
  { id: 1, value: 'weak', minDiversity: 2, minLength: 8 },
  { id: 2, value: 'medium', minDiversity: 3, minLength: 10 },
  { id: 3, value: 'strong', minDiversity: 4, minLength: 12 },
];

/** The shortest password there is. */
export const minPasswordLength = 8;

/** The longest password that is read, in UTF-16 units. */
export const maxPasswordLength = 256;

/** Every script has letters and digits; the package knows those of English and takes all others for symbols. */
function inAscii(password: string): string {
  return [...password]
    .map((sign) => (/\p{Lu}/u.test(sign) ? 'A' : /[\p{L}\p{M}]/u.test(sign) ? 'a' : /\p{N}/u.test(sign) ? '1' : '!'))
    .join('');
}

/**
 * The tier of a password. Lengths are counted in signs, not in UTF-16 units, and letters of every script count as letters;
 * what `check-password-strength` itself would give is never lowered by that.
 */
export function passwordTier(password: string): PasswordTier {
  const asWritten = [...password].length < minPasswordLength ? 0 : passwordStrength(password, tiers).id;
  const { id } = passwordStrength(inAscii(password), tiers);
  return tiers[Math.max(asWritten, id)]?.value ?? 'too-weak';
}

/** Whether a password may be chosen, as far as the tiers say; the server also refuses the commonest ones. */
export function isStrongEnough(password: string): boolean {
  return passwordTier(password) !== 'too-weak';
}
