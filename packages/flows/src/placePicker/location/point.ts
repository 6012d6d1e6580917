import { languageTag, toLocale } from '@kermesse/api/schemas/common/locale';
import { city, pointZoom } from '@kermesse/ui/city';
import { openStreetMapUrl } from '@kermesse/ui/open-street-map';

/** A point on the map, in degrees. */
export interface Point {
  lat: number;
  lng: number;
}

/** Rounds to about a decimetre: more decimals would suggest false precision. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Returns a point as the form's value: `6.1366,1.2222`. */
export const serializePoint = ({ lat, lng }: Point): string => `${rounded(lat)},${rounded(lng)}`;

/** Parses a form value such as `6.1366,1.2222`. Returns undefined for an invalid text. */
export function readPoint(text: string): Point | undefined {
  const [lat, lng, ...more] = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  if (lat === undefined || lng === undefined || more.length > 0) return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** The punctuation between latitude and longitude. Numbers may contain a comma in French. */
const separators = { fr: '\u202F; ', en: ', ' };

/** Formats a point for display, with up to five decimals in the format of the language. */
export function formatPoint({ lat, lng }: Point, locale: string): string {
  const format = new Intl.NumberFormat(languageTag(locale), { maximumFractionDigits: 5 });
  return `${format.format(lat)}${separators[toLocale(locale)]}${format.format(lng)}`;
}

/** Returns the URL of a point on openstreetmap.org; that of the city if there is none. */
export function mapUrlOf(point: Point | undefined): string {
  return openStreetMapUrl(point ? { ...point, zoom: pointZoom, pinned: true } : { ...city, pinned: false });
}
