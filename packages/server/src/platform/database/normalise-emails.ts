import { normaliseEmail } from '@kermesse/api/schemas/forms/email-address';
import { sql, type RawBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Creates a migration that converts the addresses of a column, which were stored with international domains, into
 * `normaliseEmail`'s form.
 * @param convert the statements that convert one address; by default, an update of the column.
 */
export const normaliseEmails = (
  table: string,
  column: string,
  convert: (from: string, to: string) => RawBuilder<unknown>[] = (from, to) => [
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`,
  ],
): Migration => ({
  async up(db) {
    const { rows } = await sql<{ email: string }>`
      select distinct ${sql.ref(column)} as email from ${sql.table(table)}
      where octet_length(${sql.ref(column)}) > char_length(${sql.ref(column)})`.execute(db);
    for (const { email } of rows) {
      const normal = normaliseEmail(email);
      if (normal === email) continue;
      for (const statement of convert(email, normal)) await statement.execute(db);
    }
  },
});
