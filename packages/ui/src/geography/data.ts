import { layersOf, type MapLayers } from './layers.ts';
import { parsePlaces, type KnownPlace } from './places.ts';

/** Caches the result of a loader. After a failure the next call tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  return () => {
    running ??= load().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

/** Loads coasts, borders and waters of Togo and its neighbours; 58 kB from this site. */
export const loadRegion: () => Promise<MapLayers> = once(async () =>
  layersOf((await import('./data/region-file.ts')).regionFile),
);

/** Loads land and borders of the world at a small scale; 124 kB. */
export const loadWorld: () => Promise<MapLayers> = once(async () =>
  layersOf((await import('./data/world-file.ts')).worldFile),
);

/** Loads the list of places; 19 kB. */
export const loadPlaces: () => Promise<KnownPlace[]> = once(async () =>
  parsePlaces((await import('./data/places-file.ts')).placesFile),
);
