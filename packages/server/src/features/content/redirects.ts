import type { Database, Trx } from '../../platform/database/database.ts';

/** A redirect from a page's old address. */
export interface StoredRedirect {
  /** The old address. */
  slug: string;
  /** The slug of the page that it redirects to. */
  target: string;
}

/** Returns whether an address belongs to a page. A page in the bin has no address. */
export async function isPage(db: Database, slug: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('pages')
      .select('slug')
      .where('slug', '=', slug)
      .where('removed_at', 'is', null)
      .executeTakeFirst()) !== undefined
  );
}

/** A redirect, and when it was first created. */
export type DatedRedirect = StoredRedirect & { createdAt: Date };

/** Returns the redirects to existing pages, the newest first. */
export async function listRedirects(db: Database): Promise<DatedRedirect[]> {
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
 * Redirects an address to a page. Existing redirects to the address change to the page too, so that no redirect leads
 * to another one.
 *
 * @returns the redirect, whose target differs from `to` if that page has moved; undefined if it would redirect to
 * itself.
 */
export async function putRedirect(trx: Trx, slug: string, to: string): Promise<DatedRedirect | undefined> {
  const redirect = (await isPage(trx, to))
    ? undefined
    : await trx.selectFrom('redirects').select('target').where('slug', '=', to).executeTakeFirst();
  const target = redirect?.target ?? to;
  if (target === slug) return undefined;
  await trx.updateTable('redirects').set({ target }).where('target', '=', slug).execute();
  return trx
    .insertInto('redirects')
    .values({ slug, target })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ target }))
    .returning(['slug', 'target', 'created_at as createdAt'])
    .executeTakeFirstOrThrow();
}

/** Removes a redirect. @returns whether there was one. */
export async function removeRedirect(trx: Trx, slug: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('redirects').where('slug', '=', slug).executeTakeFirst();
  return numDeletedRows > 0n;
}
