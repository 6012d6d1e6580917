import { city, pointZoom, overview } from '@kermesse/ui/city';
import type { OpenStreetMapPlace } from '@kermesse/ui/open-street-map';

/** Returns the place of an editor's fields; that of the city if one of the coordinates is missing. */
export function placeOf({ lat, lng, zoom }: { lat?: number; lng?: number; zoom?: number }): OpenStreetMapPlace {
  if (lat === undefined || lng === undefined) return { ...city, zoom: zoom ?? city.zoom, pinned: false };
  return { lat, lng, zoom: zoom ?? pointZoom, pinned: true };
}

/** Returns the place for a map without streets, whose zoom is limited to the available detail. */
export const overviewOf = (place: OpenStreetMapPlace): OpenStreetMapPlace => ({
  ...place,
  zoom: Math.min(place.zoom, overview),
});
