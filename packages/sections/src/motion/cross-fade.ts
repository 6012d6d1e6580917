import { motionIsReduced } from '../carousel/pause.ts';

/**
 * The transition between two slides: the next one fades in `over` the current one, or the current one fades out first.
 */
export type Fade = 'over' | 'out-in';

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Shows another slide of a scrolling row. The row jumps to it at once; the previous slide is moved below it, and the
 * new one fades in over it, so that the transition from the last slide to the first looks like any other.
 */
export function crossFade(row: HTMLElement, current: HTMLElement, next: HTMLElement, fade: Fade = 'over'): void {
  const distance = next.offsetLeft - current.offsetLeft;
  row.scrollTo({ left: next.offsetLeft, behavior: 'instant' });
  if (motionIsReduced()) return;
  // Animates the content of the slide, because the row would follow the scroll-snap point of a moved slide.
  const [below, above] = [current.firstElementChild, next.firstElementChild];
  const moved = { transform: `translateX(${distance}px)` };
  const [hidden, shown] = [
    { opacity: 0, zIndex: 1 },
    { opacity: 1, zIndex: 1 },
  ];
  if (fade === 'over') {
    below?.animate([moved, moved], { duration: 300, easing });
    above?.animate([hidden, shown], { duration: 300, easing });
    return;
  }
  const movedAndHidden = { ...moved, opacity: 0 };
  below?.animate([{ ...moved, opacity: 1 }, { ...movedAndHidden, offset: 0.5 }, movedAndHidden], { duration: 600 });
  above?.animate([hidden, { ...hidden, offset: 0.5 }, shown], { duration: 600 });
}
