import { useEffect, useState } from 'react';
import { loadUntilSuccess } from '../../loading/load-until-success.ts';
import type { MapDrawing, MapView } from './drawing.ts';

const load = async (view: MapView) => (await import('./load-drawing.ts')).loadDrawing(view);

/**
 * Returns the drawing of a place: the one that came with the page, or one made from data that it loads. Returns
 * undefined until then. Retries when loading fails.
 */
export function useDrawing(
  { lat, lng, zoom, locale }: MapView,
  initial: MapDrawing | undefined,
): MapDrawing | undefined {
  const [loaded, setLoaded] = useState<MapDrawing>();
  useEffect(() => {
    if (initial !== undefined) return undefined;
    const leaving = new AbortController();
    void loadUntilSuccess(() => load({ lat, lng, zoom, locale }), leaving.signal).then(setLoaded);
    return () => leaving.abort();
  }, [lat, lng, zoom, locale, initial]);
  return initial ?? loaded;
}
