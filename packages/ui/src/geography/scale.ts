import { metresPerPixel } from './mercator.ts';

/** A scale bar with a round length. */
export interface Scale {
  metres: number;
  /** The width of the bar, in CSS pixels. */
  pixels: number;
}

/** Returns the longest scale bar of a round length (1, 2 or 5 times a power of ten) within a width in CSS pixels. */
export function scaleAt(lat: number, zoom: number, maxWidth = 110): Scale {
  const perPixel = metresPerPixel(lat, zoom);
  const power = 10 ** Math.floor(Math.log10(maxWidth * perPixel));
  const metres = Math.max(...[1, 2, 5].map((each) => each * power).filter((each) => each <= maxWidth * perPixel));
  return { metres, pixels: Math.round((metres / perPixel) * 10) / 10 };
}

/**
 * Formats a length in a language: `5 km`, `200 m`, `1,5 km`. The result is the same on the server and in the browser.
 */
export function formatLength(metres: number, locale: string): string {
  const [value, unit] = metres < 1000 ? [metres, 'm'] : [metres / 1000, 'km'];
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)}\u00a0${unit}`;
}
