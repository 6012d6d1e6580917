import type { FieldErrorCode } from '@kermesse/api/schemas/forms/field-error-code';
import { invalidFields } from '../../../platform/operations/handler.ts';
import { loadOnce } from '@kermesse/ui/load-once';
import type { SiteReader } from '../../content/site-reader.ts';
import { isCommonPassword } from './common-passwords.ts';

/** The minimum number of guesses: zxcvbn's estimate for eight characters without a pattern. */
const minGuesses = 1e8;

/** The number of checked characters: enough for an estimate, which then takes only some milliseconds. */
const maxCheckedLength = 32;

/** The words that users of this site are likely to choose, besides the site's name. */
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

/** The owner of a password. */
export interface PasswordOwner {
  firstname: string;
  lastname: string;
  email: string | null;
}

type Hint = Extract<FieldErrorCode, 'password_name' | 'password_email' | 'password_site'>;

/** Loads the estimator with its dictionaries, when a user first chooses a password. */
const loadEstimator = loadOnce(async () => {
  const [{ ZxcvbnFactory }, common, french] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...french.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: maxCheckedLength,
    l33tMaxSubstitutions: 10,
  });
});

const partsOf = (text: string) => [text, ...text.split(/[^\p{L}\p{N}]+/u)];

/**
 * Returns the words of the owner and the site in lower case, each with the error code of a password that contains it.
 */
function wordsOf({ firstname, lastname, email }: PasswordOwner, siteName: string): Map<string, Hint> {
  const [local = '', domain = ''] = (email ?? '').split('@');
  const lists: [Hint, string[]][] = [
    ['password_site', [...partsOf(siteName), ...siteWords]],
    ['password_email', [email ?? '', ...partsOf(local), ...partsOf(domain).slice(0, -1)]],
    ['password_name', [...partsOf(firstname), ...partsOf(lastname)]],
  ];
  const all = lists.flatMap(([hint, words]) =>
    words.map((word): [string, Hint] => [word.toLowerCase().slice(0, maxCheckedLength), hint]),
  );
  return new Map(all.filter(([word]) => word.length > 2));
}

/** Returns why a password is easy to guess; undefined if it is not. Exported for its test. */
export async function findPasswordWeakness(
  password: string,
  owner: PasswordOwner,
  siteName: string,
): Promise<FieldErrorCode | undefined> {
  if (isCommonPassword(password)) return 'common_password';
  const words = wordsOf(owner, siteName);
  const estimator = await loadEstimator();
  const { guesses, sequence } = estimator.check(password.slice(0, maxCheckedLength), [...words.keys()]);
  if (guesses >= minGuesses) return undefined;
  const matches = sequence.map((match) => ({
    list: String(match['dictionaryName']),
    word: String(match['matchedWord']),
  }));
  const ownWords = matches
    .map(({ list, word }) => (list === 'userInputs' ? words.get(word) : undefined))
    .find((hint) => hint !== undefined);
  if (ownWords !== undefined) return ownWords;
  return matches.some(({ list }) => list.startsWith('passwords')) ? 'common_password' : 'guessable_password';
}

/**
 * Rejects a password that is easy to guess: a common one, also with substituted letters (`P@ssw0rd`), or one made of
 * words of the site or the owner. A long password may contain such a word if the rest is strong.
 * @throws Refused `form/invalid_data` with the reason at `field`.
 */
export async function rejectGuessablePassword(
  siteReader: SiteReader,
  password: string,
  field: string,
  owner: PasswordOwner,
): Promise<void> {
  const { name } = (await siteReader.read()).site.props('fr');
  const weakness = await findPasswordWeakness(password, owner, name);
  if (weakness !== undefined) throw invalidFields({ [field]: weakness });
}
