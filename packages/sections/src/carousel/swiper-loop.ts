import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

/** The controls of a running loop. */
export interface Loop {
  /** Shows the next or the previous slide. The first slide follows the last. */
  step: (by: -1 | 1) => void;
  stop: () => void;
}

/** The initial slide of a loop, its speed and its callbacks. */
export interface LoopOptions {
  /** The initial slide. */
  start: number;
  /** The duration of a transition, in milliseconds. */
  speed: number;
  /** Called with the current slide. */
  onChange: (index: number) => void;
  /** Called when the width of the row changes. */
  onSize?: () => void;
}

/**
 * Makes an endless loop of a row of slides with Swiper; visitors can swipe. Uses Swiper's core and the modules in
 * `more`, which must not write HTML, because the page enforces Trusted Types (see
 * docs/decisions/0020-swiper-under-trusted-types.md).
 */
export function swiperLoop(
  element: HTMLElement,
  { start, speed, onChange, onSize }: LoopOptions,
  more: SwiperOptions,
): Loop {
  const swiper = new Swiper(element, {
    ...more,
    loop: true,
    // A second press during the transition moves on at once.
    loopPreventsSliding: false,
    initialSlide: start,
    speed,
    // The mouse selects text; touch and pen swipe.
    simulateTouch: false,
    // On resize, Swiper would return to its previous slide one frame later and undo a step made meanwhile.
    resizeObserver: false,
    updateOnWindowResize: false,
    on: { realIndexChange: ({ realIndex }) => onChange(realIndex) },
  });
  const size = new ResizeObserver(() => {
    swiper.update();
    onSize?.();
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
