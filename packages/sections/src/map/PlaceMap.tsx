import { Icon } from '@kermesse/ui/Icon';
import type { MapDrawing } from '@kermesse/ui/map-drawing';
import type { MapStageState } from '@kermesse/ui/map-stage';
import { describeNearness } from '@kermesse/ui/near-sentence';
import { openStreetMapUrl, type OpenStreetMapPlace } from '@kermesse/ui/open-street-map';
import { TextLink } from '@kermesse/ui/TextLink';
import { useDrawing } from '@kermesse/ui/use-drawing';
import { CircleAlert, MapPinned } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMapStyle } from './style.ts';
import { Caption, Failed, MapFigure, Position, Stage, Where } from './map.styles.ts';
import { overviewOf } from './place.ts';

interface PlaceMapProps {
  /** The place to mark. */
  place: OpenStreetMapPlace;
  /** The address, for the link that opens the map service. */
  address?: string;
  /** The picture drawn by the server; without it, the browser draws it. */
  drawing?: MapDrawing;
}

/**
 * A place on a map: a picture until the map enters the viewport or is requested, and again when the map fails. On a
 * first visit, it is a picture until the visitor points at it (`data-needs-app`) or uses its section. The address, the
 * position, and a link to a street map are always below it.
 */
export function PlaceMap({ place, address, drawing: serverDrawing }: PlaceMapProps) {
  const { t, i18n } = useTranslation('map');
  const locale = i18n.language;
  const mapStyle = useMapStyle();
  const overview = overviewOf(place);
  const drawing = useDrawing({ ...overview, locale }, serverDrawing);
  const [state, setState] = useState<MapStageState>('picture');
  const near = drawing?.near && describeNearness(drawing.near, locale);

  return (
    <MapFigure>
      <Stage
        state={state}
        onState={setState}
        opensInView
        mapStyle={mapStyle}
        {...(mapStyle === undefined ? overview : place)}
        drawing={drawing}
        icon={<Icon icon={MapPinned} />}
        name={address === undefined ? t('map') : t('mapOf', { address })}
        t={t}
        locale={locale}
      />
      <Caption>
        <Failed role="status" data-state={state}>
          {state === 'failed' && (
            <>
              <Icon icon={CircleAlert} />
              {t('failed')}
            </>
          )}
          {state === 'unsupported' && t('unable')}
        </Failed>
        {address !== undefined && <Where>{address}</Where>}
        <Position>
          {place.pinned && near !== undefined && <>{near} </>}
          {state !== 'unsupported' && mapStyle === undefined && t('noStreets')}
        </Position>
        <TextLink href={openStreetMapUrl(place)} rel="noopener" arrow>
          {t('open')}
        </TextLink>
      </Caption>
    </MapFigure>
  );
}
