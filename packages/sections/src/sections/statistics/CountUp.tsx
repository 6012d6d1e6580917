import { useEffect, useRef } from 'react';
import { motionIsReduced } from '../../carousel/pause.ts';
import { countUp } from '../../motion/count-up.ts';

/**
 * A figure that counts up to its value once, when it enters the viewport, unless motion is reduced. On a first visit,
 * the page's script animates it (`data-moves`); after navigation inside the app, this effect does.
 */
export function CountUp({ value }: { value: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current === null || motionIsReduced()) return undefined;
    return countUp(element.current, value);
  }, [value]);
  return (
    <span key={value} ref={element} data-moves="figure">
      <span>{value}</span>
    </span>
  );
}
