import { isPlainClick, opensInThisWindow } from '@kermesse/ui/link-click';
import { savesData } from '@kermesse/ui/saves-data';
import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
import { loaderText } from '../loader/loader-data.ts';
import { showWaitMessage } from '../loader/presses/early.ts';
import { typedInputRead } from '../session/typed-input.ts';
import { locales, pageTarget, type Locale } from '../links/links.ts';
import type { Navigation } from './start.tsx';

/** The milliseconds of pointing at a link before its page is prefetched. */
const hoverDelay = 65;

const anchorOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;

/** Returns the page that an anchor leads to in the app, or null if the browser has to follow it. */
function targetOf(anchor: HTMLAnchorElement | null): URL | null {
  return anchor !== null && opensInThisWindow(anchor) ? pageTarget(anchor.href, location) : null;
}

const isUnhydrated = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-section-id]:not([data-hydrated])') !== null;

/**
 * Handles clicks on ordinary links in the app, and prefetches a page when the visitor points at, touches or focuses its
 * link, unless the visitor saves data.
 *
 * @param load loads the navigation code, on the first such event; if it rejects, the browser loads the page, once the
 * server responds
 * @param onLanguageChosen called with the language of a clicked language switch, and whether the app visits its page
 */
export function followLinks(
  load: () => Promise<Navigation>,
  onLanguageChosen: (locale: Locale, visits: boolean) => void,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: AbortController | undefined;
  /** Loads the code; undefined when it fails although the server responds, so that the browser can load the page. */
  const loadOrReach = (target: URL) =>
    load().catch(async (error: unknown) => {
      // `navigator.onLine` is true as well when the network has no connection to this site.
      await fetch(target, { method: 'HEAD' }).catch(() => {
        showWaitMessage(loaderText('offline'));
        throw error;
      });
      return undefined;
    });
  async function visit(target: URL): Promise<void> {
    waiting?.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    const [navigation] = await Promise.all([loadUntilSuccess(() => loadOrReach(target), signal), typedInputRead()]);
    if (signal.aborted) return;
    showWaitMessage();
    if (navigation === undefined) location.assign(target);
    else navigation.visit(target);
  }
  const follow = (event: MouseEvent) => {
    const anchor = anchorOf(event);
    const language = locales.find((each) => each === anchor?.dataset.language);
    const target = isPlainClick(event) ? targetOf(anchor) : null;
    if (language !== undefined) onLanguageChosen(language, target !== null);
    if (target === null) return;
    event.preventDefault();
    clearTimeout(timer);
    void visit(target);
  };
  addEventListener('click', follow);
  // React stops the propagation of clicks in sections that it has not hydrated, so this listener runs in the capture
  // phase. Nothing else handles those clicks.
  addEventListener('click', (event) => isUnhydrated(event) && follow(event), { capture: true });

  const point = (event: Event, delay: number) => {
    clearTimeout(timer);
    const target = targetOf(anchorOf(event));
    if (target === null || savesData()) return;
    const loading = load().catch(() => undefined);
    timer = setTimeout(() => void loading.then((navigation) => navigation?.prefetch(target)), delay);
  };
  const options = { capture: true, passive: true };
  addEventListener('pointerover', (event) => point(event, hoverDelay), options);
  addEventListener('focusin', (event) => point(event, hoverDelay), options);
  addEventListener('pointerdown', (event) => point(event, 0), options);
}
