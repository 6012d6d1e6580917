import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';
import { motionIsReduced } from './pause.ts';

/** The controls of a running loop. */
export interface Loop {
  /** Shows the next slide, or the previous one for a negative number. The first slide follows the last. */
  step: (by: number) => void;
  stop: () => void;
}

/** The kind of a loop, its initial slide and its callbacks. */
export interface LoopOptions {
  /** `out-in`: a slide fades out before the next fades in. `ring`: slides with widths from CSS, one of them centred. */
  moves: 'out-in' | 'ring';
  /** The initial slide. */
  start: number;
  /** Called with the current slide. */
  onChange: (index: number) => void;
  /** Called when the width of the row changes. */
  onSize: () => void;
}

const kinds: Record<LoopOptions['moves'], SwiperOptions> = {
  'out-in': { modules: [EffectFade], effect: 'fade', fadeEffect: { mode: 'out-in' } },
  ring: { centeredSlides: true, slidesPerView: 'auto' },
};

/**
 * Makes an endless loop of a row of slides with Swiper; visitors can swipe. Uses only Swiper's
 * modules that write no HTML, because the page enforces Trusted Types (decision 20).
 */
export function startLoop(element: HTMLElement, { moves, start, onChange, onSize }: LoopOptions): Loop {
  const swiper = new Swiper(element, {
    ...kinds[moves],
    loop: true,
    // A second press during the transition moves on at once.
    loopPreventsSliding: false,
    initialSlide: start,
    speed: motionIsReduced() ? 0 : 600,
    // The mouse selects text; touch and pen swipe.
    simulateTouch: false,
    // On resize, Swiper would return to its previous slide one frame later and undo a step made meanwhile.
    resizeObserver: false,
    updateOnWindowResize: false,
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  });
  const size = new ResizeObserver(() => {
    swiper.update();
    onSize();
  });
  size.observe(element);
  return {
    step: (by) => {
      if (by > 0) swiper.slideNext();
      else swiper.slidePrev();
    },
    stop: () => {
      size.disconnect();
      swiper.destroy();
    },
  };
}
