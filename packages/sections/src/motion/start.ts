/** How far before it comes into view something that moves loads its code. */
const margin = '200px 0px';

/**
 * Moves what moves by itself in the server's HTML, without React: slides in turns, figures that count up. The code comes
 * when the first of them is near the view. A section that hydrates takes over (see `handover.ts`).
 */
export function startMotion(): void {
  const still = new Set<Element>(document.querySelectorAll('[data-moves]'));
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // What React has rendered meanwhile, React moves. An element may be in several entries.
        if (!isIntersecting || target.closest('[data-alive]') !== null || !still.delete(target)) continue;
        observer.unobserve(target);
        // Where it cannot be had the page stays still: slides scroll, and figures are written out.
        void import('./move.ts').then(
          ({ move }) => move(target as HTMLElement),
          () => undefined,
        );
      }
    },
    { rootMargin: margin },
  );
  for (const element of still) observer.observe(element);
}
