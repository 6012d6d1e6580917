/** A click as far as it matters here. */
export type LinkClick = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey' | 'target'
>;

/** Whether a click asks for nothing but to follow the link here. */
export const isPlainClick = ({ altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey }: LinkClick): boolean =>
  !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a link leads to a document in this window: to no download, and to no other window or frame. */
export const opensHere = (anchor: HTMLAnchorElement): boolean =>
  !anchor.hasAttribute('download') && (anchor.target === '' || anchor.target === '_self');

const file = /\.[a-z0-9]{1,8}$/i;

/**
 * The address that a click asks the app's router for: path, search and hash. Undefined when the browser has to follow the
 * link: another site or scheme, a file or download, another window, a place on the same page, or a click with a key held.
 */
export function followedAddress(event: LinkClick, here: Pick<URL, 'href' | 'origin'>): string | undefined {
  if (!isPlainClick(event)) return undefined;
  const anchor = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!anchor || !opensHere(anchor)) return undefined;
  const url = new URL(anchor.href, here.href);
  if (url.origin !== here.origin || file.test(url.pathname)) return undefined;
  const current = new URL(here.href);
  if (url.hash !== '' && url.pathname === current.pathname && url.search === current.search) return undefined;
  return url.pathname + url.search + url.hash;
}
