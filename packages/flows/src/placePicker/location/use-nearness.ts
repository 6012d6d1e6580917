import { nearestPlace, type KnownPlace } from '@kermesse/ui/known-places';
import { loadPlaces } from '@kermesse/ui/map-data';
import { describeNearness } from '@kermesse/ui/near-sentence';
import { useEffect, useState } from 'react';
import type { Point } from './point.ts';

/** Describes a point relative to a nearby town, as a sentence. The list of towns loads with the first point. */
export function useNearness(point: Point | undefined, locale: string): string | undefined {
  const [places, setPlaces] = useState<KnownPlace[]>();
  const wanted = point !== undefined;

  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    loadPlaces().then(
      (list) => {
        if (!gone) setPlaces(list);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted]);

  const near = point === undefined || places === undefined ? undefined : nearestPlace(places, point, locale);
  return near === undefined ? undefined : describeNearness(near, locale);
}
