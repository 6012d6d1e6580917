/** The given part of a record: its keys that are not undefined. */
export function given<T extends object>(record: T): Partial<T> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** An empty text as null, which is how it is stored; undefined stays. */
export function orNull(text: string | undefined): string | null | undefined {
  return text === '' ? null : text;
}
