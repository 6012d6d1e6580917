import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** An address that a page had. */
export interface Redirect {
  slug: string;
  /** The slug of the page that it leads to. */
  target: string;
}

/** Whether a page is at an address; one in the bin is not. */
export async function isPage(db: Database | Transaction<Tables>, slug: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('pages')
      .select('slug')
      .where('slug', '=', slug)
      .where('removed_at', 'is', null)
      .executeTakeFirst()) !== undefined
  );
}

/** The redirects that lead to a page, the newest first. */
export async function listRedirects(db: Database): Promise<(Redirect & { createdAt: Date })[]> {
  return db
    .selectFrom('redirects')
    .innerJoin('pages', 'pages.slug', 'redirects.target')
    .select(['redirects.slug', 'redirects.target', 'redirects.created_at as createdAt'])
    .where('pages.removed_at', 'is', null)
    .orderBy('redirects.created_at', 'desc')
    .orderBy('redirects.slug')
    .execute();
}

/**
 * Makes an address redirect to a page. What led to the address leads to the page from then on, so that a redirect never leads
 * to another one.
 *
 * @returns where it leads: the page may have moved on from `wanted`; undefined when it would lead to itself.
 */
export async function putRedirect(trx: Transaction<Tables>, slug: string, wanted: string): Promise<string | undefined> {
  const moved = (await isPage(trx, wanted))
    ? undefined
    : await trx.selectFrom('redirects').select('target').where('slug', '=', wanted).executeTakeFirst();
  const target = moved?.target ?? wanted;
  if (target === slug) return undefined;
  await trx.updateTable('redirects').set({ target }).where('target', '=', slug).execute();
  await trx
    .insertInto('redirects')
    .values({ slug, target })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ target }))
    .execute();
  return target;
}

/** Ends a redirect. @returns whether there was one. */
export async function removeRedirect(trx: Transaction<Tables>, slug: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('redirects').where('slug', '=', slug).executeTakeFirst();
  return numDeletedRows > 0n;
}
