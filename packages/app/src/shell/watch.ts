import { disclosures } from './disclosures.ts';

/** How far a page is scrolled when its header turns solid, in pixels (specification §1). */
const solidAfter = 100;

/** While a panel is open the page does not scroll; a scrollbar that took room leaves that room. */
function keepWidth({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('dialog[data-panel]:not([open])')) return;
  const { documentElement: root } = document;
  if (document.querySelector('dialog[data-panel][open]') === null)
    root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
}

/**
 * The little that the shell's HTML cannot do by itself: the menus of the header go by the keyboard, and in browsers
 * without scroll-driven animations the document is marked (`data-scrolled`) once it is scrolled past 100 px. Bound to the
 * document: the header may be replaced.
 */
export function watchShell(signal?: AbortSignal): void {
  document.addEventListener('beforetoggle', keepWidth, { capture: true, signal });
  disclosures(signal);
  if (CSS.supports('animation-timeline: scroll()')) return;
  const onScroll = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > solidAfter);
  addEventListener('scroll', onScroll, { passive: true, signal });
  onScroll();
}
