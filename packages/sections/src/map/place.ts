import { city, near, overview } from '@kermesse/ui/city';

/** A place on a map, in degrees, and how near it is looked at. */
export interface MapPlace {
  lat: number;
  lng: number;
  zoom: number;
  /** Whether the place is exact. */
  pinned: boolean;
}

/** The place that an editor meant; half a place is none. */
export function placeOf({ lat, lng, zoom }: { lat?: number; lng?: number; zoom?: number }): MapPlace {
  if (lat === undefined || lng === undefined) return { ...city, zoom: zoom ?? city.zoom, pinned: false };
  return { lat, lng, zoom: zoom ?? near, pinned: true };
}

/** The place as it is drawn without streets: not nearer than there is something to see. */
export const overviewOf = (place: MapPlace): MapPlace => ({ ...place, zoom: Math.min(place.zoom, overview) });

/** The same place on openstreetmap.org. */
export function openStreetMap({ lat, lng, zoom, pinned }: MapPlace): string {
  const at = `${lat}/${lng}`;
  return `https://www.openstreetmap.org/${pinned ? `?mlat=${lat}&mlon=${lng}` : ''}#map=${Math.round(zoom)}/${at}`;
}

/** `+228 22 21 55 40 / …` → `tel:+22822215540`: the first number of what is written. */
export function dialled(phone: string): string {
  const [first = phone] = phone.split(/[/,;]| ou | or /);
  return `tel:${first.replaceAll(/[^+\d]/g, '')}`;
}
