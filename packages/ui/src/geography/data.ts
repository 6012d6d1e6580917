import { loadOnce } from '../loading/load-once.ts';
import { layersOf, type MapLayers } from './layers.ts';
import { parsePlaces, type KnownPlace } from './places.ts';

// Modules wrap the JSON files: Node imports JSON only with an attribute, and Vite's development server cannot import it
// dynamically with one.

/** Loads coasts, borders and waters of Togo and its neighbours; 58 kB from this site. */
export const loadRegion: () => Promise<MapLayers> = loadOnce(async () =>
  layersOf((await import('./data/region-file.ts')).regionFile),
);

/** Loads land and borders of the world at a small scale; 124 kB. */
export const loadWorld: () => Promise<MapLayers> = loadOnce(async () =>
  layersOf((await import('./data/world-file.ts')).worldFile),
);

/** Loads the list of places; 19 kB. */
export const loadPlaces: () => Promise<KnownPlace[]> = loadOnce(async () =>
  parsePlaces((await import('./data/places-file.ts')).placesFile),
);
