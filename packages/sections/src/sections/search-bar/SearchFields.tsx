import { SubmitButton } from '@kermesse/ui/SubmitButton';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SearchField } from './SearchField.tsx';

export interface SearchFieldsProps {
  /** The options of the two fields; without them, the fields are text inputs. */
  locations?: readonly string[];
  eventTypes?: readonly string[];
  buttonText?: string;
}

/** The fields of a search form: the place of the event, its type, and the submit button. */
export function SearchFields({ locations, eventTypes, buttonText }: SearchFieldsProps) {
  const { t } = useTranslation('search-bar');
  return (
    <>
      <SearchField
        label={t('location')}
        options={locations}
        all={t('everywhere')}
        placeholder={t('locationPlaceholder')}
      />
      <SearchField
        label={t('eventType')}
        options={eventTypes}
        all={t('anyEvent')}
        placeholder={t('eventTypePlaceholder')}
      />
      <SubmitButton icon={<Search aria-hidden="true" />}>{buttonText ?? t('search')}</SubmitButton>
    </>
  );
}
