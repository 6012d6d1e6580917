import { swiperLoop, type Loop, type LoopOptions } from '../../carousel/swiper-loop.ts';

/** Starts Swiper on a row whose slides have their widths from CSS, as a loop with a centred slide. */
export function startCentredLoop(element: HTMLElement, options: LoopOptions): Loop {
  return swiperLoop(element, options, { centeredSlides: true, slidesPerView: 'auto' });
}
