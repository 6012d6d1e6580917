import type { User } from './user.ts';

type Named = Pick<User, 'firstname' | 'lastname' | 'fullname' | 'email' | 'phone'>;

/**
 * Returns a user's display name: the full name, otherwise first and last name, otherwise email address or phone number.
 */
export function displayName({ firstname, lastname, fullname, email, phone }: Named): string {
  const parts = [firstname, lastname].filter((part) => part !== null && part.trim() !== '').join(' ');
  return (
    [fullname?.trim(), parts, email, phone].find((each) => each !== undefined && each !== null && each !== '') ?? ''
  );
}
