import type { Wake } from '../schema/section.ts';

const signs = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/** The element a section stands in, as `PageSections` marks it. */
export function sectionElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-section-id="${CSS.escape(id)}"]`);
}

/**
 * Waits until a section is wanted: at once for `idle`, when it nears the view or shows a sign of a visitor otherwise.
 * What is pressed before its code has come is the page's to keep and repeat (decision 0059).
 */
export function whenWanted(id: string, wake: Wake): Promise<void> {
  const element = sectionElement(id);
  if (element === null || wake === 'idle') return Promise.resolve();
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
