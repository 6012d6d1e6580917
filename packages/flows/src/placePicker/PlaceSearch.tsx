import { toLocale } from '@kermesse/api/schemas/locale';
import { MapPin } from 'lucide-react';
import { useContext, useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useTranslation } from 'react-i18next';
import { Card, Empty, List, Row, SearchColumn } from './place-picker.styles.ts';
import type { Place } from './places.ts';
import { usePlaces, type Found } from './use-places.ts';

/** Enter takes a suggestion; it does not submit the surrounding form. */
const staysHere = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * What is written into. The list closes when the page moves under it, as a phone's keyboard makes it do: an answer that
 * comes afterwards opens it again, and so does a touch.
 */
function Box({ found }: { found: Found }) {
  const list = useContext(ComboBoxStateContext);
  const open = useEffectEvent(() => {
    if (list?.isFocused && !list.isOpen && found.state === 'found' && found.places.length > 0) list.open(null, 'input');
  });
  useEffect(() => open(), [found]);
  return <Input maxLength={200} autoComplete="off" onClick={() => list?.open(null, 'input')} />;
}

/** Suggests places while somebody writes, by a service (`url`) or by the site's own list; arrows and Enter choose one, Escape closes the list. */
export function PlaceSearch({ url, onChoose }: { url: string | undefined; onChoose: (place: Place) => void }) {
  const { t, i18n } = useTranslation('placePicker');
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState('');
  const found = usePlaces(url, query === chosen ? '' : query, toLocale(i18n.language));
  const places = found.state === 'found' ? found.places : [];
  const empty = {
    idle: '',
    searching: t('searching'),
    failed: t('searchFailed'),
    found: t(url === undefined ? 'noTown' : 'nothing'),
  }[found.state];

  function choose(id: string | number | null) {
    const place = places.find((each) => each.id === id);
    if (place === undefined) return;
    setChosen(place.name);
    setQuery(place.name);
    onChoose(place);
  }

  return (
    <SearchColumn onKeyDownCapture={staysHere}>
      <ComboBox
        items={places}
        inputValue={query}
        onInputChange={setQuery}
        onChange={choose}
        value={null}
        defaultFilter={() => true}
        allowsEmptyCollection={found.state !== 'idle'}
        allowsCustomValue
        menuTrigger="input"
      >
        <Label>{t('search')}</Label>
        <Text slot="description">{t(url === undefined ? 'townHint' : 'searchHint')}</Text>
        <Box found={found} />
        <Card>
          <List aria-label={t('suggestions')} renderEmptyState={() => (empty === '' ? null : <Empty>{empty}</Empty>)}>
            {(place: Place) => (
              <Row id={place.id} textValue={place.name}>
                <MapPin aria-hidden="true" />
                <span>
                  <strong>{place.name}</strong>
                  {place.where !== '' && <small>{place.where}</small>}
                </span>
              </Row>
            )}
          </List>
        </Card>
      </ComboBox>
      <p role="status">{found.state === 'failed' || (found.state === 'found' && places.length === 0) ? empty : ''}</p>
    </SearchColumn>
  );
}
