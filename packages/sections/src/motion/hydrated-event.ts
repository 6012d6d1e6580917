const hydrated = 'hydrated';

/** Stops the script's animations in a section, because React has hydrated it. */
export function stopMotion(section: Element | null): void {
  section?.dispatchEvent(new Event(hydrated));
}

/** Calls `stop` when React has hydrated the section around an element. */
export function onHydrated(element: Element, stop: () => void): void {
  element.closest('[data-section-id]')?.addEventListener(hydrated, stop, { once: true });
}
