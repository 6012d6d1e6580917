import { languageTag } from '@kermesse/api/schemas/common/locale';
import { VisuallyHidden } from '@kermesse/ui/VisuallyHidden';
import { Check, ChevronDown, Search } from 'lucide-react';
import { useMemo } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { Select, SelectValue } from 'react-aria-components/Select';
import { useTranslation } from 'react-i18next';
import { Box, Card, Empty, List, Row, SearchBox, type CountryRow } from './country-picker.styles.ts';
import { homeCallingCode, homeCountry, type CountryCode } from './numbers.ts';
import styled from 'styled-components';

const Image = styled.img`
  flex: none;
  width: 27px;
  height: 18px;
  outline: 1px solid color-mix(in srgb, var(--ink) 18%, transparent);
  outline-offset: -1px;
  object-fit: cover;
`;

/** The flag of a country, decorative beside the country's name. Built by `scripts/assets/build-flags.ts`. */
function Flag({ country }: { country: string }) {
  return <Image src={`/flags/${country}.svg`} alt="" width="27" height="18" loading="lazy" />;
}

export interface CountryPickerProps {
  /** All countries; undefined until they are loaded. Until then only the default country is listed. */
  countries: readonly { id: CountryCode; callingCode: string }[] | undefined;
  country: CountryCode;
  /** The countries to choose from, as two-letter ISO codes; all by default. The chosen country is always shown. */
  only?: readonly string[];
  onChoose: (country: CountryCode) => void;
  /** Called when the list of countries will be needed. */
  onOpen: () => void;
  isDisabled?: boolean;
}

/** The countries at the top of the list, where most users live. */
const near: readonly string[] = ['TG', 'BJ', 'GH', 'BF', 'CI', 'NG', 'NE', 'SN', 'ML', 'FR'];
const rankOf = (id: string) => (near.includes(id) ? near.indexOf(id) : near.length);

/** Focuses the search field when the list opens. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

/** A picker for the country of a phone number, with a list searchable by name or calling code. */
export function CountryPicker({ countries, country, only, onChoose, onOpen, isDisabled }: CountryPickerProps) {
  const { t, i18n } = useTranslation('phoneField');
  const { contains } = useFilter({ sensitivity: 'base' });
  const rows = useMemo((): CountryRow[] => {
    const names = new Intl.DisplayNames([languageTag(i18n.language)], { type: 'region' });
    const offered = (countries ?? [{ id: homeCountry, callingCode: homeCallingCode }]).filter(
      ({ id }) => only === undefined || only.includes(id) || id === country,
    );
    const named = offered.map(({ id, callingCode }) => ({
      id,
      callingCode,
      name: names.of(id) ?? id,
    }));
    return named.toSorted((a, b) => rankOf(a.id) - rankOf(b.id) || a.name.localeCompare(b.name, i18n.language));
  }, [countries, country, only, i18n.language]);

  return (
    <Select
      aria-label={t('country')}
      value={country}
      onChange={(key) => key !== null && onChoose(key as CountryCode)}
      onOpenChange={(isOpen) => isOpen && onOpen()}
      placeholder={t('country')}
      isDisabled={isDisabled}
    >
      <Box onHoverStart={onOpen}>
        <SelectValue<CountryRow>>
          {({ selectedItems: [row] }) =>
            row && (
              <>
                <Flag country={row.id} />
                <VisuallyHidden>{row.name} </VisuallyHidden>
                <bdi dir="ltr">+{row.callingCode}</bdi>
              </>
            )
          }
        </SelectValue>
        <ChevronDown aria-hidden="true" />
      </Box>
      <Card offset={4} placement="bottom start">
        <Autocomplete filter={contains}>
          <SearchField aria-label={t('search')}>
            <SearchBox>
              <Search aria-hidden="true" />
              <Input placeholder={t('search')} ref={takeFocus} />
            </SearchBox>
          </SearchField>
          <List items={rows} renderEmptyState={() => <Empty>{t('none')}</Empty>}>
            {(row) => (
              <Row id={row.id} textValue={`${row.name} +${row.callingCode}`}>
                <Flag country={row.id} />
                <span>{row.name}</span>
                <small dir="ltr">+{row.callingCode}</small>
                <Check aria-hidden="true" data-tick="" />
              </Row>
            )}
          </List>
        </Autocomplete>
      </Card>
    </Select>
  );
}
