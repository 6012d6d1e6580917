import { crossFade, type Fade } from './cross-fade.ts';
import { currentSlideIn, nextIndex } from '../carousel/slides.ts';
import type { Slides } from './rotate.ts';

/** Makes the browser load the picture of a slide, which is hidden until the slide is the current or the next one. */
function loadPicture(slide: HTMLElement): void {
  for (const element of slide.querySelectorAll<HTMLElement>('[hidden]')) {
    element.hidden = false;
    for (const image of element.querySelectorAll('img')) image.loading = 'eager';
  }
}

/** Creates slides that fill the row and fade into each other. All slides but the current one are inert. */
export function createFadingSlides(stage: HTMLElement, fade: Fade): Slides | undefined {
  const row = stage.querySelector<HTMLElement>('[data-slides]');
  if (row === null) return undefined;
  const slides = [...row.querySelectorAll<HTMLElement>('[aria-roledescription]')];
  const count = slides.length;
  const index = () => Math.min(currentSlideIn(row), count - 1);
  return {
    index,
    next() {
      const from = index();
      const to = nextIndex(from, 1, count);
      const [current, following] = [slides[from], slides[to]];
      if (current !== undefined && following !== undefined) crossFade(row, current, following, fade);
      return to;
    },
    show(visible) {
      for (const [slideIndex, slide] of slides.entries()) slide.inert = slideIndex !== visible;
      for (const near of [visible, nextIndex(visible, 1, count)]) if (slides[near]) loadPicture(slides[near]);
    },
  };
}
