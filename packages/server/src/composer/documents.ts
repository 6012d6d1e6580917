import { sql } from 'kysely';
import type { Configuration } from '../content/bundle.ts';
import { changeContent, writePage, writeSite } from '../content/store.ts';
import type { Database } from '../database/database.ts';

/** Which document is meant: a page by its slug, or the site configuration with ''. */
export interface DocumentName {
  kind: 'page' | 'site';
  slug: string;
}

/** A document as it is stored, or was. */
export interface StoredDocument {
  configuration: Configuration;
  version: number;
}

const mostVersions = 200;

const isConfiguration = (value: unknown): value is Configuration => typeof value === 'object' && value !== null && !Array.isArray(value);
const asDocument = (row: { configuration: unknown; version: number } | undefined): StoredDocument | undefined =>
  row !== undefined && isConfiguration(row.configuration) ? { configuration: row.configuration, version: row.version } : undefined;

/** Every document with its newest version: pages by slug, the site last. */
export async function listDocuments(db: Database) {
  const pages = await db.selectFrom('pages').selectAll().orderBy(sql`slug collate "C"`).execute();
  const site = await db.selectFrom('site').selectAll().executeTakeFirst();
  const rows = [...pages.map((row) => ({ ...row, kind: 'page' as const })), ...(site === undefined ? [] : [{ ...site, kind: 'site' as const, slug: '' }])];
  return rows.map(({ kind, slug, configuration, version, updated_at: updatedAt }) => ({
    kind,
    slug,
    title: (isConfiguration(configuration) ? configuration['title'] : undefined) ?? null,
    version,
    updatedAt: updatedAt.toISOString(),
  }));
}

/** A document as it is now; undefined when there is none. */
export async function readDocument(db: Database, { kind, slug }: DocumentName): Promise<StoredDocument | undefined> {
  const columns = ['configuration', 'version'] as const;
  if (kind === 'site') return asDocument(await db.selectFrom('site').select(columns).executeTakeFirst());
  return asDocument(await db.selectFrom('pages').select(columns).where('slug', '=', slug).executeTakeFirst());
}

/** The versions that are kept of a document, the newest first. */
export async function listVersions(db: Database, { kind, slug }: DocumentName) {
  const rows = await db
    .selectFrom('configuration_versions')
    .select(['version', 'created_at'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .execute();
  return rows.map(({ version, created_at: createdAt }) => ({ version, createdAt: createdAt.toISOString() }));
}

/** A document as it was in a version; undefined when there is no such version. */
export async function readVersionOf(db: Database, { kind, slug }: DocumentName, version: number): Promise<StoredDocument | undefined> {
  const row = await db
    .selectFrom('configuration_versions')
    .select(['configuration', 'version'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst();
  return asDocument(row);
}

/**
 * Stores a document over the version that it grew from; the same document again changes nothing.
 *
 * @returns the version it has now and that of all content, or null when it has another one than `base` by now: then
 * nothing was stored.
 */
export async function publishDocument(
  db: Database,
  name: DocumentName,
  configuration: Configuration,
  base: number,
): Promise<{ version: number; content: number } | null> {
  const { result, version: content } = await changeContent(db, async (trx) => {
    const stored =
      name.kind === 'site'
        ? await trx.selectFrom('site').select('version').executeTakeFirst()
        : await trx.selectFrom('pages').select('version').where('slug', '=', name.slug).executeTakeFirst();
    if ((stored?.version ?? 0) !== base) return { changed: false, result: null };
    const changed = name.kind === 'site' ? await writeSite(trx, configuration) : await writePage(trx, name.slug, configuration);
    return { changed, result: changed ? base + 1 : base };
  });
  return result === null ? null : { version: result, content };
}
