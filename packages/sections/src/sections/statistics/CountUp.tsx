import { useEffect, useRef } from 'react';
import { motionIsReduced } from '../../carousel/holds.ts';
import { countUp } from '../../motion/count-up.ts';

/**
 * A figure that counts up to its value once, when it comes into view, unless motion is reduced: on a first visit by the
 * page's own script (`data-moves`), after in-app navigation by this effect.
 */
export function CountUp({ value }: { value: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (place.current === null || motionIsReduced()) return undefined;
    return countUp(place.current, value);
  }, [value]);
  return (
    <span ref={place} data-moves="figure">
      <span>{value}</span>
    </span>
  );
}
