import { enhanceMenus } from './disclosures.ts';
import { solidAfter } from './Header/solid-after.ts';

/** Reserves the scrollbar's width while a panel is open, because the page then does not scroll. */
function keepWidth({ target }: Event): void {
  if (!(target instanceof Element) || !target.matches('dialog[data-panel]:not([open])')) return;
  const { documentElement: root } = document;
  if (document.querySelector('dialog[data-panel][open]') === null)
    root.toggleAttribute('data-scrollbar', innerWidth > root.clientWidth);
}

/**
 * Adds the behaviour that the shell's HTML lacks: keyboard support of the header's menus and, in browsers without
 * scroll-driven animations, `data-scrolled` on the document after `solidAfter` pixels of scrolling. The listeners are
 * on the document, because the header may be replaced.
 */
export function enhanceShell(signal?: AbortSignal): void {
  document.addEventListener('beforetoggle', keepWidth, { capture: true, signal });
  enhanceMenus(signal);
  if (CSS.supports('animation-timeline: scroll()')) return;
  const onScroll = () => document.documentElement.toggleAttribute('data-scrolled', scrollY > solidAfter);
  addEventListener('scroll', onScroll, { passive: true, signal });
  onScroll();
}
