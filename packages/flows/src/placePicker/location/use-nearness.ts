import { loadPlaces } from '@kermesse/ui/map-data';
import { nearestPlace } from '@kermesse/ui/known-places';
import { describeNearness } from '@kermesse/ui/near-sentence';
import { useResolved } from '@kermesse/ui/use-resolved';
import type { Point } from './point.ts';

/** Describes a point relative to a nearby town, as a sentence. The list of towns loads with the first point. */
export function useNearness(point: Point | undefined, locale: string): string | undefined {
  const places = useResolved(point && 'places', loadPlaces);
  const near = point && places && nearestPlace(places, point, locale);
  return near && describeNearness(near, locale);
}
