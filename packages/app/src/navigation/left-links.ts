/** A link of a page: its address, and its place among the links of the page to the same address. */
export interface LeftLink {
  href: string;
  index: number;
}

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

/** The link that has the focus, as it is about to lead elsewhere. */
export function focusedLink(): LeftLink | undefined {
  const link = document.activeElement?.closest('a[href]');
  const href = link?.getAttribute('href');
  if (link == null || href == null) return undefined;
  return { href, index: linksTo(href).indexOf(link as HTMLAnchorElement) };
}

/** Gives a link of the page the focus again and says whether it took it: one in a closed menu cannot. */
export function focusLink({ href, index }: LeftLink): boolean {
  const link = linksTo(href)[index];
  link?.focus({ preventScroll: true });
  return link !== undefined && document.activeElement === link;
}
