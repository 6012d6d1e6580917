import { dictionary } from '@zxcvbn-ts/language-common';

/** How many entries of the list, which is sorted by frequency, are refused: those that attackers try first. */
const refused = 3000;

const list: unknown = dictionary['passwords-common'];
const commonest: ReadonlySet<string> = new Set(
  Array.isArray(list) ? list.slice(0, refused).filter((each) => typeof each === 'string') : [],
);
if (commonest.size < refused) throw new Error('The list of common passwords is not what it should be');

/** Whether a password is among the 3,000 commonest, in lower or upper case. */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.toLowerCase());
}
