import { describe, expect, it } from 'vitest';
import { addressOfPlace, readPlaces, searchAddress } from './places.ts';
import { mapUrlOf, readPoint, formatPoint, serializePoint } from './location/point.ts';

const photon = {
  type: 'FeatureCollection',
  features: [
    {
      geometry: { type: 'Point', coordinates: [1.2255, 6.1319] },
      properties: { name: 'Grand Marché', street: 'Rue du Commerce', city: 'Lomé', country: 'Togo' },
    },
    {
      geometry: { type: 'Point', coordinates: [1.2, 6.1] },
      properties: { housenumber: '12', street: 'Rue de la Paix', city: 'Lomé', country: 'Togo' },
    },
    { geometry: null, properties: { name: 'Nowhere' } },
  ],
};
const nominatim = [
  { lat: '6.1319', lon: '1.2255', display_name: 'Grand Marché, Rue du Commerce, Lomé, Togo' },
  { lat: 'x', lon: '1', display_name: 'Broken' },
];

describe('the place search', () => {
  it('parses a response of Photon', () =>
    expect(readPlaces(photon)).toMatchObject([
      { lat: 6.1319, lng: 1.2255, name: 'Grand Marché', where: 'Rue du Commerce, Lomé, Togo' },
      { lat: 6.1, lng: 1.2, name: '12 Rue de la Paix', where: 'Lomé, Togo' },
    ]));
  it('parses a JSON response of Nominatim', () =>
    expect(readPlaces(nominatim)).toMatchObject([
      { lat: 6.1319, lng: 1.2255, name: 'Grand Marché', where: 'Rue du Commerce, Lomé, Togo' },
    ]));
  it('parses a GeoJSON response of Nominatim', () =>
    expect(
      readPlaces({ features: [{ geometry: { coordinates: [1.2, 6.1] }, properties: { display_name: 'Lomé, Togo' } }] }),
    ).toMatchObject([{ name: 'Lomé', where: 'Togo' }]));
  it.each([null, 7, 'x', {}, { features: {} }, [null], [[]], { features: [{ geometry: { coordinates: 'x' } }] }])(
    'returns no places for the invalid response %j',
    (response) => expect(readPlaces(response)).toEqual([]),
  );
  it('writes a place as an address without repeated parts', () =>
    expect(addressOfPlace({ id: '1', lat: 0, lng: 0, name: 'Lomé', where: 'Togo' })).toBe('Lomé, Togo'));
  it('keeps the query parameters of the configured address', () =>
    expect(searchAddress('https://places.example/api?limit=3&lat=6.1', 'rue & co', 'fr')).toBe(
      'https://places.example/api?limit=3&lat=6.1&q=rue+%26+co&lang=fr',
    ));
});

describe('a point', () => {
  it.each(['', ',', '6.1', '91,0', '0,181', '6,1,2', 'a,b', ' ,1'])('is not parsed from the invalid text %j', (text) =>
    expect(readPoint(text)).toBeUndefined(),
  );
  it('is the same after serializing and parsing, rounded to six decimals', () =>
    expect(readPoint(serializePoint({ lat: 6.13661234, lng: -1.2 }))).toEqual({ lat: 6.136612, lng: -1.2 }));
  it('is formatted in the language of the page', () => {
    expect(formatPoint({ lat: 6.1366, lng: 1.2222 }, 'fr')).toBe('6,1366\u202F; 1,2222');
    expect(formatPoint({ lat: 6.1366, lng: 1.2222 }, 'en')).toBe('6.1366, 1.2222');
  });
  it('has an address on openstreetmap.org', () => {
    expect(mapUrlOf({ lat: 6.12, lng: 1.21 })).toBe(
      'https://www.openstreetmap.org/?mlat=6.12&mlon=1.21#map=16/6.12/1.21',
    );
    expect(mapUrlOf(undefined)).toBe('https://www.openstreetmap.org/#map=10/6.1366/1.2222');
  });
});
