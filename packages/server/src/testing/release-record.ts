import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** The columns and the constraints of all tables. */
export interface TableDescription {
  columns: { table: string; column: string; type: string; nullable: boolean; hasDefault: boolean }[];
  /** Constraints and unique indexes. */
  constraints: { table: string; definition: string }[];
}

/** Reads the tables of a database. */
export async function describeTables(db: Database): Promise<TableDescription> {
  const columns = await sql<TableDescription['columns'][number]>`
    select table_name as "table", column_name as "column", data_type as "type", is_nullable = 'YES' as "nullable",
      (column_default is not null or is_identity = 'YES') as "hasDefault"
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    order by table_name, column_name
  `.execute(db);
  const constraints = await sql<TableDescription['constraints'][number]>`
    select conrelid::regclass::text as "table", pg_get_constraintdef(oid) as "definition" from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n' and conrelid::regclass::text not like 'kysely%'
    union
    select tablename, regexp_replace(indexdef, ' INDEX \\S+ ON ', ' INDEX ON ') from pg_indexes
    where schemaname = 'public' and indexdef like 'CREATE UNIQUE%' and tablename not like 'kysely%'
    order by 1, 2
  `.execute(db);
  return { columns: columns.rows, constraints: constraints.rows };
}

/** Returns the hash of tables, by which a release's record recognizes an edited migration. */
export const hashTables = (tables: TableDescription): string =>
  createHash('sha256').update(JSON.stringify(tables)).digest('hex');
