/** Returns the keys of a record that are not undefined. */
export function definedFields<T extends object>(record: T): Partial<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Converts an empty text to null, its stored form; undefined stays. */
export function orNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text;
}
