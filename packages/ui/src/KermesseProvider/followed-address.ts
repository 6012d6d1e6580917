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

const file = /\.[a-z0-9]{1,8}$/i;

/**
 * Returns the address (path, search and hash) to pass to the app's router after a click. Returns undefined when the
 * browser must follow the link: another site or scheme, a file or download, another window, a hash on the same page, or
 * a click with a modifier key.
 */
export function followedAddress(event: LinkClick, here: Pick<URL, 'href' | 'origin'>): string | undefined {
  if (!isPlainClick(event)) return undefined;
  const anchor = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!anchor || !opensInThisWindow(anchor)) return undefined;
  const url = new URL(anchor.href, here.href);
  if (url.origin !== here.origin || file.test(url.pathname)) return undefined;
  const current = new URL(here.href);
  if (url.hash !== '' && url.pathname === current.pathname && url.search === current.search) return undefined;
  return url.pathname + url.search + url.hash;
}
