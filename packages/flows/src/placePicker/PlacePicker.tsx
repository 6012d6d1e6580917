import { Button } from '@kermesse/ui/Button';
import { TextLink } from '@kermesse/ui/TextLink';
import { LocateFixed, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticeCard } from '../form/notices/NoticeCard.tsx';
import { useFlowSettings } from '../site/settings.ts';
import { PickerStage } from './PickerStage.tsx';
import { ButtonRow, Picker, Where } from './place-picker.styles.ts';
import { PlaceSearch } from './PlaceSearch.tsx';
import { addressOfPlace, type Place } from './places.ts';
import { mapUrlOf, readPoint, formatPoint, serializePoint, type Point } from './location/point.ts';
import { useGeolocation } from './location/use-geolocation.ts';
import { loadPlaces } from '@kermesse/ui/map-data';
import { nearestPlace } from '@kermesse/ui/known-places';
import { describeNearness } from '@kermesse/ui/near-sentence';
import { useResolved } from '@kermesse/ui/use-resolved';

/** Describes a point relative to a nearby town, as a sentence. The list of towns loads with the first point. */
function useNearness(point: Point | undefined, locale: string): string | undefined {
  const places = useResolved(point && 'places', loadPlaces);
  const near = point && places && nearestPlace(places, point, locale);
  return near && describeNearness(near, locale);
}

export interface PlacePickerProps {
  /** The point as `6.1366,1.2222`, or '' for none. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the address of a place that was chosen from the suggestions. */
  onAddress: (address: string) => void;
}

/**
 * A picker for a place on the map (specification §2): by name, by a click, by dragging the pin, with the keyboard, or
 * by the current position. Without `PLACE_SEARCH_URL` it searches the site's own list of towns; without `MAP_STYLE_URL`
 * it shows the site's own map.
 */
export function PlacePicker({ value, onChange, onAddress }: PlacePickerProps) {
  const { t, i18n } = useTranslation('placePicker');
  const { mapStyleUrl, placeSearchUrl } = useFlowSettings();
  const title = useId();
  const search = useRef<HTMLInputElement>(null);
  const point = readPoint(value);
  const nearness = useNearness(point, i18n.language);
  const { locating, failed, locate, forget } = useGeolocation((to) => onChange(serializePoint(to)));

  /** Replaces the point. A position that was requested before is ignored. */
  function replace(to: string) {
    forget();
    onChange(to);
  }
  const choose = (to: Point) => replace(serializePoint(to));

  /** Removes the point and with it the button. The focus moves to the search field. */
  function clear() {
    replace('');
    search.current?.focus();
  }

  function take(place: Place) {
    choose(place);
    onAddress(addressOfPlace(place));
  }

  return (
    <Picker role="group" aria-labelledby={title}>
      <strong id={title}>{t('title')}</strong>
      <PlaceSearch url={placeSearchUrl} onChoose={take} inputRef={search} />
      <PickerStage mapStyle={mapStyleUrl} point={point} onPick={choose} />
      <Where role="status">
        {point === undefined ? t('none') : t('chosen', { place: formatPoint(point, i18n.language) })}
        {nearness !== undefined && ` ${nearness}`}
      </Where>
      <ButtonRow>
        <Button
          variant="line"
          size="s"
          icon={<LocateFixed aria-hidden="true" />}
          onPress={locate}
          pending={locating}
          pendingLabel={t('locating')}
        >
          {t('here')}
        </Button>
        {point !== undefined && (
          <Button variant="quiet" size="s" icon={<X aria-hidden="true" />} onPress={clear}>
            {t('clear')}
          </Button>
        )}
        <TextLink href={mapUrlOf(point)} target="_blank" rel="noopener noreferrer" arrow>
          {t('open')}
        </TextLink>
      </ButtonRow>
      <NoticeCard message={failed ? t('locationFailed') : undefined} help={failed ? t('locationHelp') : undefined} />
    </Picker>
  );
}
