/** Returns the element around a section, marked by `PageSections`. */
export function sectionElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-section-id="${CSS.escape(id)}"]`);
}

/**
 * Requests the hydration of the section around an element. The page's loader calls it when the visitor is about to use
 * the section.
 */
export function requestHydration(element: Element): void {
  const section = element.closest('[data-section-id]:not([data-hydration-requested])');
  section?.setAttribute('data-hydration-requested', '');
  section?.dispatchEvent(new Event('hydrationrequest'));
}

/**
 * Resolves when the hydration of a section is requested, at once if it already was. The page's loader records earlier
 * clicks and repeats them (decision 59).
 */
export function whenHydrationRequested(id: string): Promise<void> {
  const element = sectionElement(id);
  return new Promise((resolve) => {
    if (element === null || element.hasAttribute('data-hydration-requested')) resolve();
    else element.addEventListener('hydrationrequest', () => resolve(), { once: true });
  });
}
