import { SubmitButton } from '@kermesse/ui/SubmitButton';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SearchField } from './SearchField.tsx';
import { Note, Status } from './search-bar.styles.ts';

export interface SearchFieldsProps {
  /** The options of the two fields; without them, the fields are text inputs. */
  locations?: readonly string[];
  eventTypes?: readonly string[];
  buttonText?: string;
  /** How often the visitor has searched. The response is a new paragraph each time, so that it is announced again. */
  searchCount?: number;
  /** The id of the note, to which the form links without JavaScript. */
  noteId?: string;
}

/**
 * The content of a search form: the place of the event, its type, the submit button, and that the search is not open.
 */
export function SearchFields({ locations, eventTypes, buttonText, searchCount = 0, noteId }: SearchFieldsProps) {
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
      <Status role="status">{searchCount > 0 && <p key={searchCount}>{t('soon')}</p>}</Status>
      <Note id={noteId}>{t('soon')}</Note>
    </>
  );
}
