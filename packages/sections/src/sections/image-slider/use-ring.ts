import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { motionIsReduced } from '../../carousel/pause.ts';
import { middleSlide, nextIndex } from '../../carousel/slides.ts';
import type { Loop } from '../../carousel/swiper-loop.ts';
import type { startCentredLoop as StartLoop } from './loop.ts';
import { visibleSlidesPerSide } from './ring.ts';

/** The state of the image slider's row. */
export interface Ring {
  row: RefObject<HTMLDivElement | null>;
  /** The index of the middle slide once the loop runs, counted over all repetitions. */
  index: number;
  /** The number of fully visible slides on each side of it. */
  reach: number;
  looping: boolean;
  step: (by: -1 | 1) => void;
}

const slidesIn = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('.swiper-slide')];

/** Returns how many slides of a row are fully visible on each side of the middle one. */
const reachIn = (row: HTMLElement) =>
  visibleSlidesPerSide(row.clientWidth, row.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 0);

/** Resets the order of slides set by the page's script (see `motion/turn-ring.ts`), except for the middle one. */
function restoreOrder(row: HTMLElement, middle: number): void {
  row.removeAttribute('data-turned');
  row.scrollLeft = 0;
  for (const [place, slide] of slidesIn(row).entries()) {
    slide.style.order = '';
    if (place !== middle) slide.removeAttribute('data-middle');
  }
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Controls slides in a loop. Until the loop's code has loaded, or if it never does, they are a row to scroll. */
export function useRing(moving: boolean): Ring {
  const row = useRef<HTMLDivElement>(null);
  const loop = useRef<Loop>(undefined);
  const [start, setStart] = useState<{ with: typeof StartLoop; at: number }>();
  const [index, setIndex] = useState(0);
  const [reach, setReach] = useState(0);

  /** The slide selected before the loop has loaded. */
  const turned = useRef<number>(undefined);

  // Reads the middle slide at hydration: the page's script or the visitor may have changed it.
  useBrowserLayoutEffect(() => {
    if (moving && row.current !== null) setIndex(middleSlide(row.current, slidesIn(row.current)));
  }, [moving]);

  useEffect(() => {
    if (!moving || row.current === null) return;
    let wanted = true;
    void loadUntilSuccess(() => import('./loop.ts')).then(({ startCentredLoop }) => {
      if (!wanted || row.current === null) return;
      const at = turned.current ?? middleSlide(row.current, slidesIn(row.current));
      setReach(reachIn(row.current));
      setIndex(at);
      setStart({ with: startCentredLoop, at });
    });
    return () => {
      wanted = false;
      setStart(undefined);
    };
  }, [moving]);

  // Runs after the repeated pictures have rendered and before the next paint.
  useBrowserLayoutEffect(() => {
    const element = row.current;
    if (start === undefined || element === null) return;
    restoreOrder(element, start.at);
    const onSize = () => setReach(reachIn(element));
    loop.current = start.with(element, {
      start: start.at,
      speed: motionIsReduced() ? 0 : 600,
      onChange: setIndex,
      onSize,
    });
    return () => {
      loop.current?.stop();
      loop.current = undefined;
    };
  }, [start]);

  const step = (by: -1 | 1) => {
    if (loop.current !== undefined) {
      loop.current.step(by);
      return;
    }
    if (row.current === null) return;
    const slides = slidesIn(row.current);
    turned.current = nextIndex(turned.current ?? middleSlide(row.current, slides), by, slides.length);
    setIndex(turned.current);
    const to = slides[turned.current];
    if (to) row.current.scrollTo({ left: to.offsetLeft + (to.offsetWidth - row.current.clientWidth) / 2 });
  };

  return { row, index, reach, looping: start !== undefined, step };
}
