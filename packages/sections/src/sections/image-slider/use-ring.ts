import { untilLoaded } from '@kermesse/ui/until-loaded';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { motionIsReduced } from '../../carousel/holds.ts';
import type { Loop } from '../../carousel/swiper-loop.ts';
import type { startLoop as StartLoop } from './loop.ts';
import { reachOf } from './ring.ts';

export interface Ring {
  row: RefObject<HTMLDivElement | null>;
  /** The place in the middle, once the loop has taken over; counted through all rounds. */
  index: number;
  /** How many are wholly shown on each side of it. */
  reach: number;
  looping: boolean;
  step: (by: -1 | 1) => void;
}

/** In pixels: the row's width and that of one slide. */
function widthsIn(row: HTMLElement): [number, number] {
  return [row.clientWidth, row.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? 0];
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Slides that go round. Until the loop's code has come, and should it never come, they are a row that scrolls. */
export function useRing(moving: boolean): Ring {
  const row = useRef<HTMLDivElement>(null);
  const loop = useRef<Loop>(undefined);
  const [start, setStart] = useState<{ with: typeof StartLoop; at: number }>();
  const [index, setIndex] = useState(0);
  const [reach, setReach] = useState(0);

  /** Where somebody has turned to before the loop has come, counted from the first slide. */
  const turned = useRef<number>(undefined);

  useEffect(() => {
    if (!moving || row.current === null) return;
    let wanted = true;
    setIndex(reachOf(...widthsIn(row.current)));
    void untilLoaded(() => import('./loop.ts')).then(({ startLoop }) => {
      if (!wanted || row.current === null) return;
      const [whole, one] = widthsIn(row.current);
      const first = turned.current ?? Math.round(row.current.scrollLeft / one);
      const at = one === 0 ? 0 : first + reachOf(whole, one);
      setReach(reachOf(whole, one));
      setIndex(at);
      setStart({ with: startLoop, at });
    });
    return () => {
      wanted = false;
      setStart(undefined);
    };
  }, [moving]);

  // The further rounds are in the row by now, and nothing has been painted yet.
  useBrowserLayoutEffect(() => {
    const element = row.current;
    if (start === undefined || element === null) return;
    element.scrollLeft = 0;
    const onSize = () => setReach(reachOf(...widthsIn(element)));
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
    const [whole, one] = widthsIn(row.current);
    const count = row.current.querySelectorAll('.swiper-slide').length;
    turned.current = ((turned.current ?? Math.round(row.current.scrollLeft / one)) + by + count) % count;
    setIndex(turned.current + reachOf(whole, one));
    row.current.scrollTo({ left: turned.current * one });
  };

  return { row, index, reach, looping: start !== undefined, step };
}
