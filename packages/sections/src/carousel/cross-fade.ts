import { motionIsReduced } from './holds.ts';

/** How a slide gives way to the next: the next one fades in `over` it, or it fades out first and then the next one in. */
export type Fade = 'over' | 'out-in';

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Puts another slide of a scrolling row into view. The row jumps there at once; the slide that leaves is carried along
 * below the one that comes, which fades in over it, so that the way from the last slide to the first is as short as any.
 */
export function crossFade(row: HTMLElement, leaving: HTMLElement, coming: HTMLElement, fade: Fade = 'over'): void {
  const distance = coming.offsetLeft - leaving.offsetLeft;
  row.scrollTo({ left: coming.offsetLeft, behavior: 'instant' });
  if (motionIsReduced()) return;
  // What is carried is the slide's content: were it the slide, the row would follow its snapping point back.
  const [below, above] = [leaving.firstElementChild, coming.firstElementChild];
  const carried = { transform: `translateX(${distance}px)` };
  const [hidden, shown] = [
    { opacity: 0, zIndex: 1 },
    { opacity: 1, zIndex: 1 },
  ];
  if (fade === 'over') {
    below?.animate([carried, carried], { duration: 300, easing });
    above?.animate([hidden, shown], { duration: 300, easing });
    return;
  }
  const gone = { ...carried, opacity: 0 };
  below?.animate([{ ...carried, opacity: 1 }, { ...gone, offset: 0.5 }, gone], { duration: 600 });
  above?.animate([hidden, { ...hidden, offset: 0.5 }, shown], { duration: 600 });
}
