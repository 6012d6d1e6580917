import { openStreetMapUrl } from '@kermesse/ui/open-street-map';
import { describe, expect, it } from 'vitest';
import { placeOf } from './place.ts';

describe('a place', () => {
  it('is Lomé unless both coordinates are given', () => {
    expect(placeOf({})).toEqual({ lat: 6.1366, lng: 1.2222, zoom: 10, pinned: false });
    expect(placeOf({ lat: 48.85, zoom: 12 })).toEqual({ lat: 6.1366, lng: 1.2222, zoom: 12, pinned: false });
    expect(placeOf({ lat: 0, lng: 0 })).toEqual({ lat: 0, lng: 0, zoom: 16, pinned: true });
  });

  it('has a link to openstreetmap.org', () => {
    expect(openStreetMapUrl(placeOf({ lat: 6.12, lng: 1.21 }))).toBe(
      'https://www.openstreetmap.org/?mlat=6.12&mlon=1.21#map=16/6.12/1.21',
    );
    expect(openStreetMapUrl(placeOf({}))).toBe('https://www.openstreetmap.org/#map=10/6.1366/1.2222');
  });
});
