import { toLocale } from '@kermesse/api/schemas/common/locale';
import { Button } from '@kermesse/ui/Button';
import { MapPin } from 'lucide-react';
import { useContext, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { useTranslation } from 'react-i18next';
import { Card, Empty, List, Retry, Row, SearchColumn } from './place-picker.styles.ts';
import type { Place } from './places.ts';
import { usePlaces, type SearchState } from './use-places.ts';

/** Prevents Enter from submitting the surrounding form. In the list, Enter chooses a suggestion. */
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/**
 * The search input. The list closes when the page scrolls, which a phone's keyboard causes. A search that starts or
 * finishes afterwards opens the list again, and so does a tap.
 */
function Box({ found, input }: { found: SearchState; input: RefObject<HTMLInputElement | null> }) {
  const list = useContext(ComboBoxStateContext);
  const open = useEffectEvent(() => {
    const fills = found.state === 'searching' || (found.state === 'found' && found.places.length > 0);
    if (list?.isFocused && !list.isOpen && fills) list.open(null, 'input');
  });
  useEffect(() => open(), [found]);
  return <Input ref={input} maxLength={200} autoComplete="off" onClick={() => list?.open(null, 'input')} />;
}

/**
 * Suggests places while the user types, from a service (`url`) or the site's own list. Arrow keys and Enter choose a
 * place, Escape closes the list.
 */
export function PlaceSearch({ url, onChoose }: { url: string | undefined; onChoose: (place: Place) => void }) {
  const { t, i18n } = useTranslation('placePicker');
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { found, again } = usePlaces(url, query === chosen ? '' : query, toLocale(i18n.language));
  const places = found.state === 'found' ? found.places : [];
  const nothing = t(url === undefined ? 'noTown' : 'nothing');
  const status = {
    idle: '',
    searching: '',
    failed: t('searchFailed'),
    found: places.length === 0 ? nothing : '',
  }[found.state];

  function retry() {
    input.current?.focus();
    again();
  }

  function choose(id: string | number | null) {
    const place = places.find((each) => each.id === id);
    if (place === undefined) return;
    setChosen(place.name);
    setQuery(place.name);
    onChoose(place);
  }

  return (
    <SearchColumn onKeyDownCapture={preventSubmit}>
      <ComboBox
        items={places}
        inputValue={query}
        onInputChange={setQuery}
        onChange={choose}
        value={null}
        defaultFilter={() => true}
        allowsEmptyCollection={found.state === 'searching'}
        allowsCustomValue
        menuTrigger="input"
      >
        <Label>{t('search')}</Label>
        <Text slot="description">{t(url === undefined ? 'townHint' : 'searchHint')}</Text>
        <Box found={found} input={input} />
        <Card>
          <List aria-label={t('suggestions')} renderEmptyState={() => <Empty>{t('searching')}</Empty>}>
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
      <p role="status">{status}</p>
      {found.state === 'failed' && (
        <Retry>
          <Button variant="line" size="s" onPress={retry}>
            {t('retry')}
          </Button>
        </Retry>
      )}
    </SearchColumn>
  );
}
