import Swiper from 'swiper';
import type { SwiperOptions } from 'swiper/types';

export interface Loop {
  /** Shows the slide that is so many on; the last is followed by the first. */
  step: (by: -1 | 1) => void;
  stop: () => void;
}

export interface LoopOptions {
  /** The slide to begin with. */
  start: number;
  /** How long one slide takes to give way to the next, in milliseconds. */
  speed: number;
  /** Called with the slide that is shown. */
  onChange: (index: number) => void;
  /** Called when the row has another width. */
  onSize?: () => void;
}

/**
 * Lets Swiper take over a row of slides, round and round; a finger may swipe. Its core and what is given beside it, as long
 * as that writes no HTML: it lives under Trusted Types (see docs/decisions/0020-restrict-swiper-for-trusted-types.md).
 */
export function swiperLoop(
  element: HTMLElement,
  { start, speed, onChange, onSize }: LoopOptions,
  more: SwiperOptions,
): Loop {
  const swiper = new Swiper(element, {
    ...more,
    loop: true,
    // Who presses twice wants to be two further, not to wait.
    loopPreventsSliding: false,
    initialSlide: start,
    speed,
    // A mouse selects words; fingers and pens swipe.
    simulateTouch: false,
    // On a change of size Swiper goes, a frame late, to where it was before: a step taken meanwhile would be undone.
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
