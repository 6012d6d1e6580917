import Swiper from 'swiper';

export interface Loop {
  step: (by: -1 | 1) => void;
  stop: () => void;
}

export interface LoopOptions {
  /** The slide that begins in the middle. */
  start: number;
  /** How long slides take to move on by one, in milliseconds. */
  speed: number;
  /** Called with the slide in the middle. */
  onChange: (index: number) => void;
  /** Called when the row has another width. */
  onSize: () => void;
}

/**
 * Lets Swiper take over a row whose slides have their widths from CSS: one in the middle, round and round.
 * Its core alone, which writes no HTML (see docs/decisions/0020-swiper-under-trusted-types.md).
 */
export function startLoop(element: HTMLElement, { start, speed, onChange, onSize }: LoopOptions): Loop {
  const swiper = new Swiper(element, {
    loop: true,
    loopPreventsSliding: false,
    centeredSlides: true,
    slidesPerView: 'auto',
    initialSlide: start,
    speed,
    simulateTouch: false,
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
