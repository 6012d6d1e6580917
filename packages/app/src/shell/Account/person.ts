import type { User } from '@kermesse/flows/session';

type Named = Pick<User, 'firstname' | 'lastname' | 'fullname' | 'email' | 'phone'>;

/**
 * Returns a user's display name: the full name, otherwise first and last name, otherwise email address or phone number.
 */
export function nameOf({ firstname, lastname, fullname, email, phone }: Named): string {
  const parts = [firstname, lastname].filter((part) => part !== null && part.trim() !== '').join(' ');
  return (
    [fullname?.trim(), parts, email, phone].find((each) => each !== undefined && each !== null && each !== '') ?? ''
  );
}

/** Returns a user's initials: one or two capitals, or an empty string for a user who has only a phone number. */
export function initialsOf(user: Named): string {
  const words = nameOf(user)
    .split(/[\s@]+/u)
    .filter((word) => /^\p{L}/u.test(word));
  const ends = words.length > 1 && !nameOf(user).includes('@') ? [words[0], words.at(-1)] : words.slice(0, 1);
  return ends.map((word) => (word ?? '').charAt(0).toLocaleUpperCase()).join('');
}
