import { useEffect, useState } from 'react';
import type { MapDrawing, MapView } from './drawing.ts';

const load = async (view: MapView) => (await import('./load-drawing.ts')).loadDrawing(view);

/**
 * The drawing of a place: the one that came with the page, or one made here of data that is loaded for it. Undefined
 * until then, and where the data does not come.
 */
export function useDrawing({ lat, lng, zoom, locale }: MapView, given: MapDrawing | undefined): MapDrawing | undefined {
  const [made, setMade] = useState<MapDrawing>();
  useEffect(() => {
    if (given !== undefined) return undefined;
    let gone = false;
    load({ lat, lng, zoom, locale }).then(
      (drawing) => {
        if (!gone) setMade(drawing);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [lat, lng, zoom, locale, given]);
  return given ?? made;
}
