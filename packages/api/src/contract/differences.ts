import { isRecord } from '../schemas/common/record.ts';

const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';

/**
 * Compares a value with the expected one. Returns one line per difference; an empty array if there is none. With
 * `exact`, objects have no other keys than the expected ones.
 */
export function differences(found: unknown, expected: unknown, { exact = false, at = 'body' } = {}): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found)) return [`${at}: expected a list, found ${show(found)}`];
    if (found.length !== expected.length) return [`${at}: expected ${expected.length} entries, found ${found.length}`];
    return expected.flatMap((entry: unknown, index) =>
      differences(found[index], entry, { exact, at: `${at}.${index}` }),
    );
  }
  if (isRecord(expected)) {
    if (!isRecord(found)) return [`${at}: expected an object, found ${show(found)}`];
    const undeclared = exact ? Object.keys(found).filter((key) => !Object.hasOwn(expected, key)) : [];
    return [
      ...undeclared.map((key) => `${at}.${key}: not declared`),
      ...Object.entries(expected).flatMap(([key, value]) =>
        differences(found[key], value, { exact, at: `${at}.${key}` }),
      ),
    ];
  }
  return Object.is(found, expected) ? [] : [`${at}: expected ${show(expected)}, found ${show(found)}`];
}
