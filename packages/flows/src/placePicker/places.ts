import type { Locale } from '@kermesse/api/schemas/common/locale';
import { readPoint, type Point } from './location/point.ts';

/** A place in the results of a search. */
export interface Place extends Point {
  id: string;
  /** The name of the place. */
  name: string;
  /** The location of the place: town, region, country. */
  where: string;
}

/** The maximum number of results. */
export const maxResults = 6;

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const line = (...parts: string[]) => [...new Set(parts.filter((part) => part !== ''))].join(', ');

/** Returns a place's name and location. Nominatim returns one line, whose first part is the name. */
function namesOf(place: Record<string, unknown>): { name: string; where: string } {
  const whole = text(place['display_name']);
  if (whole !== '') {
    const [first = whole, ...rest] = whole.split(', ');
    return { name: first, where: rest.join(', ') };
  }
  const street = [text(place['housenumber']), text(place['street'])].filter((part) => part !== '').join(' ');
  const name = text(place['name']) || street || text(place['city']);
  const around = [street, text(place['district']), text(place['city']), text(place['state']), text(place['country'])];
  return { name, where: line(...around.filter((part) => part !== name)) };
}

function placeOf(given: unknown): Omit<Place, 'id'> | undefined {
  const { geometry, properties, lat, lon } = record(given);
  const coordinates = record(geometry)['coordinates'];
  const [east, north] = Array.isArray(coordinates) ? (coordinates as unknown[]) : [lon, lat];
  const point = readPoint(`${String(north)},${String(east)}`);
  const names = namesOf(properties === undefined ? record(given) : record(properties));
  return point === undefined || names.name === '' ? undefined : { ...point, ...names };
}

/** Parses a response of Photon (GeoJSON) or Nominatim (JSON or GeoJSON). Skips invalid entries; never throws. */
export function readPlaces(response: unknown): Place[] {
  const list = Array.isArray(response) ? (response as unknown[]) : record(response)['features'];
  const places = (Array.isArray(list) ? list : []).map(placeOf).filter((place) => place !== undefined);
  const seen = new Map(places.map((place) => [`${place.name}|${place.where}`, place]));
  return [...seen].map(([id, place]) => ({ ...place, id })).slice(0, maxResults);
}

/** Returns the address of a search. Keeps the query parameters of the configured address. */
export function searchAddress(base: string, query: string, locale: Locale): string {
  const url = new URL(base);
  url.searchParams.set('q', query);
  for (const [name, value] of [
    ['limit', String(maxResults)],
    ['lang', locale],
  ] as const) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Returns a place as the text for an address field. */
export const addressOfPlace = ({ name, where }: Place): string => line(name, where);
