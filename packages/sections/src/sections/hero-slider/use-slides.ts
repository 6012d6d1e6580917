import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { shownIn, stepFrom } from '../../carousel/slides.ts';
import { crossFade } from '../../carousel/cross-fade.ts';

export interface Slides {
  row: RefObject<HTMLDivElement | null>;
  index: number;
  /** Shows the slide that is so many on. */
  step: (by: number) => void;
  /** To be called when the row was scrolled: a swipe shows another slide. */
  onScroll: () => void;
}

/** The slides of a row that snaps: which one is shown, and the way to another. The row itself may be swiped at any time. */
export function useSlides(count: number): Slides {
  const row = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const focusFollows = useRef(false);

  const step = (by: number) => {
    const element = row.current;
    const to = stepFrom(index, by, count);
    const [leaving, coming] = [element?.children[index], element?.children[to]];
    if (!(leaving instanceof HTMLElement && coming instanceof HTMLElement) || element === null) return;
    focusFollows.current = leaving.contains(document.activeElement);
    crossFade(element, leaving, coming);
    setIndex(to);
  };

  // A slide that has left is inert: the focus that was in it goes on to the same place of the one that came.
  useLayoutEffect(() => {
    if (!focusFollows.current) return;
    focusFollows.current = false;
    const link = row.current?.children[index]?.querySelector('a');
    (link ?? row.current)?.focus({ preventScroll: true });
  }, [index]);

  const onScroll = () => {
    if (row.current !== null && row.current.clientWidth > 0) setIndex(shownIn(row.current));
  };

  // The slide that is shown as React takes over: the page's own script has turned them, or somebody has swiped.
  useLayoutEffect(() => {
    if (row.current !== null) setIndex(shownIn(row.current));
  }, []);

  return { row, index, step, onScroll };
}
