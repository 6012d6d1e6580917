import { useMap } from 'react-map-gl/maplibre';
import { Button } from '../../Button/Button.tsx';
import { MapAction } from '../map-action.styles.ts';
import { Cross } from '../map.styles.ts';

/** The options for choosing a point on a map. */
export interface MapPicking {
  /** The label of the button that chooses the point under the crosshair. */
  label: string;
  /** Called with the chosen point in degrees: the clicked point or the centre. */
  onPick: (point: { lat: number; lng: number }) => void;
}

/** A crosshair at the centre, over which the arrow keys move the map, and a button that chooses the point. */
export function Picking({ label, onPick }: MapPicking) {
  const { current: map } = useMap();

  function pick() {
    const centre = map?.getCenter().wrap();
    if (centre !== undefined) onPick({ lat: centre.lat, lng: centre.lng });
  }

  return (
    <>
      <Cross viewBox="0 0 44 44" aria-hidden="true">
        <path d="M22 2V17M22 27V42M2 22H17M27 22H42" />
      </Cross>
      <MapAction>
        <Button size="s" onPress={pick}>
          {label}
        </Button>
      </MapAction>
    </>
  );
}
