import { hide } from '@kermesse/ui/hide';
import { frameOf, parseFigure } from './figure.ts';

/** The duration of the counting, in milliseconds. */
const duration = 900;

/**
 * Counts a figure up to its value once, when it enters the viewport. Screen readers read the final value meanwhile.
 * @param element contains one element, whose text is the value
 * @returns a function that ends the counting and shows the value
 */
export function countUp(element: HTMLElement, value: string): () => void {
  const visibleValue = element.firstElementChild;
  const figure = parseFigure(value);
  if (visibleValue === null || figure === undefined) return () => undefined;
  const spokenValue = document.createElement('span');
  spokenValue.textContent = value;
  hide(spokenValue);
  let frame = 0;
  function end() {
    observer.disconnect();
    cancelAnimationFrame(frame);
    spokenValue.remove();
    if (visibleValue !== null && visibleValue.textContent !== value) visibleValue.textContent = value;
    visibleValue?.removeAttribute('aria-hidden');
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const start = performance.now();
      visibleValue.setAttribute('aria-hidden', 'true');
      element.append(spokenValue);
      const step = (now: number) => {
        const progress = Math.min(1, Math.max(0, (now - start) / duration));
        if (progress === 1) {
          end();
          return;
        }
        visibleValue.textContent = frameOf(figure, progress);
        frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    },
    { threshold: 0.6 },
  );
  observer.observe(element);
  return end;
}
