import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { createDataFolder } from '../../testing/memory-database.ts';
import { dataFolderNames } from '../config/data-folder.ts';
import { openEmbedded } from './database.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

const folder = mkdtempSync(join(tmpdir(), 'kermesse-lost-'));
const place = join(folder, dataFolderNames.database);
const aside = join(folder, 'aside');
await createDataFolder(folder);
const database = await openEmbedded(folder, {});
await sql`create table notes (text text)`.execute(database.db);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const write = () => sql`insert into notes values ('kept')`.execute(database.db);
const count = async () => (await sql`select * from notes`.execute(database.db)).rows.length;

it('a database whose files were moved away or replaced refuses queries until they are back', async () => {
  await write();
  renameSync(place, aside);
  await expect(write()).rejects.toThrow(DatabaseUnavailableError);
  await expect(database.db.transaction().execute(write)).rejects.toThrow(DatabaseUnavailableError);
  await expect(database.acceptsWrites()).rejects.toThrow(DatabaseUnavailableError);
  cpSync(aside, place, { recursive: true });
  await expect(write()).rejects.toThrow(DatabaseUnavailableError);
  rmSync(place, { recursive: true });
  renameSync(aside, place);
  expect([await database.acceptsWrites(), await count()]).toEqual([true, 1]);
  await write();
  expect(await count()).toBe(2);
});

it('a write in a transaction is refused if the files are lost after the transaction began', async () => {
  const before = await count();
  const lost = database.db.transaction().execute(async (trx) => {
    await sql`insert into notes values ('lost')`.execute(trx);
    renameSync(place, aside);
    await sql`insert into notes values ('lost')`.execute(trx);
  });
  await expect(lost).rejects.toThrow(DatabaseUnavailableError);
  renameSync(aside, place);
  expect(await count()).toBe(before);
});
