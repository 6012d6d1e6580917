import type { User } from '@kermesse/api/schemas/account/user';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the first grapheme of a name in upper case. An emoji counts as one, even when it has several code points. */
function firstGrapheme(text: string | null): string {
  const [first] = segmenter.segment(text?.trim() ?? '');
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** Returns the initials of a user, or the first character of the email; empty when all are missing. */
export function initialsOf({ firstname, lastname, email }: Pick<User, 'firstname' | 'lastname' | 'email'>): string {
  return firstGrapheme(firstname) + firstGrapheme(lastname) || firstGrapheme(email);
}
