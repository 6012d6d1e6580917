import type { Position } from './clip.ts';

/** The width of the world at zoom 0, in CSS pixels, as in MapLibre. */
const worldWidth = 512;
/** The length of the equator, in metres. */
const equator = 40_075_016.7;

/** Converts a point in degrees to CSS pixels from the world's upper left corner (Web Mercator). */
export function toPixels([lng, lat]: Position, zoom: number): Position {
  const width = worldWidth * 2 ** zoom;
  const sine = Math.sin((Math.max(-85.05, Math.min(85.05, lat)) * Math.PI) / 180);
  return [((lng + 180) / 360) * width, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * width];
}

/** Converts CSS pixels to a point in degrees. */
export function toDegrees([x, y]: Position, zoom: number): Position {
  const width = worldWidth * 2 ** zoom;
  return [(x / width) * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / width))) * 180) / Math.PI];
}

/** Returns the metres per CSS pixel at a latitude. */
export const metresPerPixel = (lat: number, zoom: number): number =>
  (equator * Math.cos((lat * Math.PI) / 180)) / (worldWidth * 2 ** zoom);
