import { city, overview, pointZoom } from '@kermesse/ui/city';
import type { MapStageState } from '@kermesse/ui/map-stage';
import { useDrawing } from '@kermesse/ui/use-drawing';
import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stage, Where } from './place-picker.styles.ts';
import type { Point } from './location/point.ts';

interface PickerStageProps {
  /** The map style or tile file of the settings. Without it, the site's own map is shown. */
  mapStyle: string | undefined;
  point: Point | undefined;
  onPick: (point: Point) => void;
}

/** A static picture of the place, and the map on which the user picks a point once it is opened. */
export function PickerStage({ mapStyle, point, onPick }: PickerStageProps) {
  const { t, i18n } = useTranslation('placePicker');
  const locale = i18n.language;
  const [state, setState] = useState<MapStageState>('picture');
  const drawing = useDrawing({ ...city, ...point, ...(point && { zoom: overview }), locale }, undefined);
  const status = {
    picture: '',
    loading: '',
    ready: mapStyle === undefined ? t('noStreets') : '',
    failed: t('failed'),
    unsupported: t('unsupported'),
  }[state];
  return (
    <>
      <Stage
        state={state}
        onState={setState}
        mapStyle={mapStyle}
        {...city}
        {...(point && { ...point, zoom: pointZoom })}
        pinned={point !== undefined}
        picking={{ label: t('pick'), onPick }}
        drawing={drawing}
        icon={<MapPinned aria-hidden="true" />}
        name={t('map')}
        t={t}
        locale={locale}
      />
      <Where role="status">{status}</Where>
    </>
  );
}
