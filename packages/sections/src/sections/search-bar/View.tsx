import { Container } from '@kermesse/ui/Container';
import { Frame } from '@kermesse/ui/Frame';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../../render/types.ts';
import { SearchFields } from './SearchFields.tsx';
import { Card, Title } from './search-bar.styles.ts';
import type { section } from './section.ts';

/** The maximum length of titles that are beside the fields on wide screens; longer ones are above them. */
const shortTitle = 40;

/** A card with two fields and a button. The search does not exist yet, and the card says so. */
export default function SearchBar({ data, id, first }: SectionProps<typeof section>) {
  const { title, locations, eventTypes, buttonText } = data;
  const { t } = useTranslation('search-bar');
  const [searchCount, setSearchCount] = useState(0);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    setSearchCount(searchCount + 1);
  }

  const nameProps = title === undefined ? { 'aria-label': t('label') } : { 'aria-labelledby': `${id}-title` };
  return (
    <Container as="section" {...nameProps}>
      <Card
        data-screen-only
        action={`#${id}-response`}
        onSubmit={onSubmit}
        data-title={title !== undefined && title.length <= shortTitle ? 'beside' : 'above'}
      >
        <Frame />
        <Title id={`${id}-title`} first={first} title={title} />
        <SearchFields
          locations={locations}
          eventTypes={eventTypes}
          buttonText={buttonText}
          searchCount={searchCount}
          noteId={`${id}-response`}
        />
      </Card>
    </Container>
  );
}
