/** The margin around the viewport within which code of animations loads. */
const margin = '200px 0px';

/**
 * Animates the server's HTML without React: rotates slides and counts figures up. The code loads when the first of them
 * is near the viewport. A section that hydrates replaces it (see `hydrated-event.ts`).
 */
export function startMotion(): void {
  const pending = new Set<Element>(document.querySelectorAll('[data-moves]'));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // React animates what it has rendered. An element may be in several entries.
        if (!isIntersecting || target.closest('[data-hydrated]') !== null || !pending.delete(target)) continue;
        observer.unobserve(target);
        // If the code does not load, slides scroll and figures are complete.
        void import('./move.ts').then(
          ({ animate }) => animate(target as HTMLElement),
          () => undefined,
        );
      }
    },
    { rootMargin: margin },
  );
  for (const element of pending) observer.observe(element);
}
