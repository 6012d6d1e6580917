import { ReadableStream as NodeStream } from 'node:stream/web';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { sql } from 'kysely';
import type { UserRow } from '../users/users.ts';
import type { PersonalTable, PersonKeys } from '../../../platform/database/personal-data.ts';
import { fileDisplayName } from '../../uploads/records/display-name.ts';
import type { FilePlaces } from '../../uploads/records/records.ts';
import { keysOf, personalTables } from './personal-data.ts';
import type { Trx } from '../../../platform/database/database.ts';

type Row = Record<string, unknown>;

/** A file of the archive. Strings get compressed; uploaded files mostly are compressed already. */
interface ArchiveEntry {
  name: string;
  content: string | Uint8Array;
}

/** Reads a user's rows of a table, with the columns that belong into the archive. */
async function readRows(trx: Trx, { table, rows, columns }: PersonalTable, person: PersonKeys): Promise<Row[]> {
  const condition = rows(person);
  if (condition === undefined) return [];
  const selected = Object.entries(columns).flatMap(([column, name]) =>
    name === null ? [] : [sql`${sql.ref(column)} as ${sql.ref(name)}`],
  );
  const result = await sql<Row>`select ${sql.join(selected)} from ${sql.table(table)} where ${condition}`.execute(trx);
  return result.rows;
}

/** Returns the archive names of a user's files by their paths in the store: the names of the uploads, made unique. */
async function archiveNames(trx: Trx, { userId }: PersonKeys): Promise<Map<string, string>> {
  const rows = await trx
    .selectFrom('files')
    .leftJoin('documents', 'documents.path', 'files.path')
    .select(['files.path', 'documents.name'])
    .where('files.owner_id', '=', userId)
    .orderBy('files.path')
    .execute();
  const names = new Map<string, string>();
  const used = new Set<string>();
  for (const { path, name } of rows) {
    const [folder = '', stored = ''] = path.split('/');
    const [id = '', ending = ''] = stored.split('.');
    const baseName = fileDisplayName(name ?? id, id)
      .replaceAll(/[:*?"<>|]/g, '_')
      .replace(new RegExp(`\\.${ending}$`, 'i'), '');
    const plainName = `files/${folder}/${baseName}.${ending}`;
    // Some file systems ignore case.
    const uniqueName = used.has(plainName.toLowerCase()) ? `files/${folder}/${baseName} (${id}).${ending}` : plainName;
    used.add(uniqueName.toLowerCase());
    names.set(path, uniqueName);
  }
  return names;
}

const firstPage: Record<Locale, { name: string; title: string }> = {
  fr: { name: 'LISEZMOI.txt', title: 'Voici toutes les données que nous conservons sur vous.' },
  en: { name: 'README.txt', title: 'This is all the data that we hold about you.' },
};

/** Reads the archive of a user: the text files from the database, and the names of uploaded files by path. */
async function readArchive(
  db: FilePlaces['db'],
  user: UserRow,
): Promise<{ texts: ArchiveEntry[]; files: Map<string, string> }> {
  const { locale } = user;
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const person = await keysOf(trx, user);
      const files = await archiveNames(trx, person);
      const withArchiveNames = (_: string, value: unknown) =>
        typeof value === 'string' ? (files.get(value) ?? value) : value;
      const lines: string[] = [];
      const texts: ArchiveEntry[] = [];
      for (const each of personalTables) {
        if (each.file === null) continue;
        const rows = await readRows(trx, each, person);
        texts.push({ name: `${each.file}.json`, content: `${JSON.stringify(rows, withArchiveNames, 2)}\n` });
        lines.push(`${each.file}.json: ${each.about[locale]}`);
      }
      const { name, title } = firstPage[locale];
      return { texts: [{ name, content: [title, '', ...lines, ''].join('\r\n') }, ...texts], files };
    });
}

/** Streams files as a ZIP archive. Loads each file only after the consumer has read the previous one. */
async function* zipped(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    chunks.push(chunk);
  });
  for await (const { name, content } of entries) {
    const isText = typeof content === 'string';
    const entry = isText ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(entry);
    entry.push(isText ? new TextEncoder().encode(content) : content, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}

/**
 * Creates a ZIP archive of all personal data of a user, while it is read: a text file that explains the others, a JSON
 * file for each table of `personalTables`, and the uploaded files under their original names. At most one file is in
 * memory at a time.
 */
export async function archiveOf({ db, files: store }: FilePlaces, user: UserRow): Promise<ReadableStream<Uint8Array>> {
  const { texts, files } = await readArchive(db, user);
  async function* entries(): AsyncGenerator<ArchiveEntry> {
    yield* texts;
    for (const [path, name] of files) {
      const content = await store.get(path);
      // A missing file was removed after the list was read.
      if (content !== null) yield { name, content };
    }
  }
  return NodeStream.from(zipped(entries())) as ReadableStream<Uint8Array>;
}
