import { motionIsReduced } from '../../carousel/holds.ts';

const timing: KeyframeAnimationOptions = { duration: 300, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Puts another slide of a scrolling row into view. The row jumps there at once; the slide that leaves is carried along
 * below the one that comes, which fades in over it, so that the way from the last slide to the first is as short as any.
 */
export function crossFade(row: HTMLElement, leaving: HTMLElement, coming: HTMLElement): void {
  const distance = coming.offsetLeft - leaving.offsetLeft;
  row.scrollTo({ left: coming.offsetLeft, behavior: 'instant' });
  if (motionIsReduced()) return;
  // What is carried is the slide's content: were it the slide, the row would follow its snapping point back.
  const [below, above] = [leaving.firstElementChild, coming.firstElementChild];
  const carried = { transform: `translateX(${distance}px)` };
  below?.animate([carried, carried], timing);
  above?.animate(
    [
      { opacity: 0, zIndex: 1 },
      { opacity: 1, zIndex: 1 },
    ],
    timing,
  );
}
