import { swiperLoop, type Loop, type LoopOptions } from '../../carousel/swiper-loop.ts';

/** Lets Swiper take over a row whose slides have their widths from CSS: one in the middle, round and round. */
export function startLoop(element: HTMLElement, options: LoopOptions): Loop {
  return swiperLoop(element, options, { centeredSlides: true, slidesPerView: 'auto' });
}
