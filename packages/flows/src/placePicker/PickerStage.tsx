import { canDrawMaps } from '@kermesse/ui/can-draw-maps';
import { Button } from '@kermesse/ui/Button';
import { city, overview } from '@kermesse/ui/city';
import { MapAction } from '@kermesse/ui/map-action';
import { MapPicture } from '@kermesse/ui/MapPicture';
import { useDrawing } from '@kermesse/ui/use-drawing';
import { MapPinned } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PickerMap } from './PickerMap.tsx';
import { Stage, Where } from './place-picker.styles.ts';
import type { Point } from './location/point.ts';

interface PickerStageProps {
  /** The map style or tile file of the settings. Without it, the site's own map is shown. */
  mapStyle: string | undefined;
  point: Point | undefined;
  onPick: (point: Point) => void;
}

/**
 * Shows a static picture of the place until the user opens the map, and again when the map fails. If the button that
 * opens the map still has the focus when the map is ready, the map takes it.
 */
export function PickerStage({ mapStyle, point, onPick }: PickerStageProps) {
  const { t, i18n } = useTranslation('placePicker');
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'idle' | 'loading' | 'ready' | 'failed' | 'unsupported'>('idle');
  const stage = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const drawing = useDrawing(
    { ...(point === undefined ? city : { ...point, zoom: overview }), locale: i18n.language },
    undefined,
  );
  const active = state === 'loading' || state === 'ready';
  const status = {
    idle: '',
    loading: '',
    ready: mapStyle === undefined ? t('noStreets') : '',
    failed: t('failed'),
    unsupported: t('unsupported'),
  }[state];

  function openMap() {
    setTries((before) => before + 1);
    setState(canDrawMaps() ? 'loading' : 'unsupported');
  }

  function showMap() {
    takesFocus.current = stage.current?.contains(document.activeElement) === true;
    setState('ready');
  }

  // The button is removed and the map becomes visible at the same time.
  useEffect(() => {
    if (state === 'ready' && takesFocus.current) stage.current?.querySelector<HTMLElement>('[role="region"]')?.focus();
  }, [state]);

  return (
    <>
      <Stage ref={stage} data-state={active ? (state === 'ready' ? 'ready' : 'waiting') : 'picture'}>
        <MapPicture
          drawing={drawing}
          pinned={point !== undefined}
          locale={i18n.language}
          attribution={t('attribution')}
          covered={state === 'ready'}
        />
        {active && (
          <PickerMap
            key={tries}
            mapStyle={mapStyle}
            point={point}
            onPick={onPick}
            onReady={showMap}
            onFail={() => setState('failed')}
          />
        )}
        {state !== 'ready' && state !== 'unsupported' && (
          <MapAction>
            <Button
              variant="highlight"
              size="s"
              icon={<MapPinned aria-hidden="true" />}
              pending={active}
              pendingLabel={t('loading')}
              onPress={openMap}
            >
              {t(state === 'failed' ? 'retry' : 'show')}
            </Button>
          </MapAction>
        )}
      </Stage>
      <Where role="status">{status}</Where>
    </>
  );
}
