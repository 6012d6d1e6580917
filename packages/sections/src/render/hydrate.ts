import type { HydrateWhen } from '../schema/section.ts';

const signs = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** The element around a section, which `PageSections` marks. */
export function sectionElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-section-id="${CSS.escape(id)}"]`);
}

/**
 * Resolves when a section should hydrate: at once for `idle`, otherwise when it is near the viewport or a visitor
 * interacts with it. The page's loader records clicks before that and repeats them (decision 0059).
 */
export function whenWanted(id: string, when: HydrateWhen): Promise<void> {
  const element = sectionElement(id);
  if (element === null || when === 'idle') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) done();
      },
      { rootMargin: '200px 0px' },
    );
    function done() {
      observer.disconnect();
      for (const sign of signs) element?.removeEventListener(sign, done, { capture: true });
      resolve();
    }
    observer.observe(element);
    for (const sign of signs) element.addEventListener(sign, done, { capture: true });
  });
}
