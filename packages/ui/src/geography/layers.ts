import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';

/** What is drawn of a part of the earth: GeoJSON by layer. */
export interface MapLayers {
  land: GeoJSON.Geometry;
  borders: GeoJSON.Geometry;
  /** The rest is known of Togo and its neighbours alone. */
  coast?: GeoJSON.Geometry;
  lakes?: GeoJSON.Geometry;
  rivers?: GeoJSON.Geometry;
}

/** Reads one of the files that `scripts/assets/build-map.ts` writes. */
export function layersOf(topology: unknown): MapLayers {
  const read = topology as Topology;
  const entries = Object.entries(read.objects).map(([name, object]) => {
    const made = feature(read, object);
    return [name, made.type === 'Feature' ? made.geometry : undefined];
  });
  return Object.fromEntries(entries) as MapLayers;
}
