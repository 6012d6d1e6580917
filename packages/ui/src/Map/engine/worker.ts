import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { trustOwnScripts } from './trust.ts';

/** Tells MapLibre where its worker is; once, before the first map. */
export function prepareWorker(): void {
  trustOwnScripts();
  setWorkerUrl(workerUrl);
}
