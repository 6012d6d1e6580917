import { Refused } from '../../operation/refused.ts';

const lettersBySign: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/**
 * Returns the word in a password: without the digits and symbols at its end, and with letters in place of lookalike
 * characters (`0` for `o`).
 */
function wordIn(password: string): string {
  const start = password.toLowerCase().replace(/[\d\W_]+$/, '');
  return [...start].map((sign) => lettersBySign[sign] ?? sign).join('');
}

/**
 * Refuses passwords that consist of one common word, as the server does with its dictionaries. The mock knows only a
 * few words.
 */
export function rejectGuessablePassword(
  password: string,
  field: string,
  { firstname, lastname, email }: { firstname: string | null; lastname: string | null; email: string | null },
): void {
  const word = wordIn(password);
  const is = (...words: (string | null | undefined)[]) => words.some((each) => each?.toLowerCase() === word);
  if (is('password', 'azerty')) throw new Refused('form/invalid_data', { [field]: 'common_password' });
  if (is(firstname, lastname)) throw new Refused('form/invalid_data', { [field]: 'password_name' });
  if (is(email?.split('@')[0])) throw new Refused('form/invalid_data', { [field]: 'password_email' });
  if (is('kermesse', 'togo', 'lome')) throw new Refused('form/invalid_data', { [field]: 'password_site' });
}
