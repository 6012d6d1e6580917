import { useEffect, useState } from 'react';
import { untilLoaded } from '../../loading/until-loaded.ts';
import type { MapDrawing, MapView } from './drawing.ts';

const load = async (view: MapView) => (await import('./load-drawing.ts')).loadDrawing(view);

/**
 * The drawing of a place: the one that came with the page, or one made here of data that is loaded for it. Undefined
 * until then. Data that does not come is asked for again.
 */
export function useDrawing({ lat, lng, zoom, locale }: MapView, given: MapDrawing | undefined): MapDrawing | undefined {
  const [made, setMade] = useState<MapDrawing>();
  useEffect(() => {
    if (given !== undefined) return undefined;
    let gone = false;
    void untilLoaded(() => load({ lat, lng, zoom, locale })).then((drawing) => {
      if (!gone) setMade(drawing);
    });
    return () => {
      gone = true;
    };
  }, [lat, lng, zoom, locale, given]);
  return given ?? made;
}
