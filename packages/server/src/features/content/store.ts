import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Bundle, Configuration } from './bundle.ts';
import { isPage, listRedirects, putRedirect, type Redirect } from './redirects.ts';

/** What is stored, as one snapshot. `site` is `{}` until there is one. */
export interface Snapshot {
  /** Counts up with every change of any content. */
  version: number;
  site: unknown;
  /** The page asked for; undefined when there is none. */
  page?: unknown;
}

/** What an import changed. Pages that were the same already are not named. */
export interface Written {
  site: boolean;
  pages: string[];
  /** Old addresses that lead to a page now. */
  redirects: string[];
  version: number;
}

/** The number that counts every change of the content. */
export async function readVersion(db: Database): Promise<number> {
  const { version } = await db.selectFrom('content_state').select('version').executeTakeFirstOrThrow();
  return version;
}

/** The site and one page, in one statement and so from one moment. */
export async function readSnapshot(db: Database, slug?: string): Promise<Snapshot> {
  const row = await db
    .selectFrom('content_state')
    .leftJoin('site', (join) => join.onTrue())
    .leftJoin('pages', (join) => join.on('pages.slug', '=', slug ?? '').on('pages.removed_at', 'is', null))
    .select(['content_state.version', 'site.configuration as site', 'pages.configuration as page'])
    .executeTakeFirstOrThrow();
  return { version: row.version, site: row.site ?? {}, page: row.page ?? undefined };
}

/** Everything but the pages themselves. */
export interface Outline {
  version: number;
  site: unknown;
  /** Where pages are. */
  slugs: ReadonlySet<string>;
  /** Old addresses of pages, with the slugs that they lead to. */
  redirects: ReadonlyMap<string, string>;
}

/** The site, which pages there are and which addresses lead to them, in one statement. */
export async function readOutline(db: Database): Promise<Outline> {
  const row = await db
    .selectFrom('content_state')
    .leftJoin('site', (join) => join.onTrue())
    .select([
      'content_state.version',
      'site.configuration as site',
      sql<string[]>`(select coalesce(json_agg(slug), '[]') from pages where removed_at is null)`.as('slugs'),
      sql<[string, string][]>`(select coalesce(json_agg(json_build_array(slug, target)), '[]') from redirects)`.as(
        'redirects',
      ),
    ])
    .executeTakeFirstOrThrow();
  return { version: row.version, site: row.site ?? {}, slugs: new Set(row.slugs), redirects: new Map(row.redirects) };
}

/** Where every page is and when it last changed, by slug. */
export async function listPages(db: Database): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .selectFrom('pages')
    .select(['slug', 'updated_at as updatedAt'])
    .where('removed_at', 'is', null)
    .orderBy('slug')
    .execute();
}

/**
 * All published content, as a document that `import` accepts: no versions and nothing from the bin. Pages are sorted by
 * slug.
 */
export async function exportBundle(
  db: Database,
): Promise<{ site?: unknown; pages: unknown[]; redirects?: Redirect[] }> {
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

/** The next version of a configuration, or null when nothing changed. */
function following(stored: Stored | undefined, text: string): number | null {
  if (stored === undefined) return 1;
  return JSON.stringify(stored.configuration) === text ? null : stored.version + 1;
}

async function keep(
  trx: Transaction<Tables>,
  kind: 'site' | 'page',
  slug: string,
  version: number,
  configuration: string,
): Promise<void> {
  await trx.insertInto('configuration_versions').values({ kind, slug, version, configuration }).execute();
}

/** Stores the site configuration. @returns whether it changed. */
export async function writeSite(trx: Transaction<Tables>, site: Configuration): Promise<boolean> {
  const configuration = JSON.stringify(site);
  const stored = await trx.selectFrom('site').select(['configuration', 'version']).executeTakeFirst();
  const version = following(stored, configuration);
  if (version === null) return false;
  await keep(trx, 'site', '', version, configuration);
  await trx
    .insertInto('site')
    .values({ id: 1, configuration, version })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ configuration, version, updated_at: sql<Date>`now()` }),
    )
    .execute();
  return true;
}

/** Stores a page under its slug; an older page's redirect from there ends. @returns whether it changed. */
export async function writePage(trx: Transaction<Tables>, slug: string, page: Configuration): Promise<boolean> {
  const configuration = JSON.stringify(page);
  const stored = await trx
    .selectFrom('pages')
    .select(['configuration', 'version'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  const version = following(stored, configuration);
  if (version === null) return false;
  await trx.deleteFrom('redirects').where('slug', '=', slug).execute();
  await keep(trx, 'page', slug, version, configuration);
  await trx
    .insertInto('pages')
    .values({ slug, configuration, version })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ configuration, version, updated_at: sql<Date>`now()` }),
    )
    .execute();
  return true;
}

/** What somebody who has the content to himself does with it. */
export type ContentChange<T> = (trx: Transaction<Tables>, version: number) => Promise<{ changed: boolean; result: T }>;

/**
 * Changes content: all of it or, when anything fails, nothing. Those who change it come one by one; readers go on.
 * @returns what the change gave, and the version of the content afterwards, one higher when it changed.
 */
export async function changeContent<T>(
  db: Database,
  change: ContentChange<T>,
): Promise<{ result: T; version: number }> {
  return db.transaction().execute(async (trx) => {
    // Holding this row makes writers wait for each other.
    const state = await trx.selectFrom('content_state').select('version').forUpdate().executeTakeFirstOrThrow();
    const { changed, result } = await change(trx, state.version);
    const version = changed ? state.version + 1 : state.version;
    if (changed) await trx.updateTable('content_state').set({ version }).execute();
    return { result, version };
  });
}

/** Stores redirects, but for those from where a page is and to where none is. @returns those that were not there. */
async function writeRedirects(trx: Transaction<Tables>, redirects: readonly Redirect[]): Promise<string[]> {
  const written: string[] = [];
  for (const { slug, target } of redirects) {
    const known = await trx.selectFrom('redirects').select('target').where('slug', '=', slug).executeTakeFirst();
    if (known?.target === target || (await isPage(trx, slug)) || !(await isPage(trx, target))) continue;
    if ((await putRedirect(trx, slug, target)) !== undefined) written.push(slug);
  }
  return written;
}

/**
 * Stores a bundle: all of it or, when anything fails, nothing. Pages that the bundle does not name stay as they are.
 *
 * @param onlyFirst store only where there has never been any content; otherwise leave everything and change nothing.
 */
export async function writeBundle(db: Database, bundle: Bundle, { onlyFirst = false } = {}): Promise<Written> {
  const { result: written, version } = await changeContent(db, async (trx, before) => {
    const result = { site: false, pages: [] as string[], redirects: [] as string[] };
    if (onlyFirst && before > 0) return { changed: false, result };
    result.site = bundle.site !== undefined && (await writeSite(trx, bundle.site));
    for (const { slug, configuration } of bundle.pages)
      if (await writePage(trx, slug, configuration)) result.pages.push(slug);
    result.redirects = await writeRedirects(trx, bundle.redirects ?? []);
    return { changed: result.site || result.pages.length > 0 || result.redirects.length > 0, result };
  });
  return { ...written, version };
}
