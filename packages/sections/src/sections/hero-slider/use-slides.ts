import { useLayoutEffect, useRef, useState } from 'react';
import { currentSlideIn, nextIndex } from '../../carousel/slides.ts';
import { crossFade } from '../../motion/cross-fade.ts';

/**
 * Controls the slides of a row with scroll snapping. Visitors can swipe the row at any time: `onScroll` is its scroll
 * handler. `step` moves by a number of slides.
 */
export function useSlides(count: number) {
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const focusFollows = useRef(false);

  const step = (by: number) => {
    const element = row.current;
    const to = nextIndex(index, by, count);
    const [current, next] = [element?.children[index], element?.children[to]];
    if (!(current instanceof HTMLElement && next instanceof HTMLElement) || element === null) return;
    focusFollows.current = current.contains(document.activeElement);
    crossFade(element, current, next);
    setIndex(to);
  };

  // The slide that was left is inert: focus moves to the link of the new slide.
  useLayoutEffect(() => {
    if (!focusFollows.current) return;
    focusFollows.current = false;
    const link = row.current?.children[index]?.querySelector('a');
    (link ?? row.current)?.focus({ preventScroll: true });
  }, [index]);

  const onScroll = () => {
    if (row.current !== null && row.current.clientWidth > 0) setIndex(currentSlideIn(row.current));
  };

  // Reads the current slide at hydration: the page's script or the visitor may have changed it.
  useLayoutEffect(() => {
    if (row.current !== null) setIndex(currentSlideIn(row.current));
  }, []);

  return { row, index, step, onScroll };
}
