import type { LayerSpecification, StyleSpecification } from 'react-map-gl/maplibre';
import type { MapLayers } from '../../geography/layers.ts';
import { isLargeTown, type KnownPlace } from '../../geography/places.ts';
import { maxLakeZoom, region } from '../../geography/region.ts';
import type { MapColours } from './colours.ts';
import { ownAttribution } from './own-credits.ts';

/** The site's fonts. MapLibre draws text with fonts of the page and reads weight and slant from the first name. */
export const mapFonts = { text: ['Ysabeau Office Semibold', 'Ysabeau Office'], title: ['Playfair Italic', 'Playfair'] };

/** Wraps a geometry as a GeoJSON feature. Without a geometry, the feature is empty. */
export const featureOf = (geometry: GeoJSON.Geometry | undefined): GeoJSON.Feature => ({
  type: 'Feature',
  properties: {},
  geometry: geometry ?? { type: 'GeometryCollection', geometries: [] },
});

const source = (geometry: GeoJSON.Geometry | undefined, credit?: string) =>
  ({
    type: 'geojson',
    data: featureOf(geometry),
    maxzoom: 14,
    tolerance: 0.3,
    ...(credit !== undefined && { attribution: credit }),
  }) as const;

const [west, south, east, north] = region;
const regionBox: GeoJSON.Polygon = {
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
};

/** The minimum zoom at which a place is shown: larger places appear earlier. */
const zoomOf = ({ population }: KnownPlace) =>
  population >= 1_000_000 ? 3 : population >= 200_000 ? 5 : population >= 50_000 ? 6.5 : population >= 10_000 ? 8 : 9;

const townFeatures = (places: KnownPlace[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: places.map((place) => ({
    type: 'Feature',
    properties: { name: place.name, from: zoomOf(place), rank: -place.population, isLarge: isLargeTown(place) },
    geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
  })),
});

/** The layers of the map, from bottom to top. */
export function ownLayers({ sea, land, grid, coast, border, ink }: MapColours): LayerSpecification[] {
  const dashedLine = { 'line-dasharray': [5, 3], 'line-width': 1.4, 'line-color': border };
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': sea } },
    { id: 'world', type: 'fill', source: 'world', paint: { 'fill-color': land } },
    { id: 'world-borders', type: 'line', source: 'world-borders', paint: dashedLine },
    // The detailed region covers the coarser world and has its own sea.
    { id: 'region-sea', type: 'fill', source: 'region', paint: { 'fill-color': sea, 'fill-antialias': false } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': land } },
    { id: 'lakes', type: 'fill', source: 'lakes', maxzoom: maxLakeZoom, paint: { 'fill-color': sea } },
    { id: 'rivers', type: 'line', source: 'rivers', maxzoom: 9, paint: { 'line-color': sea, 'line-width': 1 } },
    { id: 'grid', type: 'line', source: 'grid', paint: { 'line-color': grid, 'line-width': 1, 'line-opacity': 0.28 } },
    { id: 'coast', type: 'line', source: 'coast', paint: { 'line-color': coast, 'line-width': 1.4 } },
    { id: 'borders', type: 'line', source: 'borders', paint: dashedLine },
    {
      id: 'town-dots',
      type: 'circle',
      source: 'towns',
      filter: ['<=', ['get', 'from'], ['zoom']],
      paint: {
        'circle-color': ink,
        'circle-radius': ['case', ['get', 'isLarge'], 4, 3],
        'circle-stroke-color': land,
        'circle-stroke-width': 1.5,
      },
    },
    {
      id: 'town-names',
      type: 'symbol',
      source: 'towns',
      filter: ['<=', ['get', 'from'], ['zoom']],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': mapFonts.text,
        'text-size': ['case', ['get', 'isLarge'], 17, 14],
        'text-anchor': 'bottom',
        'text-offset': [0, -0.45],
        'symbol-sort-key': ['get', 'rank'],
        'text-padding': 6,
      },
      paint: { 'text-color': ink, 'text-halo-color': land, 'text-halo-width': 1.6 },
    },
  ];
}

/** The style of the site's own map. It needs no network and no fonts from other sites. */
export function ownStyle(colours: MapColours, near: MapLayers, places: KnownPlace[]): StyleSpecification {
  return {
    version: 8,
    sources: {
      world: source(undefined),
      'world-borders': source(undefined),
      region: source(regionBox),
      land: source(near.land, ownAttribution),
      lakes: source(near.lakes),
      rivers: source(near.rivers),
      coast: source(near.coast),
      borders: source(near.borders),
      grid: source(undefined),
      towns: { type: 'geojson', data: townFeatures(places) },
    },
    layers: ownLayers(colours),
  };
}
