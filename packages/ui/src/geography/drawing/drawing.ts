import { clipLine, clipRing, isWithin, type Box, type Position } from '../clip.ts';
import { graticule } from './graticule.ts';
import { drawingHeight, drawingWidth } from './drawing-size.ts';
import type { MapLayers } from '../layers.ts';
import { toDegrees, toPixels } from '../mercator.ts';
import { isLargeTown, nearestPlace, type KnownPlace, type Nearness } from '../places.ts';
import { maxLakeZoom, region } from '../region.ts';
import { scaleAt, type Scale } from '../scale.ts';

/** A map as a small picture: paths in CSS pixels, at the scale of MapLibre. */
export interface MapDrawing {
  land: string;
  water: string;
  coast: string;
  borders: string;
  grid: string;
  towns: { name: string; x: number; y: number; isLarge: boolean }[];
  scale: Scale;
  /** The position of the centre relative to a known place. */
  near?: Nearness;
}

/** The data of a drawing. */
export interface MapData {
  region: MapLayers;
  /** The world. Without it, nothing is drawn outside of the region. */
  world?: MapLayers;
  places: KnownPlace[];
}

/** The centre of a map in degrees, and its zoom as in web maps (0 shows the world). */
export interface MapView {
  lat: number;
  lng: number;
  zoom: number;
  /** The language of the country's name. */
  locale: string;
}

const polygonsOf = (geometry: GeoJSON.Geometry | undefined) =>
  (geometry?.type === 'Polygon'
    ? [geometry.coordinates]
    : geometry?.type === 'MultiPolygon'
      ? geometry.coordinates
      : []) as Position[][][];
const linesOf = (geometry: GeoJSON.Geometry | undefined) =>
  (geometry?.type === 'LineString'
    ? [geometry.coordinates]
    : geometry?.type === 'MultiLineString'
      ? geometry.coordinates
      : []) as Position[][];

/** Drops points that change a line by about a pixel or less. */
function simplifyLine(points: Position[]): Position[] {
  const kept: Position[] = [];
  points.forEach((point, index) => {
    const last = kept.at(-1);
    const far = last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= 1.5;
    if (far || index === points.length - 1) kept.push(point);
  });
  return kept;
}

/** Returns an SVG path with relative steps in whole pixels. */
function pathOf(points: Position[], closed: boolean): string {
  let [x, y] = [0, 0];
  const steps = points.map(([toX, toY], index) => {
    const to: Position = [Math.round(toX), Math.round(toY)];
    const text = index === 0 ? `M${to[0]} ${to[1]}` : `l${to[0] - x} ${to[1] - y}`;
    [x, y] = to;
    return text;
  });
  return steps.length < 2 ? '' : `${steps.join('')}${closed ? 'z' : ''}`;
}

/** The pixels drawn beyond the edges, so that no cut line is visible there. */
const margin = 12;
const frame: Box = [-margin, -margin, drawingWidth + margin, drawingHeight + margin];

/** Returns the towns that fit without overlapping, the largest first. */
function townsOf(places: KnownPlace[], zoom: number, at: (point: Position) => Position): MapDrawing['towns'] {
  const minPopulation = zoom >= 9 ? 0 : zoom >= 7 ? 20_000 : 200_000;
  const towns: MapDrawing['towns'] = [];
  for (const place of places) {
    if (place.population < minPopulation) continue;
    const [x, y] = at([place.lng, place.lat]);
    const overlaps = towns.some((other) => Math.abs(other.x - x) < 110 && Math.abs(other.y - y) < 34);
    if (isWithin([x, y], [0, 0, drawingWidth, drawingHeight]) && !overlaps)
      towns.push({ name: place.name, x: Math.round(x), y: Math.round(y), isLarge: isLargeTown(place) });
  }
  return towns;
}

/** Draws a map of a place: coast, borders, waters, towns, graticule. Missing data is not drawn. */
export function drawMap({ region: near, world, places }: MapData, { lat, lng, zoom, locale }: MapView): MapDrawing {
  const [middleX, middleY] = toPixels([lng, lat], zoom);
  const at = (point: Position): Position => {
    const [x, y] = toPixels(point, zoom);
    return [x - middleX + drawingWidth / 2, y - middleY + drawingHeight / 2];
  };
  const [west, north] = toDegrees([middleX - drawingWidth / 2 - margin, middleY - drawingHeight / 2 - margin], zoom);
  const [east, south] = toDegrees([middleX + drawingWidth / 2 + margin, middleY + drawingHeight / 2 + margin], zoom);
  const layers = isWithin([lng, lat], region) ? near : (world ?? near);
  const area = (geometry: GeoJSON.Geometry | undefined) =>
    polygonsOf(geometry)
      .flatMap((rings) => rings.map((ring) => pathOf(simplifyLine(clipRing(ring.slice(0, -1).map(at), frame)), true)))
      .join('');
  const line = (lines: Position[][]) =>
    lines.flatMap((each) => clipLine(each.map(at), frame).map((part) => pathOf(simplifyLine(part), false))).join('');
  return {
    land: area(layers.land),
    water: zoom > maxLakeZoom ? '' : area(layers.lakes),
    coast: line(linesOf(layers.coast)),
    borders: line(linesOf(layers.borders)),
    grid: line(graticule([west, south, east, north], zoom)),
    towns: townsOf(places, zoom, at),
    scale: scaleAt(lat, zoom),
    near: nearestPlace(places, { lat, lng }, locale),
  };
}
