import { useEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';

interface FollowingProps {
  lat: number;
  lng: number;
  zoom: number;
}

/** Moves the map when its place changes. */
export function Following({ lat, lng, zoom }: FollowingProps) {
  const { current: map } = useMap();
  const place = `${lat},${lng},${zoom}`;
  const shown = useRef(place);

  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    map?.easeTo({ center: [lng, lat], zoom });
  }, [map, place, lat, lng, zoom]);

  return null;
}
