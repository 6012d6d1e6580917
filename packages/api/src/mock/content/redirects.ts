import { isReservedSlug } from '../../schemas/pages/routes.ts';
import { Refused } from '../../operation/refused.ts';
import type { World } from '../world.ts';

/** Whether a page has this address. */
const isPage = ({ content }: World, slug: string) => content.pages.some((page) => page.slug === slug);

/** Refuses an address that belongs to another page. @throws Refused `form/invalid_data`. */
export function requireUntakenSlug(world: World, slug: string): void {
  if (isPage(world, slug)) throw new Refused('form/invalid_data', { slug: 'taken' });
}

/** Refuses an address that is reserved or belongs to another page. @throws Refused `form/invalid_data`. */
export function requireFreeSlug(world: World, slug: string): void {
  if (isReservedSlug(slug)) throw new Refused('form/invalid_data', { slug: 'reserved' });
  requireUntakenSlug(world, slug);
}

/** Changes the target of all redirects to a page: the page's new address, or its key in the bin. */
export function moveRedirects({ redirects }: World, from: string, to: string): void {
  for (const [each, target] of redirects) if (target === from) redirects.set(each, to);
}

/** Returns the redirects to existing pages, oldest first. */
export const listedRedirects = ({ redirects, versions }: World) =>
  [...redirects].filter(([, target]) => versions.has(`page ${target}`));

/**
 * Redirects an address to a page, at the page's current address. Returns that address. @throws Refused if one of the
 * addresses is not allowed.
 */
export function saveRedirect(world: World, slug: string, to: string): string {
  const { redirects } = world;
  const target = isPage(world, to) ? to : (redirects.get(to) ?? to);
  requireFreeSlug(world, slug);
  if (!isPage(world, target)) throw new Refused('form/invalid_data', { target: 'invalid' });
  moveRedirects(world, slug, target);
  redirects.set(slug, target);
  return target;
}

/** Removes a redirect. @throws Refused if it does not exist. */
export function removeRedirect({ redirects }: World, slug: string): Record<string, never> {
  if (!redirects.delete(slug)) throw new Refused('request/not_found');
  return {};
}
