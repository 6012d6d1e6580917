import { savesData } from '../../loading/saves-data.ts';

/**
 * Calls `run` whenever at least half of an element enters the viewport; never while data is saved or the browser is
 * offline.
 * @returns a function that stops it
 */
export function whenVisible(element: Element, run: () => void): (() => void) | undefined {
  if (savesData() || !navigator.onLine) return undefined;
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
