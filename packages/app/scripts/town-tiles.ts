// Writes the tile archive for the map stories: `npx node packages/app/scripts/town-tiles.ts`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { pmtilesOf } from '../../server/src/testing/files/pmtiles.ts';

/** The tile of the centre of Lomé. */
const [z, x, y] = [10, 515, 494];

type Point = [lng: number, lat: number];
type Geometry =
  | { type: 'Point'; coordinates: Point }
  | { type: 'LineString'; coordinates: Point[] }
  | { type: 'Polygon'; coordinates: Point[][] };

interface Drawn {
  kind: string;
  name?: string;
  geometry: Geometry;
}

const street = (from: Point, to: Point, kind = 'minor_road', name?: string): Drawn => ({
  kind,
  name,
  geometry: { type: 'LineString', coordinates: [from, to] },
});
const area = (kind: string, west: number, south: number, east: number, north: number): Drawn => ({
  kind,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
});

/** The features by layer, with Protomaps' names of layers and kinds. The streets are invented. */
const drawn: Record<string, Drawn[]> = {
  earth: [area('earth', 1, 6.1, 1.5, 6.4)],
  water: [area('lake', 1.24, 6.13, 1.26, 6.14)],
  roads: [
    ...Array.from({ length: 12 }, (_, row) => street([1.19 + row * 0.004, 6.108], [1.191 + row * 0.004, 6.15])),
    ...Array.from({ length: 8 }, (_, row) => street([1.18, 6.112 + row * 0.005], [1.25, 6.113 + row * 0.005])),
    street([1.16, 6.118], [1.27, 6.126], 'highway', 'Boulevard'),
  ],
  places: [{ kind: 'locality', name: 'Lomé', geometry: { type: 'Point', coordinates: [1.2222, 6.1366] } }],
};

const layers = Object.fromEntries(
  Object.entries(drawn).map(([layer, things]) => {
    const features = things.map(({ geometry, ...properties }) => ({ type: 'Feature' as const, properties, geometry }));
    return [
      layer,
      new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: z, tolerance: 0 }).getTile(z, x, y),
    ];
  }),
);
const bytes = fromGeojsonVt(layers as Parameters<typeof fromGeojsonVt>[0], { version: 2, extent: 4096 });
const archive = pmtilesOf([{ z, x, y, bytes }], { vector_layers: Object.keys(drawn).map((id) => ({ id })) });
writeFileSync(join(import.meta.dirname, '..', '..', 'ui', 'src', 'Map', 'town.pmtiles'), archive);
console.log(`${archive.length} bytes`);
