/** A link that the visitor followed: its address, and its index among the page's links to that address. */
export interface FollowedLink {
  href: string;
  index: number;
}

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

/** Returns the focused link, just before navigation leaves the page. */
export function focusedLink(): FollowedLink | undefined {
  const link = document.activeElement?.closest('a[href]');
  const href = link?.getAttribute('href');
  if (link == null || href == null) return undefined;
  return { href, index: linksTo(href).indexOf(link as HTMLAnchorElement) };
}

/** Focuses a link again and returns whether it has the focus: a link in a closed menu cannot be focused. */
export function focusLink({ href, index }: FollowedLink): boolean {
  const link = linksTo(href)[index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
