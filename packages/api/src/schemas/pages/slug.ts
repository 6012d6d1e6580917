/** The slug of the page at `/`. */
export const homeSlug = 'home';

/** Matches the slug of a page. A slug has at most `maxSlugLength` characters. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** The maximum number of characters of a slug. */
export const maxSlugLength = 200;

/** Returns the path of a page, without language. */
export const pathOfSlug = (slug: string): string => (slug === homeSlug ? '/' : `/${slug}`);
