import { announce } from '@kermesse/ui/announce';
import { useEffect, useRef, useState } from 'react';
import { everySecond, secondsLeft, type Clock, type Deadline } from '../machine/countdown.ts';

/**
 * Returns the seconds until a deadline (0 without one), updated every second and when the page becomes visible again.
 * Render the countdown with `aria-hidden`: screen readers announce each of the two texts once.
 */
export function useSecondsLeft(
  deadline: Deadline | undefined,
  clock: Clock,
  { oneMinuteLeft, ended }: { oneMinuteLeft: string; ended: string },
): number {
  const [left, setLeft] = useState(() => (deadline === undefined ? 0 : secondsLeft(deadline, clock)));
  useEffect(
    () => everySecond(() => setLeft(deadline === undefined ? 0 : secondsLeft(deadline, clock))),
    [deadline, clock],
  );
  const before = useRef(left);
  useEffect(() => {
    const was = before.current;
    before.current = left;
    if (was > 60 && left <= 60 && left > 0) announce(oneMinuteLeft);
    else if (was > 0 && left === 0 && deadline !== undefined) announce(ended);
  }, [left, deadline, oneMinuteLeft, ended]);
  return left;
}
