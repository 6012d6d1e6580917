/** A click as far as it matters here. */
export type LinkClick = Pick<
  MouseEvent,
  'altKey' | 'button' | 'ctrlKey' | 'defaultPrevented' | 'metaKey' | 'shiftKey' | 'target'
>;

const file = /\.[a-z0-9]{1,8}$/i;

/**
 * The address that a click asks the app's router for: path, search and hash. Undefined when the browser has to follow the
 * link: another site or scheme, a file or download, another window, a place on the same page, or a click with a key held.
 */
export function followedAddress(event: LinkClick, here: Pick<URL, 'href' | 'origin'>): string | undefined {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const anchor = (target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (!anchor || anchor.hasAttribute('download') || (anchor.target !== '' && anchor.target !== '_self'))
    return undefined;
  const url = new URL(anchor.href, here.href);
  if (url.origin !== here.origin || file.test(url.pathname)) return undefined;
  const current = new URL(here.href);
  if (url.hash !== '' && url.pathname === current.pathname && url.search === current.search) return undefined;
  return url.pathname + url.search + url.hash;
}
