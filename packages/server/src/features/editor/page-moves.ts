import { isRecord } from '@kermesse/api/schemas/common/record';
import { countLinksTo, withLinksTo } from '@kermesse/api/schemas/pages/page-links';
import { sql } from 'kysely';
import { isPage, putRedirect, removeRedirect } from '../content/redirects.ts';
import { writePage, writeSite } from '../content/store.ts';
import type { Database, Trx } from '../../platform/database/database.ts';

/** A document whose links were updated because a page changed its address. */
export interface UpdatedDocument {
  kind: 'page' | 'site';
  slug: string;
  version: number;
}

/** Returns all documents with their newest version: pages by slug, then the site configuration, whose slug is ''. */
export async function readDocuments(db: Database) {
  const pages = await db
    .selectFrom('pages')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy(sql`slug collate "C"`)
    .execute();
  const site = await db.selectFrom('site').selectAll().execute();
  return [
    ...pages.map((row) => ({ ...row, kind: 'page' as const })),
    ...site.map((row) => ({ ...row, kind: 'site' as const, slug: '' })),
  ];
}

async function otherDocuments(db: Database, exceptSlug: string) {
  return (await readDocuments(db)).flatMap(({ configuration, ...document }) =>
    document.slug !== exceptSlug && isRecord(configuration) ? [{ ...document, configuration }] : [],
  );
}

/** Returns the documents that link to a page, without the page itself. */
export async function listLinksTo(db: Database, target: string) {
  return (await otherDocuments(db, target)).flatMap(({ kind, slug, configuration }) => {
    const links = countLinksTo(configuration, target);
    return links === 0 ? [] : [{ kind, slug, title: configuration['title'] ?? null, links }];
  });
}

/** Replaces links to `from` by links to `to` in all documents except the page `to`. Returns the changed documents. */
export async function updateLinks(trx: Trx, from: string, to: string): Promise<UpdatedDocument[]> {
  const updated: UpdatedDocument[] = [];
  for (const { kind, slug, configuration, version } of await otherDocuments(trx, to)) {
    const next = withLinksTo(configuration, from, to);
    if (next === configuration) continue;
    if (kind === 'site') await writeSite(trx, next);
    else await writePage(trx, slug, next);
    updated.push({ kind, slug, version: version + 1 });
  }
  return updated;
}

/**
 * Changes the key of a page, of all its versions and of the redirects to it. The page may be in the bin: then the
 * redirects belong to it and not to a page that takes its address.
 */
export async function renamePage(trx: Trx, from: string, to: string): Promise<void> {
  await trx.updateTable('pages').set({ slug: to }).where('slug', '=', from).execute();
  await trx
    .updateTable('configuration_versions')
    .set({ slug: to })
    .where('kind', '=', 'page')
    .where('slug', '=', from)
    .execute();
  await trx.updateTable('redirects').set({ target: to }).where('target', '=', from).execute();
}

/**
 * Moves a page to another address and redirects the old address to it.
 * @returns false if another page has the address.
 */
export async function movePage(trx: Trx, from: string, to: string): Promise<boolean> {
  if (await isPage(trx, to)) return false;
  await renamePage(trx, from, to);
  await removeRedirect(trx, to);
  await putRedirect(trx, from, to);
  return true;
}
