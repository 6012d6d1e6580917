import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { motionIsReduced } from '../../carousel/pause.ts';
import { nextIndex, shownIn } from '../../carousel/slides.ts';
import type { Loop } from '../../carousel/swiper-loop.ts';

/** The state of the testimonials' row: its element, the index of the current slide, and its controls. */
export interface LoopedSlides {
  row: RefObject<HTMLDivElement | null>;
  index: number;
  /** Whether the loop has replaced the scrolling row. */
  looping: boolean;
  step: (by: -1 | 1) => void;
  /** The scroll handler of the row until the loop runs. */
  onScroll: () => void;
}

/** Controls slides in a loop. Until the loop's code has loaded, or if it never does, they are a row to scroll. */
export function useLoop(count: number): LoopedSlides {
  const row = useRef<HTMLDivElement>(null);
  const loop = useRef<Loop>(undefined);
  const [index, setIndex] = useState(0);
  const [looping, setLooping] = useState(false);

  // Reads the current slide at hydration: the page's script or the visitor may have changed it.
  useLayoutEffect(() => {
    if (row.current !== null) setIndex(shownIn(row.current));
  }, []);

  useEffect(() => {
    if (count < 2) return;
    let wanted = true;
    void loadUntilSuccess(() => import('./loop.ts')).then(({ startFadingLoop }) => {
      const element = row.current;
      if (!wanted || element === null) return;
      const start = shownIn(element);
      element.scrollLeft = 0;
      loop.current = startFadingLoop(element, { start, speed: motionIsReduced() ? 0 : 600, onChange: setIndex });
      setLooping(true);
    });
    return () => {
      wanted = false;
      loop.current?.stop();
      loop.current = undefined;
      setLooping(false);
    };
  }, [count]);

  const onScroll = () => {
    if (row.current !== null && loop.current === undefined) setIndex(shownIn(row.current));
  };

  const step = (by: -1 | 1) => {
    if (loop.current !== undefined) {
      loop.current.step(by);
      return;
    }
    if (row.current === null) return;
    const to = row.current.querySelectorAll<HTMLElement>('.swiper-slide')[nextIndex(shownIn(row.current), by, count)];
    if (to) row.current.scrollTo({ left: to.offsetLeft });
  };

  return { row, index, looping, step, onScroll };
}
