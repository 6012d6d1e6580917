import type { FieldErrors, Values } from '../../form/check.ts';

/** The maximum lengths of a profile's texts, in UTF-16 code units. The server rejects longer names and addresses. */
export const maxLengths = { name: 400, address: 1000, link: 500, bio: 5000 } as const;

/** The error of a text with more than `limit` characters. */
export const tooLong = (limit: number) => ({ key: 'tooLong', values: { limit } });

/** Returns errors for values that are too long. The fields do not truncate input. */
export function findLengthErrors<V extends Values>(
  values: V,
  limits: Partial<Record<keyof V & string, number>>,
): FieldErrors<V> {
  const errors: Record<string, FieldErrors<Values>[string]> = {};
  for (const [name, limit] of Object.entries(limits)) {
    const text = values[name];
    if (typeof text === 'string' && typeof limit === 'number' && text.trim().length > limit)
      errors[name] = tooLong(limit);
  }
  return errors as FieldErrors<V>;
}
