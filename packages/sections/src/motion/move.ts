import { countUp } from './count-up.ts';
import { createFadingSlides } from './fade-slides.ts';
import { motionIsReduced } from '../carousel/pause.ts';
import { createRing } from './turn-ring.ts';
import { rotate, type Slides } from './rotate.ts';

/** Creates the slides of each kind, by `data-moves`. */
const slides: Record<string, (stage: HTMLElement) => Slides | undefined> = {
  fade: (stage) => createFadingSlides(stage, 'over'),
  'out-in': (stage) => createFadingSlides(stage, 'out-in'),
  ring: createRing,
};

/**
 * Animates an element of the server's HTML by its `data-moves`: `figure` counts up; the others are slides, each shown
 * for `data-period` milliseconds.
 */
export function animate(element: HTMLElement): void {
  const { moves = '', period } = element.dataset;
  if (moves === 'figure') {
    if (!motionIsReduced()) countUp(element, element.textContent);
    return;
  }
  const created = slides[moves]?.(element);
  if (created !== undefined) rotate(element, created, Number(period));
}
