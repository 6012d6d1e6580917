import type { MenuItem } from '@kermesse/api/page-props';

export interface MenuLinkProps {
  entry: Pick<MenuItem, 'title' | 'href'>;
  /** The address of the current page, in the form of the entries' addresses. */
  currentHref: string;
}

/** A link of the site's menu, marked with `aria-current` if it leads to the current page. */
export function MenuLink({ entry: { title, href }, currentHref }: MenuLinkProps) {
  return (
    <a href={href} aria-current={href === currentHref ? 'page' : undefined}>
      {title}
    </a>
  );
}
