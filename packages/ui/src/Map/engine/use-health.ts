import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { judged, newborn, type Sign } from './health.ts';

/** How long a map may take until it counts as failed, in milliseconds. */
const patience = 15_000;

interface Ends {
  onReady: () => void;
  onFail: () => void;
}

/** Follows a map's signs and tells once how it ended. */
export function useHealth({ onReady, onFail }: Ends): (sign: Sign) => void {
  const health = useRef(newborn);
  const [verdict, setVerdict] = useState(newborn.verdict);

  const ended = useEffectEvent(() => (verdict === 'fine' ? onReady() : onFail()));

  useEffect(() => {
    if (verdict !== 'waiting') {
      ended();
      return undefined;
    }
    const timer = setTimeout(() => setVerdict('failed'), patience);
    return () => clearTimeout(timer);
  }, [verdict]);

  return (sign) => {
    health.current = judged(health.current, sign);
    setVerdict((before) => (before === 'waiting' ? health.current.verdict : before));
  };
}
