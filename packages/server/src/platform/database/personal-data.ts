import type { Locale } from '@kermesse/api/schemas/common/locale';
import { sql, type RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The keys by which rows can refer to a person. */
export interface PersonKeys {
  userId: string;
  /** The address of the account. */
  email: string | null;
  /**
   * The account's address if it is verified, otherwise null. Data left under an address belongs only to the person who
   * reads that address.
   */
  verifiedEmail: string | null;
  /** The account's earlier addresses that were verified, unless another account has verified them since. */
  formerEmails: readonly string[];
  /** The phone number that the person logs in with by a code. */
  provenPhone: string | null;
}

/** Returns the condition for the rows of a person; undefined when the person has none of the table's keys. */
export type RowCondition = (person: PersonKeys) => RawBuilder<boolean> | undefined;

/** A table with personal data: how to find a person's rows, and which columns to export. */
export interface PersonalTable {
  table: keyof Tables;
  rows: RowCondition;
  /** The file in the archive, without `.json`; null when no column is exported and rows are only erased. */
  file: string | null;
  /** Every column with its name in the archive; null for secrets and for keys that only link rows. */
  columns: Readonly<Record<string, string | null>>;
  /** A description of the file for the archive's first page. */
  about: Readonly<Record<Locale, string>>;
}

/** Declares a table with personal data. A missing column is a type error. */
export function personal<T extends keyof Tables, Hidden extends keyof Tables[T] & string = never>(
  table: T,
  {
    rows,
    file = null,
    columns,
    hidden = [],
    about = { fr: '', en: '' },
  }: Partial<Omit<PersonalTable, 'columns'>> & {
    rows: RowCondition;
    columns: Record<Exclude<keyof Tables[T] & string, Hidden>, string>;
    hidden?: readonly Hidden[];
  },
): PersonalTable {
  return {
    table,
    rows,
    file,
    columns: { ...Object.fromEntries(hidden.map((column) => [column, null])), ...columns },
    about,
  };
}

/**
 * Returns the condition that a column holds one of the given values. Null values are ignored; undefined when all are
 * null.
 */
export function columnIn(column: string, ...values: (string | null)[]): RawBuilder<boolean> | undefined {
  const present = values.filter((value) => value !== null);
  return present.length === 0 ? undefined : sql<boolean>`${sql.ref(column)} in (${sql.join(present)})`;
}

/** Returns the condition that at least one of several conditions holds. */
export function anyOf(...conditions: (RawBuilder<boolean> | undefined)[]): RawBuilder<boolean> | undefined {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0 ? undefined : sql<boolean>`(${sql.join(present, sql` or `)})`;
}
