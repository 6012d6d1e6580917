import { LazyMap } from '@kermesse/ui/lazy-map';
import { useTranslation } from 'react-i18next';
import type { MapPlace } from './place.ts';

interface LiveMapProps {
  mapStyle: string | undefined;
  place: MapPlace;
  /** The accessible name of the map. */
  name: string;
  onReady: () => void;
  onFail: () => void;
}

/** The interactive map. Its code loads with the first one. */
export function LiveMap({ place, name, ...map }: LiveMapProps) {
  const { t, i18n } = useTranslation('map');
  return (
    <LazyMap
      {...map}
      {...place}
      labels={{
        map: name,
        help: t('help'),
        zoomIn: t('zoomIn'),
        zoomOut: t('zoomOut'),
        recentre: t('recentre'),
        attribution: t('attribution'),
        gestures: { windows: t('gestureWindows'), mac: t('gestureMac'), touch: t('gestureTouch') },
        locale: i18n.language,
      }}
    />
  );
}
