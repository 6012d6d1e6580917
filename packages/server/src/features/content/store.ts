import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { Bundle, Configuration } from './bundle.ts';
import { isPage, listRedirects, putRedirect, type StoredRedirect } from './redirects.ts';

/** A consistent snapshot of the content. `site` is `{}` if none is stored. */
export interface Snapshot {
  /** The content version, which increases with every change of any content. */
  version: number;
  site: unknown;
  /** The requested page; undefined if there is none. */
  page?: unknown;
}

/** The changes of an import, without unchanged pages. */
export interface ImportChanges {
  site: boolean;
  pages: string[];
  /** The slugs of the new redirects. */
  redirects: string[];
  /** The slugs of the redirects that were not stored: from the address of a page, or to a page that does not exist. */
  skippedRedirects: string[];
  version: number;
}

/** Returns the content version, which increases with every change of the content. */
export async function readContentVersion(db: Database): Promise<number> {
  const { version } = await db.selectFrom('content_state').select('version').executeTakeFirstOrThrow();
  return version;
}

/** Reads the site configuration and one page in one statement, so that both are consistent. */
export async function readSnapshot(db: Database, slug?: string): Promise<Snapshot> {
  const row = await db
    .selectFrom('content_state')
    .leftJoin('site', (join) => join.onTrue())
    .leftJoin('pages', (join) => join.on('pages.slug', '=', slug ?? '').on('pages.removed_at', 'is', null))
    .select(['content_state.version', 'site.configuration as site', 'pages.configuration as page'])
    .executeTakeFirstOrThrow();
  return { version: row.version, site: row.site ?? {}, page: row.page ?? undefined };
}

/** The content without the configurations of pages. */
export interface ContentOutline {
  version: number;
  /** The site configuration; `{}` if none is stored. */
  configuration: unknown;
  /** When each page last changed, by slug; sorted by slug. */
  pages: ReadonlyMap<string, Date>;
  /** The redirects: target slugs by old address. */
  redirects: ReadonlyMap<string, string>;
}

/** Reads the site configuration, the addresses of all pages and all redirects in one statement. */
export async function readOutline(db: Database): Promise<ContentOutline> {
  const row = await db
    .selectFrom('content_state')
    .leftJoin('site', (join) => join.onTrue())
    .select([
      'content_state.version',
      'site.configuration as site',
      sql<[string, string][]>`(
        select coalesce(json_agg(json_build_array(slug, updated_at) order by slug), '[]')
        from pages where removed_at is null
      )`.as('pages'),
      sql<[string, string][]>`(select coalesce(json_agg(json_build_array(slug, target)), '[]') from redirects)`.as(
        'redirects',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    version: row.version,
    configuration: row.site ?? {},
    pages: new Map(row.pages.map(([slug, updatedAt]) => [slug, new Date(updatedAt)])),
    redirects: new Map(row.redirects),
  };
}

/**
 * Exports all published content as a document that `import` accepts, without earlier versions and the bin. Pages are
 * sorted by slug.
 */
export async function exportBundle(
  db: Database,
): Promise<{ site?: unknown; pages: unknown[]; redirects?: StoredRedirect[] }> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const site = await trx.selectFrom('site').select('configuration').executeTakeFirst();
      const pages = await trx
        .selectFrom('pages')
        .select('configuration')
        .where('removed_at', 'is', null)
        .orderBy('slug')
        .execute();
      const redirects = (await listRedirects(trx)).map(({ slug, target }) => ({ slug, target }));
      return {
        ...(site && { site: site.configuration }),
        pages: pages.map(({ configuration }) => configuration),
        ...(redirects.length > 0 && { redirects }),
      };
    });
}

interface Stored {
  configuration: unknown;
  version: number;
}

/** Returns the next version of a configuration, or null if the configuration is unchanged. */
function nextVersion(stored: Stored | undefined, text: string): number | null {
  if (stored === undefined) return 1;
  return JSON.stringify(stored.configuration) === text ? null : stored.version + 1;
}

async function storeVersion(
  trx: Trx,
  kind: 'site' | 'page',
  slug: string,
  version: number,
  configuration: string,
): Promise<void> {
  await trx.insertInto('configuration_versions').values({ kind, slug, version, configuration }).execute();
}

