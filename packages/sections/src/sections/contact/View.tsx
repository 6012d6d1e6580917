import { Container } from '@kermesse/ui/Container';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../../render/types.ts';
import { SectionHead } from '../../text/SectionHead.tsx';
import { Cards } from './Cards.tsx';
import { Correspondence, FormTitle, Postcard } from './contact.styles.ts';
import { formId } from './contact-message.ts';
import { ContactForm } from './ContactForm.tsx';
import { placeOf } from '../../map/place.ts';
import { PlaceMap } from '../../map/PlaceMap.tsx';
import type { section } from './section.ts';

/** The contact details and a form in the style of a postcard: the map on one half, the message on the other. */
export default function Contact({ data, id, first }: SectionProps<typeof section>) {
  const { t } = useTranslation('contact');
  const { title, subtitle, description, formTitle, email, address, drawing } = data;
  return (
    <Container as="section" aria-labelledby={`${id}-title`}>
      <SectionHead id={`${id}-title`} first={first} title={title} subtitle={subtitle} aside={description} />
      <Cards {...data} />
      <Postcard>
        <PlaceMap place={placeOf(data)} address={address} drawing={drawing} />
        <Correspondence data-screen-only>
          <FormTitle as={first ? 'h2' : 'h3'} id={formId(id)}>
            {formTitle ?? t('formTitle')}
          </FormTitle>
          <ContactForm labelledBy={formId(id)} title={title} recipient={email} />
        </Correspondence>
      </Postcard>
    </Container>
  );
}
