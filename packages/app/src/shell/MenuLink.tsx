import type { MenuEntry } from '@kermesse/api/page-props';

export interface MenuLinkProps {
  entry: Pick<MenuEntry, 'title' | 'href'>;
  /** The address of the page, as the entries write theirs. */
  here: string;
}

/** A link of the site's menu, marked where it leads to the page that is open. */
export function MenuLink({ entry: { title, href }, here }: MenuLinkProps) {
  return (
    <a href={href} aria-current={href === here ? 'page' : undefined}>
      {title}
    </a>
  );
}
