import { distance } from 'fastest-levenshtein';
import { settingNames } from './environment.ts';

/** The number of wrong letters in a misspelled setting. Short names are similar to names of other programs. */
const maxDistance = (name: string) => (name.length < 10 ? 1 : 2);

/** Whether two neighbouring letters of a name are swapped: `SMPT_URL`. */
function hasSwappedLetters(name: string, meant: string): boolean {
  const at = [...meant].findIndex((letter, index) => letter !== name[index]);
  return name === `${meant.slice(0, at)}${meant[at + 1]}${meant[at]}${meant.slice(at + 2)}`;
}

const isMisspelled = (name: string, meant: string) =>
  distance(name, meant) <= maxDistance(meant) || hasSwappedLetters(name, meant);

/**
 * Returns a warning for each variable that looks like a misspelled setting: similar to one that is not set, in any
 * letter case. The warnings do not contain values.
 */
export function findMisspelledSettings(variables: Readonly<Record<string, string | undefined>>): string[] {
  const settings: ReadonlySet<string> = new Set(settingNames);
  const missing = settingNames.filter((name) => !variables[name]?.trim());
  return Object.keys(variables)
    .filter((name) => !settings.has(name))
    .flatMap((name) => {
      const meant = missing.find((each) => isMisspelled(name.toUpperCase(), each));
      return meant === undefined ? [] : [`The variable ${name} is no setting and has no effect. Is it ${meant}?`];
    });
}
