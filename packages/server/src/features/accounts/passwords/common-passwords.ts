import { dictionary } from '@zxcvbn-ts/language-common';

/** The number of rejected entries from the list, which is sorted by frequency: attackers try these first. */
const rejectedEntries = 3000;

const list: unknown = dictionary['passwords-common'];
const commonest: ReadonlySet<string> = new Set(
  Array.isArray(list) ? list.slice(0, rejectedEntries).filter((each) => typeof each === 'string') : [],
);
if (commonest.size < rejectedEntries)
  throw new Error(`passwords-common of @zxcvbn-ts/language-common must have ${rejectedEntries} distinct entries`);

/** Returns whether a password is among the 3,000 most common ones, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return commonest.has(password.toLowerCase());
}
