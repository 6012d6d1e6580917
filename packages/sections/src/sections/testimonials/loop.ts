import { EffectFade } from 'swiper/modules';
import { swiperLoop, type Loop, type LoopOptions } from '../../carousel/swiper-loop.ts';

/** Starts Swiper on a row of slides, as a loop in which a slide fades out before the next fades in. */
export function startFadingLoop(element: HTMLElement, options: LoopOptions): Loop {
  return swiperLoop(element, options, { modules: [EffectFade], effect: 'fade', fadeEffect: { mode: 'out-in' } });
}
