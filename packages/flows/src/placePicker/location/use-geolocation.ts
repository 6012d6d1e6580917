import { useEffect, useRef, useState } from 'react';
import type { Point } from './point.ts';

/** The timeout of the device's geolocation, in milliseconds. */
const geolocationTimeout = 15_000;

/**
 * Requests the user's position from the browser, one request at a time. The user may deny access. `forget` ignores the
 * answer of a pending request, and removes a failure.
 */
export function useGeolocation(onFound: (point: Point) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  /** The number of the last request. Answers to other requests are ignored. */
  const last = useRef(0);

  useEffect(() => () => void (last.current += 1), []);

  function locate() {
    if (state === 'locating') return;
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (geolocation === undefined) {
      setState('failed');
      return;
    }
    last.current += 1;
    const own = last.current;
    setState('locating');
    geolocation.getCurrentPosition(
      ({ coords }) => {
        if (last.current !== own) return;
        setState('idle');
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      () => {
        if (last.current === own) setState('failed');
      },
      { timeout: geolocationTimeout, maximumAge: 60_000 },
    );
  }

  function forget() {
    last.current += 1;
    setState('idle');
  }

  return { state, locate, forget };
}
