import { canDrawMaps } from '@kermesse/ui/can-draw-maps';
import { Button } from '@kermesse/ui/Button';
import { Icon } from '@kermesse/ui/Icon';
import { MapAction } from '@kermesse/ui/map-action';
import type { MapDrawing } from '@kermesse/ui/map-drawing';
import { MapPicture } from '@kermesse/ui/MapPicture';
import { describeNearness } from '@kermesse/ui/near-sentence';
import { openStreetMapUrl } from '@kermesse/ui/open-street-map';
import { TextLink } from '@kermesse/ui/TextLink';
import { useDrawing } from '@kermesse/ui/use-drawing';
import { CircleAlert, MapPinned } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapStyle } from './style.ts';
import { LiveMap } from './LiveMap.tsx';
import { Caption, Failed, MapFigure, Position, Stage, Where } from './map.styles.ts';
import { overviewOf, type MapPlace } from './place.ts';
import { useHasBeenVisible } from './use-has-been-visible.ts';

interface PlaceMapProps {
  place: MapPlace;
  address?: string;
  /** The picture drawn by the server; without it, the browser draws it. */
  drawing?: MapDrawing;
}

/**
 * A place on a map: a picture until the map enters the viewport or is requested, and again when the map fails. On a
 * first visit, it is a picture until the visitor points at it (`data-needs-app`) or uses its section. The address, the
 * position, and a link to a street map are always below it.
 */
export function PlaceMap({ place, address, drawing: given }: PlaceMapProps) {
  const { t, i18n } = useTranslation('map');
  const locale = i18n.language;
  const mapStyle = useMapStyle();
  const around = overviewOf(place);
  const drawing = useDrawing({ ...around, locale }, given);
  const stage = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const inView = useHasBeenVisible(stage);
  const wanted = asked || inView;
  const unable = useMemo(() => wanted && !canDrawMaps(), [wanted]);
  const showing = wanted && !unable && state !== 'failed';
  const near = drawing?.near && describeNearness(drawing.near, locale);

  function ask() {
    setAsked(true);
    setState('waiting');
    setTries((before) => before + 1);
  }

  return (
    <MapFigure>
      <Stage ref={stage} data-needs-app="" data-state={showing ? state : 'picture'}>
        <MapPicture
          drawing={drawing}
          pinned={place.pinned}
          locale={locale}
          attribution={t('attribution')}
          covered={showing && state === 'ready'}
        />
        {showing && (
          <LiveMap
            key={tries}
            mapStyle={mapStyle}
            place={mapStyle === undefined ? around : place}
            name={address === undefined ? t('map') : t('mapOf', { address })}
            onReady={() => setState('ready')}
            onFail={() => setState('failed')}
          />
        )}
        {!unable && state !== 'ready' && (
          <MapAction>
            <Button
              variant="highlight"
              size="s"
              icon={<Icon icon={MapPinned} />}
              pending={showing}
              pendingLabel={t('loading')}
              onPress={ask}
            >
              {state === 'failed' ? t('retry') : t('show')}
            </Button>
          </MapAction>
        )}
      </Stage>
      <Caption>
        <Failed role="status">
          {wanted && state === 'failed' && (
            <>
              <Icon icon={CircleAlert} />
              {t('failed')}
            </>
          )}
        </Failed>
        {address !== undefined && <Where>{address}</Where>}
        <Position>
          {place.pinned && near !== undefined && <>{near} </>}
          {unable ? t('unable') : mapStyle === undefined && t('noStreets')}
        </Position>
        <TextLink href={openStreetMapUrl(place)} rel="noopener" arrow>
          {t('open')}
        </TextLink>
      </Caption>
    </MapFigure>
  );
}
