import { EffectFade } from 'swiper/modules';
import { swiperLoop, type Loop, type LoopOptions } from '../../carousel/swiper-loop.ts';

/** Lets Swiper take over a row of slides: one goes, then the next comes, round and round. */
export function startLoop(element: HTMLElement, options: LoopOptions): Loop {
  return swiperLoop(element, options, { modules: [EffectFade], effect: 'fade', fadeEffect: { mode: 'out-in' } });
}
