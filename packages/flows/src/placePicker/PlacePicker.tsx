import { Button } from '@kermesse/ui/Button';
import { MapPicture } from '@kermesse/ui/MapPicture';
import { TextLink } from '@kermesse/ui/TextLink';
import { LocateFixed, MapPinned, X } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeCard } from '../form/NoticeCard.tsx';
import { useFlowSettings } from '../settings/settings.ts';
import { PickerMap } from './PickerMap.tsx';
import { Deeds, Offer, Picker, Stage, Where } from './placePicker.styles.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { addressOf, type Place } from './places.ts';
import { city, openStreetMap, readPoint, sayPoint, writePoint, type Point } from './point.ts';
import { useGeolocation } from './useGeolocation.ts';

export interface PlacePickerProps {
  /** The point as `6.1366,1.2222`, or '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** Told the address of a place that was chosen from the suggestions. */
  onAddress: (address: string) => void;
}

/**
 * A place on the map (specification §2): by its name, by a click, by the keyboard, or where one is. What is not set up
 * (`PLACE_SEARCH_URL`, `MAP_STYLE_URL`) is left out, and the rest does.
 */
export function PlacePicker({ value, onChange, onAddress }: PlacePickerProps) {
  const { t, i18n } = useTranslation('placePicker');
  const { mapStyleUrl, placeSearchUrl } = useFlowSettings();
  const title = useId();
  const point = readPoint(value);
  const choose = (to: Point) => {
    forget();
    onChange(writePoint(to));
  };
  const { state, locate, forget } = useGeolocation((to) => onChange(writePoint(to)));

  function take(place: Place) {
    choose(place);
    onAddress(addressOf(place));
  }

  return (
    <Picker role="group" aria-labelledby={title}>
      <strong id={title}>{t('title')}</strong>
      {placeSearchUrl !== undefined && <PlaceSearch url={placeSearchUrl} onChoose={take} />}
      {mapStyleUrl === undefined ? <Where>{t('noMap')}</Where> : <PickerStage mapStyle={mapStyleUrl} point={point} onPick={choose} />}
      <Where role="status">{point === undefined ? t('none') : t('chosen', { place: sayPoint(point, i18n.language) })}</Where>
      <Deeds>
        <Button variant="line" size="s" icon={<LocateFixed aria-hidden="true" />} onPress={locate} pending={state === 'locating'} pendingLabel={t('locating')}>
          {t('here')}
        </Button>
        {point !== undefined && (
          <Button variant="quiet" size="s" icon={<X aria-hidden="true" />} onPress={() => onChange('')}>
            {t('clear')}
          </Button>
        )}
        <TextLink href={openStreetMap(point)} target="_blank" rel="noopener noreferrer" arrow>
          {t('open')}
        </TextLink>
      </Deeds>
      <NoticeCard message={state === 'failed' ? t('locationFailed') : undefined} help={state === 'failed' ? t('locationHelp') : undefined} />
    </Picker>
  );
}

/** A picture drawn by hand until the map is asked for, and again when it fails. */
function PickerStage({ mapStyle, point, onPick }: { mapStyle: string; point: Point | undefined; onPick: (point: Point) => void }) {
  const { t } = useTranslation('placePicker');
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<'asleep' | 'loading' | 'ready' | 'failed'>('asleep');
  const { lat, lng } = point ?? city;
  const awake = state === 'loading' || state === 'ready';

  function ask() {
    setTries((before) => before + 1);
    setState('loading');
  }

  return (
    <>
      <Stage>
        <MapPicture lat={lat} lng={lng} pinned={point !== undefined} />
        {awake && (
          <PickerMap key={tries} mapStyle={mapStyle} point={point} onPick={onPick} onReady={() => setState('ready')} onFail={() => setState('failed')} />
        )}
        {state !== 'ready' && (
          <Offer>
            <Button variant="highlight" size="s" icon={<MapPinned aria-hidden="true" />} pending={awake} pendingLabel={t('loading')} onPress={ask}>
              {t(state === 'failed' ? 'retry' : 'show')}
            </Button>
          </Offer>
        )}
      </Stage>
      <Where role="status">{state === 'failed' ? t('failed') : ''}</Where>
    </>
  );
}
