/** The attribute of the document while only content near the viewport is rendered. */
const partial = 'data-partial';
/** The attribute of an area that is laid out even outside the viewport. */
const whole = 'data-whole';

/** The areas below the first screen. */
const deferredAreas = 'main>[data-section-id]:nth-child(n+3),footer';

/**
 * The rules that skip the layout of content below the first screen until it is near the viewport. The height of skipped
 * areas is estimated. Overflow such as a focus ring is not clipped.
 */
export const firstScreenCss = `[${partial}] :is(${deferredAreas}):not([${whole}]){content-visibility:auto;contain-intrinsic-block-size:auto 840px;overflow-clip-margin:64px}`;

/**
 * Makes the browser lay out only the first screen at first. Does nothing if the visitor arrives in the middle of the
 * page: through a link to an anchor, or by going back. The loader calls it before the body is parsed.
 */
export function limitToFirstScreen(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate' && location.hash === '') document.documentElement.toggleAttribute(partial, true);
}

/** Renders the whole page. Call it before scrolling to a place in the page. */
export function renderWholePage(): void {
  document.documentElement.removeAttribute(partial);
}

/**
 * Renders the remaining areas one by one in idle time, from the visitor's first scroll, press or key on. Renders all of
 * them at once when the visitor follows a link to an anchor or presses End.
 */
export function renderRestOnUse(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(partial)) return;
  const rest = [...document.querySelectorAll(deferredAreas)];
  const inIdleTime = window.requestIdleCallback ?? setTimeout;
  const showNext = () => {
    const next = rest.shift();
    if (next === undefined) return renderWholePage();
    next.toggleAttribute(whole, true);
    inIdleTime(showNext);
  };
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    inIdleTime(showNext);
  };
  const signs = ['scroll', 'pointerdown', 'keydown'];
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  addEventListener('click', ({ target }) => (target as Element).closest('a')?.hash && renderWholePage(), true);
  addEventListener('keydown', ({ key }) => key === 'End' && renderWholePage(), true);
}
