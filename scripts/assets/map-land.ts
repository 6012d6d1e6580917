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

/** The sources of the map's land. */
export interface MapSources {
  /** Countries with coastlines at a resolution of one metre (geo-maps, from OpenStreetMap). */
  countries: GeoJSON.FeatureCollection;
  /** Large lakes and rivers at 1:50 million (Natural Earth). */
  lakes: GeoJSON.FeatureCollection;
  rivers: GeoJSON.FeatureCollection;
}

/** The clipping box: slightly larger than the region, so that no seam shows. */
const cut: Box = [region[0] - 0.1, region[1] - 0.1, region[2] + 0.1, region[3] + 0.1];
/** The box of full detail: Togo, and the coast from Accra to Lagos. */
const fine: Box = [-0.4, 5.4, 3.6, 11.4];

/**
 * The triangle areas in square degrees below which a point of a line is removed: about 15 m (fine) and 500 m (coarse).
 */
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

/** Removes the segments that run along the clipping box. */
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

/** The topology type of topojson-simplify. */
type Shapes = Parameters<typeof presimplify>[0];

const topology = (objects: Record<string, GeoJSON.GeoJSON>) => topologyOf(objects) as unknown as Shapes;

/** Removes points that change a line little; far fewer of them within the box of full detail. */
function lightened(whole: Shapes, near: number, far: number): Shapes {
  const weighted = presimplify(whole);
  for (const arc of weighted.arcs as unknown as [number, number, number][][]) {
    for (const point of arc) if (!isWithin([point[0], point[1]], fine)) point[2] *= near / far;
  }
  return simplify(weighted, near);
}

/** Returns one topology of the region: land, coast, borders, lakes and rivers. */
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

/** Returns the rest of the world: simplified land and borders at 1:50 million. */
export function worldTopology(atlas: Topology): Topology {
  const light = simplify(presimplify(atlas as unknown as Shapes), weights.world);
  const object = light.objects['countries'] as GeometryCollection;
  const made = topology({
    land: merge(light, object.geometries as (Polygon | MultiPolygon)[]),
    borders: mesh(light, object, (a, b) => a !== b),
  });
  return quantize(made, 1e5);
}
