import { isRightToLeft, middleSlide } from '../carousel/slides.ts';
import type { Slides } from './rotate.ts';

const timing: KeyframeAnimationOptions = { duration: 600, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Creates slides side by side in an endless ring: each turn moves the next one to the middle. Only their visual order
 * changes (CSS `order`), never the DOM, so that React hydrates the HTML it expects.
 */
export function createRing(stage: HTMLElement): Slides | undefined {
  const row = stage.querySelector<HTMLElement>('[data-slides]');
  if (row === null) return undefined;
  const slides = [...row.querySelectorAll<HTMLElement>('[aria-roledescription]')];
  const count = slides.length;
  const index = () => middleSlide(row, slides);
  let turning: Animation | undefined;

  const next = () => {
    const to = (index() + 1) % count;
    const lefts = () => slides.map((slide) => slide.offsetLeft - row.scrollLeft);
    const before = lefts();
    const width = slides[0]?.offsetWidth ?? 0;
    /** The distance by which every slide moves, except for the one that returns on the other side. */
    const shift = isRightToLeft(row) ? -width : width;
    /** The number of slides fully visible before the middle one; on a phone, one is partly visible on each side. */
    const slidesBefore = Math.max(1, Math.floor(row.clientWidth / width / 2));
    row.dataset['turned'] = '';
    for (const [slideIndex, slide] of slides.entries()) {
      slide.style.order = String((slideIndex - to + slidesBefore + count) % count);
      slide.toggleAttribute('data-middle', slideIndex === to);
    }
    const left = (slides[to]?.offsetLeft ?? 0) + (width - row.clientWidth) / 2;
    row.scrollTo({ left, behavior: 'instant' });
    const after = lefts();
    // Prevents the row from snapping while slides move.
    row.style.scrollSnapType = 'none';
    const moves = slides.map((slide, slideIndex) => {
      const distance = (before[slideIndex] ?? 0) - (after[slideIndex] ?? 0);
      const start = { transform: `translateX(${distance}px)` };
      if (distance * shift >= 0) return slide.animate([start, { transform: 'none' }], timing);
      // The slide that leaves on one side returns on the other.
      const halfway = { transform: `translateX(${distance - shift}px)`, opacity: 0, offset: 0.5 };
      return slide.animate([start, halfway, { opacity: 0, offset: 0.5 }, { opacity: 1 }], timing);
    });
    const last = (turning = moves.at(-1));
    const restoreSnapping = () => {
      // A newer turn still moves.
      if (turning === last) row.style.scrollSnapType = '';
    };
    last?.finished.then(restoreSnapping, restoreSnapping);
    return to;
  };
  return { index, next };
}
