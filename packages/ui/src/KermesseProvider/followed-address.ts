/** The properties of a click event that decide who follows the link. */
export type LinkClick = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey' | 'target'
>;

/** Whether a click is a plain left click: not handled yet, and without modifier keys. */
export const isPlainClick = ({ altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey }: LinkClick): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a link opens a document in this window: not a download, and no other window or frame. */
export const opensInThisWindow = (anchor: HTMLAnchorElement): boolean =>
  !anchor.hasAttribute('download') && (anchor.target === '' || anchor.target === '_self');

/** Whether a pathname leads to a file: its last part ends with an extension such as `.pdf`. */
export const isFilePath = (pathname: string): boolean => /\.[a-z0-9]{1,8}$/i.test(pathname);

/**
 * Resolves a link to an address that the app's router can show. Returns null if the browser has to follow the link: to
 * another origin or scheme, a file, or an anchor on the same page.
 */
export function routedUrl(href: string, page: Pick<URL, 'href' | 'origin'>): URL | null {
  if (!URL.canParse(href, page.href)) return null;
  const url = new URL(href, page.href);
  if (url.origin !== page.origin || isFilePath(url.pathname)) return null;
  const current = new URL(page.href);
  return url.hash !== '' && url.pathname === current.pathname && url.search === current.search ? null : url;
}

/**
 * Returns the address (path, search and hash) to pass to the app's router after a click. Returns undefined when the
 * browser must follow the link: another site or scheme, a file or download, another window, a hash on the same page, or
 * a click with a modifier key.
 */
export function followedAddress(event: LinkClick, page: Pick<URL, 'href' | 'origin'>): string | undefined {
  if (!isPlainClick(event)) return undefined;
  const anchor = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!anchor || !opensInThisWindow(anchor)) return undefined;
  const url = routedUrl(anchor.href, page);
  return url === null ? undefined : url.pathname + url.search + url.hash;
}
