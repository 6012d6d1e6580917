import { isRecord } from '@kermesse/api/schemas/common/record';
import { maxListedVersions } from '@kermesse/api/schemas/pages/editor';
import type { Configuration } from '../content/bundle.ts';
import { changeContent, writePage, writeSite } from '../content/store.ts';
import type { Database } from '../../platform/database/database.ts';
import { movePage, readDocuments, updateLinks, type UpdatedDocument } from './page-moves.ts';

/** The name of a document: a page with its slug, or the site configuration with ''. */
export interface DocumentName {
  kind: 'page' | 'site';
  slug: string;
}

/** A stored version of a document. */
export interface StoredDocument {
  configuration: Configuration;
  version: number;
}

const asDocument = (row: { configuration: unknown; version: number } | undefined): StoredDocument | undefined =>
  row !== undefined && isRecord(row.configuration)
    ? { configuration: row.configuration, version: row.version }
    : undefined;

/** Returns all documents with their newest version: pages by slug, then the site configuration. */
export async function listDocuments(db: Database) {
  return (await readDocuments(db)).map(({ kind, slug, configuration, version, updated_at: updatedAt }) => ({
    kind,
    slug,
    title: (isRecord(configuration) ? configuration['title'] : undefined) ?? null,
    version,
    updatedAt: updatedAt.toISOString(),
  }));
}

/** Returns the current version of a document; undefined if there is none. A page in the bin is no document. */
export async function readDocument(db: Database, { kind, slug }: DocumentName): Promise<StoredDocument | undefined> {
  const columns = ['configuration', 'version'] as const;
  if (kind === 'site') return asDocument(await db.selectFrom('site').select(columns).executeTakeFirst());
  const page = db.selectFrom('pages').select(columns).where('slug', '=', slug).where('removed_at', 'is', null);
  return asDocument(await page.executeTakeFirst());
}

/** Returns the newest versions of a document, the newest first. */
export async function listVersions(db: Database, { kind, slug }: DocumentName) {
  const rows = await db
    .selectFrom('configuration_versions')
    .select(['version', 'created_at'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(maxListedVersions)
    .execute();
  return rows.map(({ version, created_at: createdAt }) => ({ version, createdAt: createdAt.toISOString() }));
}

/** Returns a version of a document; undefined if there is no such version. */
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

interface PublishOptions {
  /** The version that the editor changed; 0 for a new page. */
  base: number;
  /** The page's slug before this change. */
  from?: string;
  /** Whether links to the page in other documents change with its address. */
  follow?: boolean;
}

/**
 * The result of publishing. `newer`: the stored version is not `base`; `taken`: another page has the address. In both
 * cases nothing is stored.
 */
type PublishResult = { version: number; followed?: UpdatedDocument[] } | 'newer' | 'taken';

/**
 * Stores a new version of a document if the stored version is still `base`. An unchanged document gets no new version.
 * If `from` is another slug, the page moves with its versions, and the old address redirects to it.
 *
 * @returns the result, and the content version after it.
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
    const stored = await readDocument(trx, moves ? { kind, slug: from } : name);
    if ((stored?.version ?? 0) !== base || (moves && stored === undefined)) return { changed: false, result: 'newer' };
    if (moves && !(await movePage(trx, from, slug))) return { changed: false, result: 'taken' };
    const changed = kind === 'site' ? await writeSite(trx, configuration) : await writePage(trx, slug, configuration);
    const version = changed ? base + 1 : base;
    if (!moves) return { changed, result: { version } };
    return { changed: true, result: { version, followed: follow ? await updateLinks(trx, from, slug) : [] } };
  });
}
