import { buildHead } from '../document/head.ts';
import type { HeadTag } from '../document/html.ts';
import { decodedPart } from '../links/links.ts';
import { routeOf } from '../routes/manifest.ts';
import { screenTitle } from '../routes/screen-title.ts';
import type { ShownPage } from './shown-page.ts';
import { focusLink } from './history/followed-links.ts';
import { restoreScroll } from './history/scroll.ts';

/** The selector of the tags that `buildHead` writes. */
const written =
  'meta[name="description"],meta[name="robots"],meta[name="twitter:card"],meta[property^="og:"],link[rel="canonical"],link[rel="alternate"][hreflang]';

function elementOf({ name, attributes }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/**
 * Focuses a page's content, or the target of the address's anchor. While a closing dialog holds the focus, tries again
 * each frame, up to 60 times.
 */
function takeFocus(content: HTMLElement | null, tries = 60): void {
  content?.focus({ preventScroll: true });
  if (document.activeElement === document.body && tries > 0) requestAnimationFrame(() => takeFocus(content, tries - 1));
}

/**
 * Whether the focus is in a menu that the visitor opened during the navigation, or on the button of a menu that still
 * loads. A closing menu does not count.
 */
function isInMenu(): boolean {
  const menu = document.activeElement?.closest(
    '[role=menu], [aria-haspopup=menu]:is([aria-expanded=true], [aria-busy=true]), details[data-menu][open]',
  );
  return menu != null && menu.closest('[data-exiting]') === null;
}

/**
 * Applies the effects of a full page load. Updates title, head and language. Scrolls to the top, to the anchor of the
 * address, or to the position stored in the history. Focuses the content, or the link that led away from the page,
 * unless the focus is in a menu that was opened meanwhile. Call it once the page is rendered.
 */
export function finishNavigation({ page, i18n, address, arrival }: ShownPage): void {
  const { props } = page;
  const title = screenTitle(props, i18n);
  const head = buildHead({
    props,
    requestPath: address.pathname,
    origin: location.origin,
    screenTitle: title,
    indexed: routeOf(props.screen)?.indexed,
  });
  document.title = head.title;
  document.documentElement.lang = props.locale;
  for (const element of document.head.querySelectorAll(written)) element.remove();
  document.head.append(...head.tags.map(elementOf));

  const anchor = address.hash.length > 1 ? document.getElementById(decodedPart(address.hash.slice(1))) : null;
  if (anchor !== null && anchor.tabIndex < 0) anchor.tabIndex = -1;
  const back = arrival.by === 'history' && arrival.link !== undefined && focusLink(arrival.link);
  if (!back && !isInMenu()) takeFocus(anchor ?? document.getElementById('main'));
  if (arrival.by === 'history' && arrival.scroll !== undefined) restoreScroll(arrival.scroll);
  else if (anchor) anchor.scrollIntoView({ behavior: 'instant' });
  else scrollTo({ top: 0, behavior: 'instant' });
}
