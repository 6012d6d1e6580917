/** A place on a map, in degrees, and how near it is looked at. */
export interface Place {
  lat: number;
  lng: number;
  zoom: number;
  /** Whether the place is exact. */
  pinned: boolean;
}

/** Where maps begin that nobody told where to: Lomé (specification §9). */
const city = { lat: 6.1366, lng: 1.2222, zoom: 10 };
/** How near an exact place is looked at, when nobody said. */
const near = 16;

/** The place that an editor meant; half a place is none. */
export function placeOf({ lat, lng, zoom }: { lat?: number; lng?: number; zoom?: number }): Place {
  if (lat === undefined || lng === undefined) return { ...city, zoom: zoom ?? city.zoom, pinned: false };
  return { lat, lng, zoom: zoom ?? near, pinned: true };
}

/** The same place on openstreetmap.org. */
export function openStreetMap({ lat, lng, zoom, pinned }: Place): string {
  const at = `${lat}/${lng}`;
  return `https://www.openstreetmap.org/${pinned ? `?mlat=${lat}&mlon=${lng}` : ''}#map=${Math.round(zoom)}/${at}`;
}

/** `+228 22 21 55 40 / …` → `tel:+22822215540`: the first number of what is written. */
export function dialled(phone: string): string {
  const [first = phone] = phone.split(/[/,;]| ou | or /);
  return `tel:${first.replaceAll(/[^+\d]/g, '')}`;
}
