/** The element around a section, which `PageSections` marks. */
export function sectionElement(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-section-id="${CSS.escape(id)}"]`);
}

/** Marks the section around an element as wanted: called by the page's loader when somebody is about to use it. */
export function markWanted(element: Element): void {
  const section = element.closest('[data-section-id]:not([data-wanted])');
  section?.setAttribute('data-wanted', '');
  section?.dispatchEvent(new Event('wanted'));
}

/**
 * Resolves when somebody is about to use a section, at once if they were before. The page's loader records clicks before
 * that and repeats them (decision 0059).
 */
export function whenWanted(id: string): Promise<void> {
  const element = sectionElement(id);
  return new Promise((resolve) => {
    if (element === null || element.hasAttribute('data-wanted')) resolve();
    else element.addEventListener('wanted', () => resolve(), { once: true });
  });
}
