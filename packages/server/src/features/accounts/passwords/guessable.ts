import type { FieldFault } from '@kermesse/api/schemas/forms/field-fault';
import { parseSite } from '@kermesse/sections/site';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { invalidFields } from '../../../platform/operations/handler.ts';
import { readSnapshot } from '../../content/store.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Fewer guesses than this are too few: as many as zxcvbn reckons for eight characters that follow no pattern. */
const leastGuesses = 1e8;

/** So many characters are looked at: enough to judge, and never more than some milliseconds of work. */
const longest = 32;

/** What people of this site think of first, beside its own name. */
const siteWords = [
  'kermesse',
  'togo',
  'lome',
  'lomé',
  'afrique',
  'evenement',
  'événement',
  'fete',
  'fête',
  'mariage',
  'bapteme',
  'traiteur',
  'prestataire',
  'event',
  'party',
  'wedding',
];

/** Whose password it is. */
export interface PasswordOwner {
  firstname: string;
  lastname: string;
  email: string | null;
}

type Hint = Extract<FieldFault, 'password_name' | 'password_email' | 'password_site'>;

let judge: Promise<ZxcvbnFactory> | undefined;

/** The estimator with its dictionaries; loaded when a password is first chosen. */
async function loadJudge(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  return new Factory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: longest,
    l33tMaxSubstitutions: 10,
  });
}

const partsOf = (text: string) => [text, ...text.split(/[^\p{L}\p{N}]+/u)];

/** The words of a person or of the site, in lower case, each with the hint for a password that contains it. */
function wordsOf({ firstname, lastname, email }: PasswordOwner, siteName: string): Map<string, Hint> {
  const [local = '', domain = ''] = (email ?? '').split('@');
  const lists: [Hint, string[]][] = [
    ['password_site', [...partsOf(siteName), ...siteWords]],
    ['password_email', [email ?? '', ...partsOf(local), ...partsOf(domain).slice(0, -1)]],
    ['password_name', [...partsOf(firstname), ...partsOf(lastname)]],
  ];
  const all = lists.flatMap(([hint, words]) =>
    words.map((word): [string, Hint] => [word.toLowerCase().slice(0, longest), hint]),
  );
  return new Map(all.filter(([word]) => word.length > 2));
}

/** Why a password is easy to guess; undefined when it is not. Exported for its test. */
export async function guessFault(
  password: string,
  owner: PasswordOwner,
  siteName: string,
): Promise<FieldFault | undefined> {
  if (isCommonPassword(password)) return 'common_password';
  judge ??= loadJudge();
  const words = wordsOf(owner, siteName);
  const { guesses, sequence } = (await judge).check(password.slice(0, longest), [...words.keys()]);
  if (guesses >= leastGuesses) return undefined;
  const found = sequence.map((match) => ({
    list: String(match['dictionaryName']),
    word: String(match['matchedWord']),
  }));
  const own = found
    .map(({ list, word }) => (list === 'userInputs' ? words.get(word) : undefined))
    .find((hint) => hint !== undefined);
  if (own !== undefined) return own;
  return found.some(({ list }) => list.startsWith('passwords')) ? 'common_password' : 'guessable_password';
}

/**
 * Refuses a password that is easy to guess: a common one, also with letters changed (`P@ssw0rd`), or one made of the
 * site's words or the person's own. A long password that merely contains such a word is fine when the rest is strong.
 * @throws Refused `form/invalid_data` with the reason at `field`.
 */
export async function refuseGuessable(
  db: Database,
  password: string,
  field: string,
  owner: PasswordOwner,
): Promise<void> {
  const { name } = parseSite((await readSnapshot(db)).site, 'fr').site;
  const fault = await guessFault(password, owner, name);
  if (fault !== undefined) throw invalidFields({ [field]: fault });
}