/** Stores the site configuration. @returns whether it changed. */
export async function writeSite(trx: Trx, site: Configuration): Promise<boolean> {
  const configuration = JSON.stringify(site);
  const stored = await trx.selectFrom('site').select(['configuration', 'version']).executeTakeFirst();
  const version = nextVersion(stored, configuration);
  if (version === null) return false;
  await storeVersion(trx, 'site', '', version, configuration);
  await trx
    .insertInto('site')
    .values({ id: 1, configuration, version })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ configuration, version, updated_at: sql<Date>`now()` }),
    )
    .execute();
  return true;
}

/** Stores a page. Removes the redirect from its slug if there is one. @returns whether the page changed. */
export async function writePage(trx: Trx, slug: string, page: Configuration): Promise<boolean> {
  const configuration = JSON.stringify(page);
  const stored = await trx
    .selectFrom('pages')
    .select(['configuration', 'version'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  const version = nextVersion(stored, configuration);
  if (version === null) return false;
  await trx.deleteFrom('redirects').where('slug', '=', slug).execute();
  await storeVersion(trx, 'page', slug, version, configuration);
  await trx
    .insertInto('pages')
    .values({ slug, configuration, version })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ configuration, version, updated_at: sql<Date>`now()` }),
    )
    .execute();
  return true;
}

/** A change of the content that runs while no other writer does. */
export type ContentChange<T> = (trx: Trx, version: number) => Promise<{ changed: boolean; result: T }>;

/**
 * Changes the content in one transaction. Writers run one after the other; readers do not wait.
 * @returns the result of the change, and the content version after it, one higher if the content changed.
 */
export async function changeContent<T>(
  db: Database,
  change: ContentChange<T>,
): Promise<{ result: T; version: number }> {
  return db.transaction().execute(async (trx) => {
    // The lock on this row makes writers wait for each other.
    const state = await trx.selectFrom('content_state').select('version').forUpdate().executeTakeFirstOrThrow();
    const { changed, result } = await change(trx, state.version);
    const version = changed ? state.version + 1 : state.version;
    if (changed) await trx.updateTable('content_state').set({ version }).execute();
    return { result, version };
  });
}

/**
 * Stores redirects. Skips those from an existing page or to a missing one.
 * @returns the slugs of the new and of the skipped redirects.
 */
async function writeRedirects(
  trx: Trx,
  redirects: readonly StoredRedirect[],
): Promise<{ written: string[]; skipped: string[] }> {
  const written: string[] = [];
  const skipped: string[] = [];
  for (const { slug, target } of redirects) {
    const existing = await trx.selectFrom('redirects').select('target').where('slug', '=', slug).executeTakeFirst();
    if (existing?.target === target) continue;
    const isPossible = !(await isPage(trx, slug)) && (await isPage(trx, target));
    const stored = isPossible ? await putRedirect(trx, slug, target) : undefined;
    (stored === undefined ? skipped : written).push(slug);
  }
  return { written, skipped };
}

/**
 * Stores a bundle in one transaction. Pages that are missing from the bundle stay unchanged.
 *
 * @param onlyFirst whether to store the bundle only if there has never been any content.
 */
export async function writeBundle(db: Database, bundle: Bundle, { onlyFirst = false } = {}): Promise<ImportChanges> {
  const { result: written, version } = await changeContent(db, async (trx, before) => {
    const result = { site: false, pages: [] as string[], redirects: [] as string[], skippedRedirects: [] as string[] };
    if (onlyFirst && before > 0) return { changed: false, result };
    result.site = bundle.site !== undefined && (await writeSite(trx, bundle.site));
    for (const { slug, configuration } of bundle.pages)
      if (await writePage(trx, slug, configuration)) result.pages.push(slug);
    const redirects = await writeRedirects(trx, bundle.redirects ?? []);
    result.redirects = redirects.written;
    result.skippedRedirects = redirects.skipped;
    return { changed: result.site || result.pages.length > 0 || result.redirects.length > 0, result };
  });
  return { ...written, version };
}
