import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { createTrustedTypesPolicy } from './trusted-types.ts';

/** Sets the URL of MapLibre's worker. Call it once, before the first map renders. */
export function prepareWorker(): void {
  createTrustedTypesPolicy();
  setWorkerUrl(workerUrl);
}
