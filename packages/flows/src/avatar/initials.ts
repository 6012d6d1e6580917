import type { User } from '@kermesse/api/schemas/account/user';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What a person would write first of a name: an emoji is one sign, however many it is made of. */
function firstSign(text: string | null): string {
  const [first] = segmenter.segment(text?.trim() ?? '');
  return first?.segment.toLocaleUpperCase() ?? '';
}

/** The initials of a person, or the first sign of the address; empty when nothing is known. */
export function initialsOf({ firstname, lastname, email }: Pick<User, 'firstname' | 'lastname' | 'email'>): string {
  return firstSign(firstname) + firstSign(lastname) || firstSign(email);
}
