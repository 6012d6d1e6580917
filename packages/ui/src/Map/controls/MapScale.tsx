import { useEffect, useState } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { scaleAt } from '../../geography/scale.ts';
import { ScaleBar } from './ScaleBar.tsx';

/** A scale bar that follows the position and the zoom of the map. */
export function MapScale({ lat, zoom, locale }: { lat: number; zoom: number; locale: string }) {
  const { current: map } = useMap();
  const [scale, setScale] = useState(() => scaleAt(lat, zoom));

  useEffect(() => {
    if (map === undefined) return undefined;
    const follow = () => setScale(scaleAt(map.getCenter().lat, map.getZoom()));
    map.on('move', follow);
    return () => {
      map.off('move', follow);
    };
  }, [map]);

  return <ScaleBar {...scale} locale={locale} />;
}
