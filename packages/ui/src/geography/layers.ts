import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';

/** The map data of a part of the world: GeoJSON by layer. */
export interface MapLayers {
  land: GeoJSON.Geometry;
  borders: GeoJSON.Geometry;
  /** This layer and those below exist only for Togo and its neighbours. */
  coast?: GeoJSON.Geometry;
  lakes?: GeoJSON.Geometry;
  rivers?: GeoJSON.Geometry;
}

/** Parses a file that `scripts/assets/build-map.ts` writes. */
export function layersOf(topology: unknown): MapLayers {
  const parsed = topology as Topology;
  const entries = Object.entries(parsed.objects).map(([name, object]) => {
    const geoJson = feature(parsed, object);
    return [name, geoJson.type === 'Feature' ? geoJson.geometry : undefined];
  });
  return Object.fromEntries(entries) as MapLayers;
}
