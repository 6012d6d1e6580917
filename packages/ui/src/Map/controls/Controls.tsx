import { Locate, Minus, Plus } from 'lucide-react';
import { useMap } from 'react-map-gl/maplibre';
import { Icon } from '../../Icon/Icon.tsx';
import { IconButton } from '../../IconButton/IconButton.tsx';
import { Buttons } from '../map.styles.ts';

interface ControlsProps {
  labels: { zoomIn: string; zoomOut: string; recentre: string };
  /** The initial view. */
  home: { lat: number; lng: number; zoom: number };
}

/** The buttons of a map: zoom in, zoom out, and return to the initial view. */
export function Controls({ labels, home }: ControlsProps) {
  const { current: map } = useMap();
  const { lat, lng, zoom } = home;
  return (
    <Buttons>
      <IconButton label={labels.zoomIn} onClick={() => map?.zoomIn()}>
        <Icon icon={Plus} />
      </IconButton>
      <IconButton label={labels.zoomOut} onClick={() => map?.zoomOut()}>
        <Icon icon={Minus} />
      </IconButton>
      <IconButton label={labels.recentre} onClick={() => map?.easeTo({ center: [lng, lat], zoom })}>
        <Icon icon={Locate} />
      </IconButton>
    </Buttons>
  );
}
