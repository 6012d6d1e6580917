import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/memory-database.ts';
import { impersonalTables, personalTables } from './personal-data.ts';

const columnsOf = new Map<string, string[]>();

const database = await testDatabase();
const { rows } = await sql<{ table: string; column: string }>`
  select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'
`.execute(database.db);
for (const { table, column } of rows) columnsOf.set(table, [...(columnsOf.get(table) ?? []), column]);

const isOfMigrations = (table: string) => table.startsWith('kysely_');

it('every table declares its personal data or the reason why it has none', () => {
  const known = new Set([...personalTables.map(({ table }) => table as string), ...Object.keys(impersonalTables)]);
  const unknown = [...columnsOf.keys()].filter((table) => !known.has(table) && !isOfMigrations(table));
  expect(unknown, 'Add these tables to the personal-data.ts of their feature, or to impersonalTables').toEqual([]);
});

it('every declared table exists and is declared once', () => {
  const named = [...personalTables.map(({ table }) => table as string), ...Object.keys(impersonalTables)];
  expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  expect(named.filter((table) => !columnsOf.has(table))).toEqual([]);
});

it('every column of a table with personal data is declared', () => {
  for (const { table, columns } of personalTables) {
    expect(Object.keys(columns).toSorted(), table).toEqual(columnsOf.get(table)?.toSorted());
  }
});

it('a table with an email address, phone number, name or user id has personal data', () => {
  const telling = /(?:^|_)(?:user_id|owner_id|sender_id|person_id|email|phone|firstname|lastname|ip)$/;
  const tables = [...columnsOf]
    .filter(([, columns]) => columns.some((column) => telling.test(column)))
    .map(([table]) => table);
  const about = new Set(personalTables.map(({ table }) => table as string));
  expect(tables.filter((table) => !about.has(table))).toEqual(['device_phones']);
});

it('each file of the archive has a unique name and a description in both languages', () => {
  const files = personalTables.filter(({ file }) => file !== null);
  expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
  for (const { about, columns } of files) {
    expect(Object.values(columns).some((name) => name !== null)).toBe(true);
    expect(about.fr).not.toBe('');
    expect(about.en).not.toBe('');
  }
  for (const { columns } of personalTables.filter(({ file }) => file === null))
    expect(Object.values(columns).every((name) => name === null)).toBe(true);
});
