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
  const previousPlace = useRef(place);

  useEffect(() => {
    if (previousPlace.current === place) return;
    previousPlace.current = place;
    map?.easeTo({ center: [lng, lat], zoom });
  }, [map, place, lat, lng, zoom]);

  return null;
}
