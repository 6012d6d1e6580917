/** A town or village in the map's own list (GeoNames). */
export interface KnownPlace {
  name: string;
  lat: number;
  lng: number;
  /** The country code, two letters. */
  country: string;
  /** The region of the country, or ''. */
  region: string;
  /** The population, or 0 when it is unknown. */
  population: number;
  /** Alternative names. */
  otherNames: string[];
}

/** A place in the file: the fields of `KnownPlace`, with the index of its region. */
export type PlaceRow = [
  name: string,
  lat: number,
  lng: number,
  country: string,
  region: number,
  population: number,
  otherNames: string[],
];

/** The content of `places.json`, which `scripts/assets/build-map.ts` writes. */
export interface PlaceFile {
  regions: string[];
  places: PlaceRow[];
}

/** Parses `places.json`, which lists the most populous places first. */
export function parsePlaces(file: unknown): KnownPlace[] {
  const { regions, places } = file as PlaceFile;
  return places.map(([name, lat, lng, country, region, population, otherNames]) => ({
    name,
    lat,
    lng,
    country,
    region: regions[region] ?? '',
    population,
    otherNames,
  }));
}

/** Whether a town is drawn with a larger dot and name. */
export const isLargeTown = ({ population }: KnownPlace): boolean => population >= 100_000;

/** The names of countries by language. Creating them takes long, and a search reads hundreds. */
const countryNames = new Map<string, Intl.DisplayNames>();

/** Returns the country's name in a language. */
export function countryName(country: string, locale: string): string {
  const names = countryNames.get(locale) ?? new Intl.DisplayNames([locale], { type: 'region' });
  countryNames.set(locale, names);
  return names.of(country) ?? country;
}

const radius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

interface Point {
  lat: number;
  lng: number;
}

/** Returns the distance between two points along the earth's surface, in kilometres. */
function distance(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * radius * Math.asin(Math.sqrt(half));
}

/** The direction from a known place to a point. */
export type Direction = 'north' | 'northEast' | 'east' | 'southEast' | 'south' | 'southWest' | 'west' | 'northWest';
const directions: Direction[] = ['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'];

/** The position of a point relative to a known place. */
export interface Nearness {
  name: string;
  /** The country's name in the requested language. */
  country: string;
  /** The distance, rounded to a tenth of a kilometre. */
  km: number;
  /** The direction from the place to the point. */
  direction: Direction;
}

/** The maximum distance at which a place describes a point, in kilometres. */
const farthest = 150;

/**
 * Returns the place that describes the position of a point best, if one is near enough. Towns have more weight than
 * villages: a town may be up to three times as far.
 */
export function nearestPlace(places: KnownPlace[], point: Point, locale: string): Nearness | undefined {
  const weight = ({ population }: KnownPlace) => (population >= 100_000 ? 3 : population >= 20_000 ? 1.5 : 1);
  let best: { place: KnownPlace; km: number; score: number } | undefined;
  for (const place of places) {
    if (Math.abs(place.lat - point.lat) > 1.5) continue;
    const km = distance(place, point);
    const score = km / weight(place);
    if (km <= farthest && (best === undefined || score < best.score)) best = { place, km, score };
  }
  if (best === undefined) return undefined;
  const { place, km } = best;
  const east = (point.lng - place.lng) * Math.cos(radians(place.lat));
  const eighths = Math.atan2(east, point.lat - place.lat) / (Math.PI / 4);
  const direction = directions[(Math.round(eighths) + 8) % 8] ?? 'north';
  return { name: place.name, country: countryName(place.country, locale), km: Math.round(km * 10) / 10, direction };
}
