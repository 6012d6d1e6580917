import type { Locale } from '@kermesse/api/schemas/common/locale';
import { sql, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** A person, by everything that rows may name them by. */
export interface PersonKeys {
  userId: string;
  /** The address of their account. */
  email: string | null;
  /** The same, if it was verified: what anybody may have left under an address belongs to who reads it, and to nobody else. */
  verifiedEmail: string | null;
  /** The number that they sign in with, by a code. */
  provenPhone: string | null;
}

/** Which rows of a table are a person's; undefined when the person has nothing that they could be known by. */
export type RowsOf = (person: PersonKeys) => RawBuilder<boolean> | undefined;

/** A table that says something about people: how its rows are found, and what of them is handed out. */
export interface PersonalTable {
  table: keyof Tables;
  rows: RowsOf;
  /** The file of the archive, without `.json`; null for what is erased and not handed out, because no column is. */
  file: string | null;
  /** Every column, with its name in the archive; null for secrets and for what only ties rows together. */
  columns: Readonly<Record<string, string | null>>;
  /** What the file holds, for the archive's first page. */
  about: Readonly<Record<Locale, string>>;
}

/** Declares a table that says something about people. A column that is not named does not compile. */
export function personal<T extends keyof Tables>(
  table: T,
  {
    rows,
    file,
    columns,
    about,
  }: {
    rows: RowsOf;
    file?: string;
    columns: Record<keyof Tables[T] & string, string | null>;
    about?: Record<Locale, string>;
  },
): PersonalTable {
  return { table, rows, file: file ?? null, columns, about: about ?? { fr: '', en: '' } };
}

/** Rows whose column holds one of the given values; those that are null name nobody. */
export function holds(column: string, ...values: (string | null)[]): RawBuilder<boolean> | undefined {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? undefined : sql<boolean>`${sql.ref(column)} in (${sql.join(known)})`;
}

/** Rows that either of two conditions finds. */
export function either(...conditions: (RawBuilder<boolean> | undefined)[]): RawBuilder<boolean> | undefined {
  const known = conditions.filter((condition) => condition !== undefined);
  return known.length === 0 ? undefined : sql<boolean>`(${sql.join(known, sql` or `)})`;
}
