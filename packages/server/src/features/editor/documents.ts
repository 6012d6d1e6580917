import { isRecord } from '@kermesse/api/schemas/common/record';
import { sql } from 'kysely';
import type { Configuration } from '../content/bundle.ts';
import { changeContent, writePage, writeSite } from '../content/store.ts';
import type { Database } from '../../platform/database/database.ts';
import { followLinks, movePage, type Followed } from './addresses.ts';

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

const asDocument = (row: { configuration: unknown; version: number } | undefined): StoredDocument | undefined =>
  row !== undefined && isRecord(row.configuration)
    ? { configuration: row.configuration, version: row.version }
    : undefined;

/** Every document with its newest version: pages by slug, the site last. */
export async function listDocuments(db: Database) {
  const pages = await db
    .selectFrom('pages')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy(sql`slug collate "C"`)
    .execute();
  const site = await db.selectFrom('site').selectAll().executeTakeFirst();
  const rows = [
    ...pages.map((row) => ({ ...row, kind: 'page' as const })),
    ...(site === undefined ? [] : [{ ...site, kind: 'site' as const, slug: '' }]),
  ];
  return rows.map(({ kind, slug, configuration, version, updated_at: updatedAt }) => ({
    kind,
    slug,
    title: (isRecord(configuration) ? configuration['title'] : undefined) ?? null,
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
export async function readVersionOf(
  db: Database,
  { kind, slug }: DocumentName,
  version: number,
): Promise<StoredDocument | undefined> {
  const row = await db
    .selectFrom('configuration_versions')
    .select(['configuration', 'version'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst();
  return asDocument(row);
}

/** How a document is published. */
interface PublishOptions {
  /** The version that it grew from; 0 for a page that is new. */
  base: number;
  /** The slug that the page had until now. */
  from?: string;
  /** Whether links in other documents follow a page whose address changes. */
  follow?: boolean;
}

/** What came of publishing. `newer`: there is another version by now; `taken`: another page is at the address. Nothing was stored then. */
type PublishResult = { version: number; followed?: Followed[] } | 'newer' | 'taken';

/**
 * Stores a document over the version that it grew from; the same document again changes nothing. A page that comes from
 * another address moves, with its versions, and the old address leads to it.
 *
 * @returns what came of it, and the version of all content now.
 */
export async function publishDocument(
  db: Database,
  name: DocumentName,
  configuration: Configuration,
  { base, from, follow = false }: PublishOptions,
): Promise<{ result: PublishResult; version: number }> {
  const { kind, slug } = name;
  const moves = kind === 'page' && from !== undefined && from !== slug;
  return changeContent<PublishResult>(db, async (trx) => {
    const stored =
      kind === 'site'
        ? await trx.selectFrom('site').select('version').executeTakeFirst()
        : await trx
            .selectFrom('pages')
            .select('version')
            .where('slug', '=', moves ? from : slug)
            .where('removed_at', 'is', null)
            .executeTakeFirst();
    if ((stored?.version ?? 0) !== base || (moves && stored === undefined)) return { changed: false, result: 'newer' };
    if (moves && !(await movePage(trx, from, slug))) return { changed: false, result: 'taken' };
    const changed = kind === 'site' ? await writeSite(trx, configuration) : await writePage(trx, slug, configuration);
    const version = changed ? base + 1 : base;
    if (!moves) return { changed, result: { version } };
    return { changed: true, result: { version, followed: follow ? await followLinks(trx, from, slug) : [] } };
  });
}
