import { randomUUID } from 'node:crypto';
import { uploadedAddress } from '@kermesse/sections/uploaded';
import { sql, type NotNull, type Selectable } from 'kysely';
import { isRecord } from '@kermesse/api/schemas/common/record';
import { daysInBin, type BinItem } from '@kermesse/api/schemas/pages/editor';
import { dayMilliseconds } from '@kermesse/api/schemas/common/durations';
import { isPage, removeRedirect } from '../content/redirects.ts';
import { changeContent, writePage } from '../content/store.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { readDocument } from './documents.ts';
import { renamePage } from './page-moves.ts';

/** The prefix of the keys of pages in the bin. No address can begin with it, so these pages have no address. */
const binPrefix = 'bin:';

const dates = (removedAt: Date) => ({
  removedAt: removedAt.toISOString(),
  erasedAt: new Date(removedAt.getTime() + daysInBin * dayMilliseconds).toISOString(),
});

type Removed<Table extends 'pages' | 'page_pictures'> = Omit<Selectable<Tables[Table]>, 'removed_at'> & {
  removed_at: Date;
};

function binnedPage({ slug: key, configuration, removed_at }: Removed<'pages'>): BinItem {
  const { slug, title } = isRecord(configuration) ? configuration : {};
  return {
    kind: 'page',
    id: key.slice(binPrefix.length),
    slug: typeof slug === 'string' ? slug : '',
    title: title ?? null,
    ...dates(removed_at),
  };
}

function binnedPicture({ name, file_name, removed_at }: Removed<'page_pictures'>): BinItem {
  return { kind: 'picture', id: name, slug: '', title: file_name, src: uploadedAddress(name), ...dates(removed_at) };
}

/** Returns the items in the bin, the most recently removed first. */
export async function listBin(db: Database): Promise<BinItem[]> {
  const pages = await db
    .selectFrom('pages')
    .selectAll()
    .where('removed_at', 'is not', null)
    .$narrowType<{ removed_at: NotNull }>()
    .execute();
  const pictures = await db
    .selectFrom('page_pictures')
    .selectAll()
    .where('removed_at', 'is not', null)
    .$narrowType<{ removed_at: NotNull }>()
    .execute();
  const all = [...pages.map(binnedPage), ...pictures.map(binnedPicture)];
  return all.toSorted((a, b) => (a.removedAt < b.removedAt ? 1 : -1));
}

/**
 * Moves a page into the bin: marks its row as removed and frees its address for another page.
 * @returns `missing` if there is no such page, `newer` if its version is not `base`.
 */
export async function removePage(db: Database, slug: string, base: number) {
  return changeContent<BinItem | 'missing' | 'newer'>(db, async (trx) => {
    const stored = await readDocument(trx, { kind: 'page', slug });
    if (stored === undefined) return { changed: false, result: 'missing' };
    if (stored.version !== base) return { changed: false, result: 'newer' };
    const key = binPrefix + randomUUID();
    await renamePage(trx, slug, key);
    const row = await trx
      .updateTable('pages')
      .set({ removed_at: sql<Date>`now()` })
      .where('slug', '=', key)
      .returningAll()
      .$narrowType<{ removed_at: NotNull }>()
      .executeTakeFirstOrThrow();
    return { changed: true, result: binnedPage(row) };
  });
}

/**
 * Restores a page from the bin, with its versions and redirects, at `newSlug` or at its former address.
 * @returns `missing` if it is not in the bin, `taken` if another page has the address.
 */
export async function restorePage(db: Database, id: string, newSlug?: string) {
  return changeContent<{ slug: string; version: number } | 'missing' | 'taken'>(db, async (trx) => {
    const key = binPrefix + id;
    const stored = await trx
      .selectFrom('pages')
      .selectAll()
      .where('slug', '=', key)
      .where('removed_at', 'is not', null)
      .executeTakeFirst();
    if (stored === undefined || !isRecord(stored.configuration)) return { changed: false, result: 'missing' };
    const slug = newSlug ?? String(stored.configuration['slug']);
    if (await isPage(trx, slug)) return { changed: false, result: 'taken' };
    await renamePage(trx, key, slug);
    await trx.updateTable('pages').set({ removed_at: null }).where('slug', '=', slug).execute();
    await removeRedirect(trx, slug);
    const moved =
      slug !== stored.configuration['slug'] && (await writePage(trx, slug, { ...stored.configuration, slug }));
    return { changed: true, result: { slug, version: stored.version + (moved ? 1 : 0) } };
  });
}

/** Moves an uploaded picture into the bin, by its address. @returns undefined if there is no such picture. */
export async function removePicture(db: Database, src: string): Promise<BinItem | undefined> {
  const folder = uploadedAddress('');
  if (!src.startsWith(folder)) return undefined;
  const row = await db
    .updateTable('page_pictures')
    .set({ removed_at: sql<Date>`now()` })
    .where('name', '=', src.slice(folder.length))
    .where('removed_at', 'is', null)
    .returningAll()
    .$narrowType<{ removed_at: NotNull }>()
    .executeTakeFirst();
  return row && binnedPicture(row);
}

/** Restores a picture from the bin. @returns whether it was in the bin. */
export async function restorePicture(db: Database, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('page_pictures')
    .set({ removed_at: null })
    .where('name', '=', id)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * An SQL condition: whether a page (in the bin or not) or the site configuration shows a picture. Earlier versions do
 * not count, because they are all kept: a picture that was published once could never be erased (decision 72).
 */
const isShown = sql<boolean>`(exists (select 1 from pages where position(page_pictures.name in pages.configuration::text) > 0)
  or exists (select 1 from site where position(page_pictures.name in site.configuration::text) > 0))`;

/** An SQL condition: whether an item was removed at least `days` days ago, and not after `until`, in milliseconds. */
const isErased = (days: number, until: string | undefined) =>
  sql<boolean>`removed_at <= now() - ${days} * interval '1 day'
    and date_trunc('milliseconds', removed_at) <= coalesce(${until ?? null}::timestamptz, now())`;

async function erasePages(trx: Trx, erased: ReturnType<typeof isErased>): Promise<number> {
  const rows = await trx.selectFrom('pages').select('slug').where(erased).execute();
  for (const { slug } of rows) {
    await trx.deleteFrom('configuration_versions').where('kind', '=', 'page').where('slug', '=', slug).execute();
    await trx.deleteFrom('redirects').where('target', '=', slug).execute();
    await trx.deleteFrom('pages').where('slug', '=', slug).execute();
  }
  return rows.length;
}

/**
 * Erases the items that were removed at least `days` days ago and, with `until`, not after that time. Keeps pictures
 * that are shown somewhere. An erased picture's file has no record any more, so the sweep of files sets it aside for
 * another 30 days (decision 66).
 */
export async function eraseBin(
  db: Database,
  days: number = daysInBin,
  until?: string,
): Promise<{ erased: number; kept: number }> {
  const { result } = await changeContent(db, async (trx) => {
    const erased = isErased(days, until);
    const pages = await erasePages(trx, erased);
    const { numDeletedRows } = await trx
      .deleteFrom('page_pictures')
      .where(erased)
      .where(sql<boolean>`not ${isShown}`)
      .executeTakeFirst();
    const { kept } = await trx
      .selectFrom('page_pictures')
      .select(({ fn }) => fn.countAll<string>().as('kept'))
      .where(erased)
      .executeTakeFirstOrThrow();
    // The version stays the same, because no published page shows what is in the bin.
    return { changed: false, result: { erased: pages + Number(numDeletedRows), kept: Number(kept) } };
  });
  return result;
}
