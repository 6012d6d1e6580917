import { crossFade, type Fade } from './cross-fade.ts';
import { shownIn, nextIndex } from '../carousel/slides.ts';
import type { Slides } from './rotate.ts';

/** Makes the browser load the picture of a slide, which is hidden until the slide is near its turn. */
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
  const index = () => Math.min(shownIn(row), count - 1);
  return {
    index,
    next() {
      const from = index();
      const to = nextIndex(from, 1, count);
      const [leaving, coming] = [slides[from], slides[to]];
      if (leaving !== undefined && coming !== undefined) crossFade(row, leaving, coming, fade);
      return to;
    },
    show(shown) {
      for (const [slideIndex, slide] of slides.entries()) slide.inert = slideIndex !== shown;
      for (const near of [shown, nextIndex(shown, 1, count)]) if (slides[near]) loadPicture(slides[near]);
    },
  };
}
