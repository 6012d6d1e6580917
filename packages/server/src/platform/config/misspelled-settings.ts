import { settingNames } from './environment.ts';

/** Returns how many letters of a text must be added, removed, replaced or swapped with the next one to get another. */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const at = (up: number, left: number) => (up === 0 ? line : rows[row - up])?.[column - left] ?? Infinity;
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line.push(Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1), isSwapped ? at(2, 2) + 1 : Infinity));
    }
    rows.push(line);
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}

/** The number of wrong letters in a misspelled setting. Short names are similar to names of other programs. */
const maxDistance = (name: string) => (name.length < 10 ? 1 : 2);

/**
 * Returns a warning for each variable that looks like a misspelled setting: similar to one that is not set, in any
 * letter case. The warnings do not contain values.
 */
export function findMisspelledSettings(variables: Readonly<Record<string, string | undefined>>): string[] {
  const known: ReadonlySet<string> = new Set(settingNames);
  const missing = settingNames.filter((name) => !variables[name]?.trim());
  return Object.keys(variables)
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = missing.find((each) => editDistance(name.toUpperCase(), each) <= maxDistance(each));
      return meant === undefined ? [] : [`The variable ${name} is no setting and has no effect. Is it ${meant}?`];
    });
}
