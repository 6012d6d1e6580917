import { useEffect, useRef, useState } from 'react';
import type { Point } from './point.ts';

/** The timeout of the device's geolocation, in milliseconds. */
const geolocationTimeout = 15_000;

/** Requests the user's position from the browser, one request at a time. The user may deny access. */
export function useGeolocation(onFound: (point: Point) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const gone = useRef(false);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

  function locate() {
    if (state === 'locating') return;
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (geolocation === undefined) {
      setState('failed');
      return;
    }
    setState('locating');
    geolocation.getCurrentPosition(
      ({ coords }) => {
        if (gone.current) return;
        setState('idle');
        onFound({ lat: coords.latitude, lng: coords.longitude });
      },
      () => {
        if (!gone.current) setState('failed');
      },
      { timeout: geolocationTimeout, maximumAge: 60_000 },
    );
  }

  return { state, locate, forget: () => setState((before) => (before === 'failed' ? 'idle' : before)) };
}
