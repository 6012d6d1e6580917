import { toLocale } from '@kermesse/api/schemas/common/locale';
import { Button } from '@kermesse/ui/Button';
import { Combobox } from '@kermesse/ui/Combobox';
import { MapPin } from 'lucide-react';
import { useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Retry } from './place-picker.styles.ts';
import type { Place } from './places.ts';
import { usePlaces } from './use-places.ts';

/** Prevents Enter from submitting the surrounding form. In the list, Enter chooses a suggestion. */
const preventSubmit = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

const pin = <MapPin aria-hidden="true" />;

interface PlaceSearchProps {
  url: string | undefined;
  onChoose: (place: Place) => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Suggests places while the user types, from a service (`url`) or the site's own list. */
export function PlaceSearch({ url, onChoose, inputRef }: PlaceSearchProps) {
  const { t, i18n } = useTranslation('placePicker');
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState('');
  const { search, retry } = usePlaces(url, query === chosen ? '' : query, toLocale(i18n.language));
  const places = useMemo(() => (search.state === 'found' ? search.places : []), [search]);
  const options = useMemo(
    () => places.map(({ id, name, where }) => ({ id, label: name, description: where || undefined, icon: pin })),
    [places],
  );
  const nothing = t(url === undefined ? 'noTown' : 'nothing');
  const status = {
    idle: '',
    searching: '',
    failed: t('searchFailed'),
    found: places.length === 0 ? nothing : '',
  }[search.state];

  function onRetry() {
    inputRef.current?.focus();
    retry();
  }

  function choose(id: string) {
    const place = places.find((each) => each.id === id);
    if (place === undefined) return;
    setChosen(place.name);
    onChoose(place);
  }

  return (
    <div onKeyDownCapture={preventSubmit}>
      <Combobox
        label={t('search')}
        description={t(url === undefined ? 'townHint' : 'searchHint')}
        listLabel={t('suggestions')}
        options={options}
        isFiltered
        value={query}
        onChange={setQuery}
        onSelect={choose}
        pending={search.state === 'searching'}
        pendingLabel={t('searching')}
        status={status}
        maxLength={200}
        inputRef={inputRef}
      />
      {search.state === 'failed' && (
        <Retry>
          <Button variant="line" size="s" onPress={onRetry}>
            {t('retry')}
          </Button>
        </Retry>
      )}
    </div>
  );
}
