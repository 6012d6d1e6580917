import { useTask } from '@kermesse/api/use-task';
import { useState } from 'react';
import type { Point } from './point.ts';

/** The options of the device's geolocation. Times are in milliseconds. */
const options: PositionOptions = { timeout: 15_000, maximumAge: 60_000 };

/** Returns the user's position; null when it cannot be determined or the user denies access. */
const currentPoint = () =>
  new Promise<Point | null>((resolve) => {
    const { geolocation } = navigator as { geolocation?: Geolocation };
    if (geolocation === undefined) resolve(null);
    geolocation?.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      () => resolve(null),
      options,
    );
  });

/**
 * Requests the user's position from the browser, one request at a time. The user may deny access. `forget` ignores the
 * answer of a pending request, and removes a failure.
 */
export function useGeolocation(onFound: (point: Point) => void) {
  const { pending, run, cancel } = useTask();
  const [failed, setFailed] = useState(false);

  async function locate() {
    setFailed(false);
    const point = await run(currentPoint);
    if (point === null) setFailed(true);
    else if (point !== undefined) onFound(point);
  }

  function forget() {
    cancel();
    setFailed(false);
  }

  return { locating: pending, failed, locate: () => void locate(), forget };
}
