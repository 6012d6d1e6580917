import { announce } from '@kermesse/ui/announce';
import { useEffect, useRef, useState } from 'react';
import { everySecond, secondsLeft, type Clock, type Deadline } from '../machine/countdown.ts';

/** What is announced of a countdown. */
export interface CountdownWords {
  /** When a minute is left. */
  minute: string;
  /** When it is over. */
  over: string;
}

/**
 * Seconds until a deadline (0 without one), looked at every second and whenever the page comes back into sight.
 * What ticks is for the eyes: show it with `aria-hidden`. A screen reader hears `words`, once each.
 */
export function useSecondsLeft(deadline: Deadline | undefined, clock: Clock, { minute, over }: CountdownWords): number {
  const [left, setLeft] = useState(() => (deadline === undefined ? 0 : secondsLeft(deadline, clock)));
  useEffect(
    () => everySecond(() => setLeft(deadline === undefined ? 0 : secondsLeft(deadline, clock))),
    [deadline, clock],
  );
  const before = useRef(left);
  useEffect(() => {
    const was = before.current;
    before.current = left;
    if (was > 60 && left <= 60 && left > 0) announce(minute);
    else if (was > 0 && left === 0 && deadline !== undefined) announce(over);
  }, [left, deadline, minute, over]);
  return left;
}
