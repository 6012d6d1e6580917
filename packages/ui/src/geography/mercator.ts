import type { Position } from './clip.ts';

/** How wide the whole world is at zoom 0, in CSS pixels, as MapLibre has it. */
const worldWidth = 512;
/** Metres around the equator. */
const equator = 40_075_016.7;

/** Where a point lies in CSS pixels from the world's upper left corner (Web Mercator). */
export function toPixels([lng, lat]: Position, zoom: number): Position {
  const width = worldWidth * 2 ** zoom;
  const sine = Math.sin((Math.max(-85.05, Math.min(85.05, lat)) * Math.PI) / 180);
  return [((lng + 180) / 360) * width, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * width];
}

/** The point at these pixels. */
export function toDegrees([x, y]: Position, zoom: number): Position {
  const width = worldWidth * 2 ** zoom;
  return [(x / width) * 360 - 180, (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / width))) * 180) / Math.PI];
}

/** How many metres one CSS pixel is at a latitude. */
export const metresPerPixel = (lat: number, zoom: number): number =>
  (equator * Math.cos((lat * Math.PI) / 180)) / (worldWidth * 2 ** zoom);
