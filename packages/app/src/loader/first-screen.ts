/** On the document while only what is near the view is rendered. */
const partial = 'data-partial';
/** On a part that is laid out whatever is in view. */
const whole = 'data-whole';

const parts = 'main>[data-section-id]:nth-child(n+3),footer';

/**
 * What is below the first screen has no layout until it comes near the view. Its height is estimated; what reaches over
 * its edge, such as a ring of focus, is not cut off.
 */
export const firstScreenCss = `[${partial}] :is(${parts}):not([${whole}]){content-visibility:auto;contain-intrinsic-block-size:auto 840px;overflow-clip-margin:64px}`;

/**
 * Has the browser lay out the first screen first. Not where somebody arrives in the midst of the page: by a link to a part of
 * it, or by going back. For the loader, before the body.
 */
export function beginWithFirstScreen(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate' && location.hash === '') document.documentElement.toggleAttribute(partial, true);
}

/** Renders the whole page: before something leads to a place in it. */
export function showWhole(): void {
  document.documentElement.removeAttribute(partial);
}

/**
 * Renders the parts one by one while the browser has nothing else to do, from the first sign that somebody uses the page;
 * all at once when they follow a link to a place in it, or go to its end.
 */
export function showRestWhenUsed(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(partial)) return;
  const rest = [...document.querySelectorAll(parts)];
  const inIdleTime = window.requestIdleCallback ?? setTimeout;
  const showNext = () => {
    const next = rest.shift();
    if (next === undefined) return showWhole();
    next.toggleAttribute(whole, true);
    inIdleTime(showNext);
  };
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true);
    inIdleTime(showNext);
  };
  const signs = ['scroll', 'pointerdown', 'keydown'];
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  addEventListener('click', ({ target }) => (target as Element).closest('a')?.hash && showWhole(), true);
  addEventListener('keydown', ({ key }) => key === 'End' && showWhole(), true);
}
