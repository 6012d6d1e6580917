import { isRecord } from '@kermesse/api/schemas/common/record';
import { countLinksTo, withLinksTo } from '@kermesse/api/schemas/pages/page-links';
import { sql, type Transaction } from 'kysely';
import { isPage, putRedirect, removeRedirect } from '../content/redirects.ts';
import { writePage, writeSite } from '../content/store.ts';
import type { Configuration } from '../content/bundle.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** A document that changed because a page that it links to has another address now. */
export interface Followed {
  kind: 'page' | 'site';
  slug: string;
  version: number;
}

interface Linking {
  kind: 'page' | 'site';
  slug: string;
  configuration: Configuration;
  version: number;
}

/** Every document but one page: pages by slug, the site last. */
async function otherDocuments(db: Database | Transaction<Tables>, but: string): Promise<Linking[]> {
  const pages = await db
    .selectFrom('pages')
    .selectAll()
    .where('removed_at', 'is', null)
    .where('slug', '<>', but)
    .orderBy(sql`slug collate "C"`)
    .execute();
  const site = await db.selectFrom('site').selectAll().execute();
  const all = [
    ...pages.map((row) => ({ ...row, kind: 'page' as const })),
    ...site.map((row) => ({ ...row, kind: 'site' as const, slug: '' })),
  ];
  return all.flatMap(({ kind, slug, configuration, version }) =>
    isRecord(configuration) ? [{ kind, slug, configuration, version }] : [],
  );
}

/** The documents that link to a page, less the page itself. */
export async function listLinksTo(db: Database, target: string) {
  return (await otherDocuments(db, target)).flatMap(({ kind, slug, configuration }) => {
    const links = countLinksTo(configuration, target);
    return links === 0 ? [] : [{ kind, slug, title: configuration['title'] ?? null, links }];
  });
}

/** Gives links to one page in every other document the address of another. */
export async function followLinks(trx: Transaction<Tables>, from: string, to: string): Promise<Followed[]> {
  const followed: Followed[] = [];
  for (const { kind, slug, configuration, version } of await otherDocuments(trx, to)) {
    const next = withLinksTo(configuration, from, to);
    if (next === configuration) continue;
    if (kind === 'site') await writeSite(trx, next);
    else await writePage(trx, slug, next);
    followed.push({ kind, slug, version: version + 1 });
  }
  return followed;
}

/** Puts a page, in the bin or not, under another key, with all its versions. */
export async function moveKey(trx: Transaction<Tables>, from: string, to: string): Promise<void> {
  await trx.updateTable('pages').set({ slug: to }).where('slug', '=', from).execute();
  await trx
    .updateTable('configuration_versions')
    .set({ slug: to })
    .where('kind', '=', 'page')
    .where('slug', '=', from)
    .execute();
}

/** Gives a page another address, to which the old one leads from then on. @returns false when another page is there. */
export async function movePage(trx: Transaction<Tables>, from: string, to: string): Promise<boolean> {
  if (await isPage(trx, to)) return false;
  await moveKey(trx, from, to);
  await removeRedirect(trx, to);
  await putRedirect(trx, from, to);
  return true;
}
