import { Button } from '@kermesse/ui/Button';
import { Icon } from '@kermesse/ui/Icon';
import { MapPicture } from '@kermesse/ui/MapPicture';
import { TextLink } from '@kermesse/ui/TextLink';
import { CircleAlert, MapPinned } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapStyle } from './style.ts';
import { LiveMap } from './LiveMap.tsx';
import { Caption, Failed, MapFigure, Offer, Stage, Where } from './map.styles.ts';
import { openStreetMap, type Place } from './place.ts';
import { usePresence } from './usePresence.ts';

interface PlaceMapProps {
  place: Place;
  address?: string;
}

/**
 * Where the house is. A picture drawn by hand until the map is in view or asked for, and again when it fails; in every
 * state the address and a link to a map elsewhere stand below.
 */
export function PlaceMap({ place, address }: PlaceMapProps) {
  const { t } = useTranslation('map');
  const mapStyle = useMapStyle();
  const stage = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting');
  const inView = usePresence(stage, mapStyle !== undefined);
  const wanted = mapStyle !== undefined && (asked || inView);
  const showing = wanted && state !== 'failed';

  function ask() {
    setAsked(true);
    setState('waiting');
    setTries((before) => before + 1);
  }

  return (
    <MapFigure>
      <Stage ref={stage} data-state={showing ? state : 'picture'}>
        <MapPicture lat={place.lat} lng={place.lng} pinned={place.pinned} />
        {showing && mapStyle !== undefined && (
          <LiveMap
            key={tries}
            mapStyle={mapStyle}
            place={place}
            name={address === undefined ? t('map') : t('mapOf', { address })}
            onReady={() => setState('ready')}
            onFail={() => setState('failed')}
          />
        )}
        {mapStyle !== undefined && state !== 'ready' && (
          <Offer>
            <Button variant="highlight" size="s" icon={<Icon icon={MapPinned} />} pending={showing} pendingLabel={t('loading')} onPress={ask}>
              {state === 'failed' ? t('retry') : t('show')}
            </Button>
          </Offer>
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
        <TextLink href={openStreetMap(place)} rel="noopener" arrow>
          {t('open')}
        </TextLink>
      </Caption>
    </MapFigure>
  );
}
