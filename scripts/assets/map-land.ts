import { merge, mesh, quantize } from 'topojson-client';
import { topology as topologyOf } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import {
  clipLine,
  clipRing,
  isWithin,
  type Box,
  type Position as Point,
} from '../../packages/ui/src/geography/clip.ts';
import { region } from '../../packages/ui/src/geography/region.ts';

/** What the map's land is made from. */
export interface MapSources {
  /** Countries with their coasts, to a metre (geo-maps, from OpenStreetMap). */
  countries: GeoJSON.FeatureCollection;
  /** Great lakes and rivers at 1:50 million (Natural Earth). */
  lakes: GeoJSON.FeatureCollection;
  rivers: GeoJSON.FeatureCollection;
}

/** The region's data goes a little beyond it, so that no seam shows. */
const cut: Box = [region[0] - 0.1, region[1] - 0.1, region[2] + 0.1, region[3] + 0.1];
/** Where nothing is left out: Togo, and the coast from Accra to Lagos. */
const fine: Box = [-0.4, 5.4, 3.6, 11.4];

/** Below these triangle areas, in square degrees, a point of a line is left out: 15 m and 500 m or so. */
const weights = { fine: 2e-8, coarse: 2e-5, world: 3e-3 };

function polygonsOf(geometry: GeoJSON.Geometry): Point[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates as Point[][]];
  if (geometry.type === 'MultiPolygon') return geometry.coordinates as Point[][][];
  return geometry.type === 'GeometryCollection' ? geometry.geometries.flatMap(polygonsOf) : [];
}

const clipped = (geometry: GeoJSON.Geometry): GeoJSON.MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: polygonsOf(geometry)
    .map((rings) =>
      rings
        .map((ring) => clipRing(ring.slice(0, -1), cut))
        .filter((ring) => ring.length > 2)
        .map((ring) => [...ring, ring[0] as Point]),
    )
    .filter((rings) => rings.length > 0),
});

const clippedLines = (geometry: GeoJSON.Geometry): Point[][] => {
  const lines =
    geometry.type === 'LineString'
      ? [geometry.coordinates]
      : geometry.type === 'MultiLineString'
        ? geometry.coordinates
        : [];
  return (lines as Point[][]).flatMap((line) => clipLine(line, cut));
};

const onEdge = (a: Point, b: Point) =>
  ([0, 1] as const).some(
    (axis) => a[axis] === b[axis] && [cut[axis], cut[axis + 2]].some((side) => Math.abs(a[axis] - (side ?? 0)) < 1e-4),
  );

/** Lines without the straight pieces along the box. */
function withoutEdges(lines: Point[][]): Point[][] {
  const parts: Point[][] = [];
  for (const line of lines) {
    let part: Point[] = [];
    line.forEach((point, index) => {
      const last = line[index - 1];
      if (last !== undefined && onEdge(last, point)) {
        if (part.length > 1) parts.push(part);
        part = [];
      }
      part.push(point);
    });
    if (part.length > 1) parts.push(part);
  }
  return parts;
}

/** A topology as topojson-simplify takes it. */
type Shapes = Parameters<typeof presimplify>[0];

const topology = (objects: Record<string, GeoJSON.GeoJSON>) => topologyOf(objects) as unknown as Shapes;

/** Leaves out points that change a line little; within the fine box far fewer. */
function lightened(whole: Shapes, near: number, far: number): Shapes {
  const weighted = presimplify(whole);
  for (const arc of weighted.arcs as unknown as [number, number, number][][]) {
    for (const point of arc) if (!isWithin([point[0], point[1]], fine)) point[2] *= near / far;
  }
  return simplify(weighted, near);
}

/** The land, the sea's coast, borders, lakes and rivers of the region, as one topology. */
export function landTopology({ countries, lakes, rivers }: MapSources): Topology {
  const shapes = countries.features
    .map((each) => ({ ...each, geometry: clipped(each.geometry) }))
    .filter(({ geometry }) => geometry.coordinates.length > 0);
  const whole = topology({ countries: { type: 'FeatureCollection', features: shapes } });
  const light = lightened(whole, weights.fine, weights.coarse);
  const object = light.objects['countries'] as GeometryCollection;
  const land = merge(light, object.geometries as (Polygon | MultiPolygon)[]);
  const borders = mesh(light, object, (a, b) => a !== b);
  const coast = withoutEdges(mesh(light, object, (a, b) => a === b).coordinates as Point[][]);
  const great = lakes.features.flatMap((each) => clipped(each.geometry).coordinates);
  const made = topology({
    land,
    borders,
    coast: { type: 'MultiLineString', coordinates: coast },
    lakes: { type: 'MultiPolygon', coordinates: great },
    rivers: { type: 'MultiLineString', coordinates: rivers.features.flatMap((each) => clippedLines(each.geometry)) },
  });
  return quantize(made, 1e6);
}

/** The rest of the world: land and borders at 1:50 million, lightened. */
export function worldTopology(atlas: Topology): Topology {
  const light = simplify(presimplify(atlas as unknown as Shapes), weights.world);
  const object = light.objects['countries'] as GeometryCollection;
  const made = topology({
    land: merge(light, object.geometries as (Polygon | MultiPolygon)[]),
    borders: mesh(light, object, (a, b) => a !== b),
  });
  return quantize(made, 1e5);
}
