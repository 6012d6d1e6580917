import { sql } from 'kysely';
import * as z from 'zod';
import type { Database } from '../platform/database/database.ts';

const columnSchema = z.object({
  table: z.string(),
  column: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  hasDefault: z.boolean(),
});
const constraintSchema = z.object({ table: z.string(), definition: z.string() });

/** The schema of a release's tables. */
export const releaseSchema = z.object({
  migrations: z.array(z.string()),
  columns: z.array(columnSchema),
  /** Constraints and unique indexes. */
  constraints: z.array(constraintSchema),
});

/** A recorded release: its tables, and the text of every statement that it ran in the contract's cases. */
export const recordedReleaseSchema = releaseSchema.extend({ statements: z.array(z.string()) });

/** Reads the tables of a database. */
export async function describeRelease(db: Database): Promise<z.output<typeof releaseSchema>> {
  const migrations = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const columns = await sql`
    select table_name as "table", column_name as "column", data_type as "type", is_nullable = 'YES' as "nullable",
      (column_default is not null or is_identity = 'YES') as "hasDefault"
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    order by table_name, column_name
  `.execute(db);
  const constraints = await sql`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as "definition" from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid::regclass::text not like 'kysely%'
    union
    select tablename, regexp_replace(indexdef, ' INDEX \\S+ ON ', ' INDEX ON ') from pg_indexes
    where schemaname = 'public' and indexdef like 'CREATE UNIQUE%' and tablename not like 'kysely%'
    order by 1, 2
  `.execute(db);
  return releaseSchema.parse({
    migrations: migrations.rows.map(({ name }) => name),
    columns: columns.rows,
    constraints: constraints.rows,
  });
}
