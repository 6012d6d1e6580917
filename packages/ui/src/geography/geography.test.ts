import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { clipLine, clipRing, type Position } from './clip.ts';
import { loadPlaces, loadRegion, loadWorld } from './data.ts';
import { drawMap } from './drawing/drawing.ts';
import { graticule } from './drawing/graticule.ts';
import { toDegrees, toPixels } from './mercator.ts';
import { describeNearness } from './near-sentence.ts';
import { nearestPlace } from './places.ts';
import { formatLength, scaleAt } from './scale.ts';
import { findPlaces } from './search.ts';

const places = await loadPlaces();
const region = await loadRegion();
const world = await loadWorld();

/** Whether a point is on land (even-odd rule over all rings). */
function isOnLand([x, y]: Position): boolean {
  const { land } = region;
  const rings = land.type === 'MultiPolygon' ? (land.coordinates.flat() as Position[][]) : [];
  let inside = false;
  for (const ring of rings) {
    ring.forEach(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
  }
  return inside;
}

describe('the map data', () => {
  it.each([
    ['Lomé', 1.2222, 6.1366],
    ['Kodjoviakopé, 600 m from the shore', 1.2094, 6.1216],
    ['Kara', 1.18, 9.55],
    ['Cotonou', 2.42, 6.37],
    ['Accra', -0.2, 5.56],
  ])('has %s on land', (_, lng, lat) => expect(isOnLand([lng, lat])).toBe(true));

  it.each([
    ['a kilometre off Lomé', 1.2222, 6.11],
    ['the port of Lomé', 1.2865, 6.14],
    ['the Gulf of Guinea', 1.5, 5.5],
  ])('has %s at sea', (_, lng, lat) => expect(isOnLand([lng, lat])).toBe(false));

  it('has every town of Togo on land', () => {
    const drowned = places
      .filter(({ country, lat, lng }) => country === 'TG' && !isOnLand([lng, lat]))
      .map(({ name }) => name);
    expect(drowned).toEqual([]);
  });

  it('is at most 1.5 MB, and its list of places at most 150 kB when compressed', () => {
    const sizes = ['data/region.topo.json', 'data/world.topo.json', 'data/places.json'].map((name) =>
      readFileSync(new URL(name, import.meta.url)),
    );
    expect(sizes.reduce((sum, { length }) => sum + length, 0)).toBeLessThan(1_500_000);
    expect(brotliCompressSync(sizes[2] ?? '').length).toBeLessThan(150_000);
  });
});

describe('findPlaces', () => {
  const first = (text: string) => findPlaces(places, text, 6).map(({ name, country }) => `${name} ${country}`)[0];

  it.each([
    ['lome', 'Lomé TG'],
    ['LOMÉ', 'Lomé TG'],
    ['tsevie', 'Tsévié TG'],
    ['kpal', 'Kpalimé TG'],
    ['kara togo', 'Kara TG'],
    ['aneho', 'Aného TG'],
    ['petit popo', 'Aného TG'],
    ['Dassa-Zoumé, Bénin', 'Dassa-Zoumè BJ'],
    ['cotonou benin', 'Cotonou BJ'],
    ['ouaga', 'Ouagadougou BF'],
    ['guerin kouka', 'Guérin-Kouka TG'],
  ])('for %s finds %s first', (text, name) => expect(first(text)).toBe(name));

  it.each(['', '   ', '---', 'zzzz', 'kara france', '(', 'a'.repeat(500)])(
    'for %j finds nothing and does not throw',
    (text) => expect(findPlaces(places, text, 6)).toEqual([]),
  );

  it('returns at most the requested number of places, the largest first', () => {
    const found = findPlaces(places, 'ba', 6);
    expect(found).toHaveLength(6);
    const same = found.filter(({ name }) => name.toLowerCase().startsWith('ba')).map(({ population }) => population);
    expect(same).toEqual(same.toSorted((a, b) => b - a));
  });
});

describe('the description of a point', () => {
  const placeAt = (lat: number, lng: number, locale = 'en') => {
    const near = nearestPlace(places, { lat, lng }, locale);
    return near && describeNearness(near, locale);
  };
  it.each([
    [6.1287, 1.2215, 'In Lomé, Togo.', 'À Lomé (Togo).'],
    [6.1287, 1.2425, '2.3\u00a0km east of Lomé, Togo.', 'À 2,3\u00a0km à l’est de Lomé (Togo).'],
    [6.1216, 1.2094, '1.6\u00a0km south-west of Lomé, Togo.', 'À 1,6\u00a0km au sud-ouest de Lomé (Togo).'],
    [6.25, 1.6, '2.6\u00a0km north of Aného, Togo.', 'À 2,6\u00a0km au nord d’Aného (Togo).'],
  ])('%f, %f: %s', (lat, lng, en, fr) => expect([placeAt(lat, lng), placeAt(lat, lng, 'fr')]).toEqual([en, fr]));
  it.each([
    ['Atakpamé', 'd’Atakpamé'],
    ['Oursi', 'd’Oursi'],
    ['Hohoe', 'de Hohoe'],
    ['Ouidah', 'de Ouidah'],
    ['Yendi', 'de Yendi'],
    ['Kara', 'de Kara'],
  ])('names %s with the French preposition', (name, expected) => {
    const nearness = { name, country: 'Togo', km: 3, direction: 'north' } as const;
    expect(describeNearness(nearness, 'fr')).toBe(`À 3\u00a0km au nord ${expected} (Togo).`);
  });
  it('is undefined in the middle of an ocean', () => expect(placeAt(0, -30)).toBeUndefined());
});

describe('the drawing of a place', () => {
  const draw = (lat: number, lng: number, zoom: number) =>
    drawMap({ region, world, places }, { lat, lng, zoom, locale: 'en' });

  it('is small enough to be part of a page', () => {
    expect(JSON.stringify(draw(6.1216, 1.2094, 15)).length).toBeLessThan(1500);
    expect(JSON.stringify(draw(6.1366, 1.2222, 10)).length).toBeLessThan(6000);
  });
  it('names Lomé at the scale of the city and shows the world elsewhere', () => {
    expect(draw(6.1366, 1.2222, 10).towns.map(({ name }) => name)).toContain('Lomé');
    expect(draw(48.85, 2.35, 6).towns.map(({ name }) => name)).toContain('Paris');
    expect(draw(48.85, 2.35, 6).land).not.toBe('');
  });
  it.each([
    [85, 180, 1],
    [-85, -180, 19],
    [0, 0, 0],
  ])('has valid numbers at %d, %d, zoom %d', (lat, lng, zoom) =>
    expect(draw(lat, lng, zoom).grid).not.toMatch(/NaN|Infinity/),
  );
});

describe('map geometry', () => {
  it('converts degrees to pixels and back', () => {
    const [lng, lat] = toDegrees(toPixels([1.2222, 6.1366], 16), 16);
    expect([lng.toFixed(6), lat.toFixed(6)]).toEqual(['1.222200', '6.136600']);
  });
  it.each([
    [0, 0, 16],
    [6.1366, 1.2222, 10],
    [70, 20, 3],
  ])('has a scale bar of a round length at %d, %d, zoom %d', (lat, _lng, zoom) => {
    const { metres, pixels } = scaleAt(lat, zoom);
    expect(String(metres)).toMatch(/^[125]0*$/);
    expect(pixels).toBeGreaterThan(40);
    expect(pixels).toBeLessThanOrEqual(110);
  });
  it('formats lengths in both languages', () =>
    expect([formatLength(1500, 'fr'), formatLength(200, 'en'), formatLength(50_000, 'en')]).toEqual([
      '1,5\u00a0km',
      '200\u00a0m',
      '50\u00a0km',
    ]));
  it.each([1, 5, 10, 16, 19])('has between 2 and 39 graticule lines at zoom %d', (zoom) => {
    const half = 180 / 2 ** zoom;
    const lines = graticule([1.2 - half, Math.max(-85, 6.1 - half), 1.2 + half, Math.min(85, 6.1 + half)], zoom).length;
    expect(lines).toBeGreaterThan(1);
    expect(lines).toBeLessThan(40);
  });
  it('clips rings and lines to a box', () => {
    const frame = [0, 0, 10, 10] as [number, number, number, number];
    expect(
      clipRing(
        [
          [-5, -5],
          [5, -5],
          [5, 5],
          [-5, 5],
        ],
        frame,
      ),
    ).toEqual(
      expect.arrayContaining([
        [5, 5],
        [5, 0],
        [0, 0],
        [0, 5],
      ]),
    );
    expect(
      clipRing(
        [
          [20, 20],
          [30, 20],
          [30, 30],
        ],
        frame,
      ),
    ).toEqual([]);
    expect(
      clipLine(
        [
          [-5, 5],
          [15, 5],
        ],
        frame,
      ),
    ).toEqual([
      [
        [0, 5],
        [10, 5],
      ],
    ]);
    expect(
      clipLine(
        [
          [-5, 5],
          [5, 5],
          [5, 20],
          [7, 20],
          [7, 5],
        ],
        frame,
      ),
    ).toEqual([
      [
        [0, 5],
        [5, 5],
        [5, 10],
      ],
      [
        [7, 10],
        [7, 5],
      ],
    ]);
    expect(
      clipLine(
        [
          [20, 20],
          [30, 30],
        ],
        frame,
      ),
    ).toEqual([]);
  });
});
