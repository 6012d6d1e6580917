import { metresPerPixel } from './mercator.ts';

/** A bar of a round length. */
export interface Scale {
  metres: number;
  /** How long it is drawn, in CSS pixels. */
  pixels: number;
}

/** The longest round length (1, 2 or 5 of something) that is at most so many CSS pixels long. */
export function scaleAt(lat: number, zoom: number, most = 110): Scale {
  const perPixel = metresPerPixel(lat, zoom);
  const power = 10 ** Math.floor(Math.log10(most * perPixel));
  const metres = Math.max(...[1, 2, 5].map((each) => each * power).filter((each) => each <= most * perPixel));
  return { metres, pixels: Math.round((metres / perPixel) * 10) / 10 };
}

/** `5 km`, `200 m`, `1,5 km`: in the way of the language, the same on server and browser. */
export function sayLength(metres: number, locale: string): string {
  const [value, unit] = metres < 1000 ? [metres, 'm'] : [metres / 1000, 'km'];
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)}\u00a0${unit}`;
}
