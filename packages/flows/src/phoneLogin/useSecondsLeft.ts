import { useEffect, useState } from 'react';
import { secondsLeft, type Clock, type Deadline } from './countdown.ts';

/** Seconds until a deadline (0 without one), looked at every second and whenever the page comes back into sight. */
export function useSecondsLeft(deadline: Deadline | undefined, clock: Clock): number {
  const [left, setLeft] = useState(() => (deadline === undefined ? 0 : secondsLeft(deadline, clock)));
  useEffect(() => {
    const look = () => setLeft(deadline === undefined ? 0 : secondsLeft(deadline, clock));
    look();
    const timer = setInterval(look, 1000);
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, [deadline, clock]);
  return left;
}
