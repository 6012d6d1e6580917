import { isPlainClick, opensHere } from '@kermesse/ui/link-click';
import { locales, pageTarget, type Locale } from '../links/links.ts';
import type { Navigation } from './start.tsx';

/** How long a link is pointed at before its page is fetched ahead, in milliseconds. */
const intent = 65;

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

/** The page that an anchor leads to in the app, or null when it is the browser's to follow. */
function targetOf(anchor: HTMLAnchorElement | null): URL | null {
  return anchor !== null && opensHere(anchor) ? pageTarget(anchor.href, location) : null;
}

const isUnhydrated = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-section-id]:not([data-alive])') !== null;

/**
 * Follows the page's ordinary links in the app, and fetches a page ahead when its link is pointed at, touched or focused.
 * `load` brings navigation itself, at the first such sign; where it does not come, the browser loads the page.
 * `chose` is called with the language of a switch.
 */
export function followLinks(load: () => Promise<Navigation>, chose: (locale: Locale) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (event: MouseEvent) => {
    const anchor = anchorOf(event);
    const language = locales.find((each) => each === anchor?.dataset.language);
    if (language !== undefined) chose(language);
    const target = isPlainClick(event) ? targetOf(anchor) : null;
    if (target === null) return;
    event.preventDefault();
    clearTimeout(timer);
    load().then(
      (navigation) => navigation.visit(target),
      () => location.assign(target),
    );
  };
  addEventListener('click', follow);
  // React keeps clicks in a section that it has not hydrated from everybody after it; nobody else answers them there.
  addEventListener('click', (event) => isUnhydrated(event) && follow(event), { capture: true });

  const point = (event: Event, delay: number) => {
    clearTimeout(timer);
    const target = targetOf(anchorOf(event));
    if (target === null) return;
    const loading = load().catch(() => undefined);
    timer = setTimeout(() => void loading.then((navigation) => navigation?.prefetch(target)), delay);
  };
  const options = { capture: true, passive: true };
  addEventListener('pointerover', (event) => point(event, intent), options);
  addEventListener('focusin', (event) => point(event, intent), options);
  addEventListener('pointerdown', (event) => point(event, 0), options);
}
