import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { middleSlide, nextIndex, visibleSlidesPerSide } from './slides.ts';
import type { Loop, startLoop } from './swiper-loop.ts';

const slidesIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('.swiper-slide')];
const currentIn = (row: HTMLElement) => middleSlide(row, slidesIn(row));

/** Returns how many slides of a row are fully visible on each side of the middle one. */
const reachIn = (row: HTMLElement) =>
  visibleSlidesPerSide(row.clientWidth, row.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 0);

/** Resets the position and the order of slides set by the page's script (see `motion/`), except for the middle one. */
function restoreOrder(row: HTMLElement, middle: number): void {
  row.removeAttribute('data-turned');
  row.scrollLeft = 0;
  for (const [index, slide] of slidesIn(row).entries()) {
    slide.style.order = '';
    if (index !== middle) slide.removeAttribute('data-middle');
  }
}

/**
 * Controls slides in a loop. Until the loop's code has loaded, or if it never does, they are a row to scroll.
 * @param moves `out-in` for slides as wide as the row that fade, `ring` for slides side by side
 */
export function useLoop(moves: 'out-in' | 'ring', count: number, active: boolean) {
  const row = useRef<HTMLDivElement>(null);
  const loop = useRef<Loop>(undefined);
  /** The code of the loop and its first slide, once the code has loaded. */
  const [loaded, setLoaded] = useState<{ startLoop: typeof startLoop; first: number }>();
  const [index, setIndex] = useState(0);
  const [reach, setReach] = useState(0);

  /** The slide selected before the loop has loaded. */
  const selectedSlide = useRef<number>(undefined);

  // Reads the current slide at hydration: the page's script or the visitor may have changed it.
  useLayoutEffect(() => {
    if (active && row.current !== null) setIndex(currentIn(row.current));
  }, [active]);

  useEffect(() => {
    if (!active) return;
    const leaving = new AbortController();
    void loadUntilSuccess(() => import('./swiper-loop.ts'), leaving.signal).then(({ startLoop }) => {
      if (row.current === null) return;
      const first = selectedSlide.current ?? currentIn(row.current);
      setReach(reachIn(row.current));
      setIndex(first);
      setLoaded({ startLoop, first });
    });
    return () => {
      leaving.abort();
      selectedSlide.current = undefined;
      setLoaded(undefined);
    };
  }, [active, count]);

  // Runs after the repeated slides of a ring have rendered and before the next paint.
  useLayoutEffect(() => {
    const element = row.current;
    if (loaded === undefined || element === null) return;
    restoreOrder(element, loaded.first);
    loop.current = loaded.startLoop(element, {
      moves,
      start: loaded.first,
      onChange: setIndex,
      onSize: () => setReach(reachIn(element)),
    });
    return () => {
      loop.current?.stop();
      loop.current = undefined;
    };
  }, [loaded, moves]);

  const step = (by: number) => {
    const element = row.current;
    if (element === null) return;
    // A focused link may be about to leave the viewport.
    if (element.contains(document.activeElement)) element.focus({ preventScroll: true });
    if (loop.current !== undefined) {
      loop.current.step(by);
      return;
    }
    const slides = slidesIn(element);
    const at = nextIndex(selectedSlide.current ?? middleSlide(element, slides), by, slides.length);
    selectedSlide.current = at;
    setIndex(at);
    const to = slides[at];
    if (to) element.scrollTo({ left: to.offsetLeft + (to.offsetWidth - element.clientWidth) / 2 });
  };

  const onScroll = () => {
    if (row.current === null || loop.current !== undefined) return;
    selectedSlide.current = undefined;
    setIndex(currentIn(row.current));
  };

  return {
    row,
    /** The index of the current slide; in a ring, the middle one, counted over all repetitions. */
    index,
    /** The number of fully visible slides on each side of it. */
    reach,
    /** Whether the loop has replaced the scrolling row. */
    looping: loaded !== undefined,
    step,
    /** The scroll handler of a row whose slides can all be scrolled to the middle. */
    onScroll,
  };
}
