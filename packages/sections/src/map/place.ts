import { city, pointZoom, overview } from '@kermesse/ui/city';

/** A place on a map in degrees, with the zoom level. */
export interface MapPlace {
  lat: number;
  lng: number;
  zoom: number;
  /** Whether the place is exact. */
  pinned: boolean;
}

/** Returns the place of an editor's fields; that of the city if one of the coordinates is missing. */
export function placeOf({ lat, lng, zoom }: { lat?: number; lng?: number; zoom?: number }): MapPlace {
  if (lat === undefined || lng === undefined) return { ...city, zoom: zoom ?? city.zoom, pinned: false };
  return { lat, lng, zoom: zoom ?? pointZoom, pinned: true };
}

/** Returns the place for a map without streets, whose zoom is limited to the available detail. */
export const overviewOf = (place: MapPlace): MapPlace => ({ ...place, zoom: Math.min(place.zoom, overview) });
