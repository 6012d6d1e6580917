/** A place in degrees, with the zoom level of the map. */
export interface OpenStreetMapPlace {
  lat: number;
  lng: number;
  zoom: number;
  /** Whether the map shows a pin at the place. */
  pinned: boolean;
}

/** Returns the URL of a place on openstreetmap.org. */
export function openStreetMapUrl({ lat, lng, zoom, pinned }: OpenStreetMapPlace): string {
  const pin = pinned ? `?mlat=${lat}&mlon=${lng}` : '';
  return `https://www.openstreetmap.org/${pin}#map=${Math.round(zoom)}/${lat}/${lng}`;
}
