import { useEffect, useRef } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { Button } from '../../Button/Button.tsx';
import { Cross, Pick } from '../map.styles.ts';

/** How a point is chosen on a map. */
export interface MapPicking {
  /** The button that takes what is under the cross in the middle. */
  label: string;
  /** Called with the point in degrees: of a click, or of the centre. */
  onPick: (point: { lat: number; lng: number }) => void;
}

interface PickingProps extends MapPicking {
  lat: number;
  lng: number;
  zoom: number;
}

/** A cross in the middle that the arrow keys move the map under, the button that takes it, and the way to a new point. */
export function Picking({ label, onPick, lat, lng, zoom }: PickingProps) {
  const { current: map } = useMap();
  const shown = useRef(`${lat},${lng}`);

  useEffect(() => {
    if (shown.current === `${lat},${lng}`) return;
    shown.current = `${lat},${lng}`;
    map?.easeTo({ center: [lng, lat], zoom });
  }, [map, lat, lng, zoom]);

  function pick() {
    const centre = map?.getCenter().wrap();
    if (centre !== undefined) onPick({ lat: centre.lat, lng: centre.lng });
  }

  return (
    <>
      <Cross viewBox="0 0 44 44" aria-hidden="true" focusable="false">
        <path d="M22 2V17M22 27V42M2 22H17M27 22H42" />
      </Cross>
      <Pick>
        <Button size="s" onPress={pick}>
          {label}
        </Button>
      </Pick>
    </>
  );
}
