import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';

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
  onChange: (index: number) => void;
}

/**
 * Lets Swiper take over a row of slides: one goes, then the next comes, round and round; a finger may swipe.
 * Of its modules only those that write no HTML are used, so that it lives under Trusted Types (see
 * docs/decisions/0020-swiper-under-trusted-types.md).
 */
export function startLoop(element: HTMLElement, { start, speed, onChange }: LoopOptions): Loop {
  const swiper = new Swiper(element, {
    modules: [EffectFade],
    effect: 'fade',
    fadeEffect: { mode: 'out-in' },
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
  const size = new ResizeObserver(() => swiper.update());
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
