import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { mapOrigins } from './map-variables.ts';

const originsOf = (variables: Record<string, string>) => {
  const { environment, faults } = readEnvironment(variables);
  return environment === null ? faults.map(({ name }) => name) : mapOrigins(environment);
};

describe('mapOrigins', () => {
  it('allows no origin without a map style', () => {
    expect(originsOf({})).toEqual([]);
    expect(originsOf({ MAP_ORIGINS: 'https://fonts.example' })).toEqual([]);
  });

  it('allows the origin of the style and the listed origins', () => {
    expect(originsOf({ MAP_STYLE_URL: 'https://tiles.example/style.json?key=a' })).toEqual(['https://tiles.example']);
    expect(
      originsOf({
        MAP_STYLE_URL: 'http://localhost:8080/style.json',
        MAP_ORIGINS: 'https://fonts.example, https://*.tiles.example',
      }),
    ).toEqual(['http://localhost:8080', 'https://fonts.example', 'https://*.tiles.example']);
  });

  it.each(['http://tiles.example/style.json', 'javascript:alert(1)', 'tiles', "https://tiles.example'; script-src *"])(
    'rejects the style %s',
    (url) => {
      const result = originsOf({ MAP_STYLE_URL: url, MAP_ORIGINS: 'https://a.example' });
      expect(result.every((each) => each === 'MAP_STYLE_URL' || /^https:\/\/[\w.]+$/.test(each))).toBe(true);
    },
  );

  it.each(['*', 'https://a.example/path', 'https://a.example;script-src *', 'data:', "'unsafe-inline'"])(
    'rejects the origin %s',
    (origin) => {
      expect(originsOf({ MAP_STYLE_URL: 'https://tiles.example/style.json', MAP_ORIGINS: origin })).toEqual([
        'MAP_ORIGINS',
      ]);
    },
  );
});
