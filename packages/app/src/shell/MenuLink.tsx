import type { MenuItem } from '@kermesse/api/page-props';

/** The props of a list of the site's menu. */
export interface MenuEntriesProps {
  entries: MenuItem[];
  /** The address of the current page, in the form of the entries' addresses. */
  currentHref: string;
}

export interface MenuLinkProps extends Pick<MenuEntriesProps, 'currentHref'> {
  entry: Pick<MenuItem, 'title' | 'href'>;
}

/** A link of the site's menu, marked with `aria-current` if it leads to the current page. */
export function MenuLink({ entry: { title, href }, currentHref }: MenuLinkProps) {
  return (
    <a href={href} aria-current={href === currentHref ? 'page' : undefined}>
      {title}
    </a>
  );
}
