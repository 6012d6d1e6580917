import { city, pointZoom } from '@kermesse/ui/city';
import { LazyMap } from '@kermesse/ui/lazy-map';
import { useTranslation } from 'react-i18next';
import type { Point } from './location/point.ts';

export interface PickerMapProps {
  mapStyle: string | undefined;
  point: Point | undefined;
  onPick: (point: Point) => void;
  onReady: () => void;
  onFail: () => void;
}

/** The map on which the user picks a point. Its code loads when the first map is shown. */
export function PickerMap({ point, onPick, ...map }: PickerMapProps) {
  const { t, i18n } = useTranslation('placePicker');
  const place = point === undefined ? city : { ...point, zoom: pointZoom };
  return (
    <LazyMap
      {...map}
      {...place}
      pinned={point !== undefined}
      picking={{ label: t('pick'), onPick }}
      labels={{
        map: t('map'),
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
