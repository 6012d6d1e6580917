import { Container } from '@kermesse/ui/Container';
import { useTranslation } from 'react-i18next';
import type { SectionProps } from '../../render/types.ts';
import { itemHeading } from '../../text/item-heading.ts';
import { SectionHead } from '../../text/SectionHead.tsx';
import { formatsOf } from './formats.ts';
import { ServiceCard } from './ServiceCard.tsx';
import type { section } from './section.ts';
import { Grid } from './team.styles.ts';

/** Services or people on cards of different formats. */
export default function Team({ data, id, first, priority }: SectionProps<typeof section>) {
  const { i18n } = useTranslation('team');
  const { title, subtitle, description, services, buttonLink } = data;
  const formats = formatsOf(services.map(({ image }) => image?.image));
  const arePeople = formats.includes('portrait');
  return (
    <Container as="section" aria-labelledby={title === undefined ? undefined : `${id}-title`}>
      <SectionHead id={`${id}-title`} first={first} title={title} subtitle={subtitle} aside={description} />
      <Grid data-people={arePeople ? '' : undefined} data-few={arePeople && services.length < 3 ? '' : undefined}>
        {services.map((service, index) => (
          <li key={index} data-format={formats[index]}>
            <ServiceCard
              id={`${id}-${index}`}
              service={{ ...service, buttonLink: service.buttonLink ?? buttonLink }}
              format={formats[index] ?? 'full'}
              locale={i18n.language}
              heading={itemHeading({ first, title })}
              priority={priority && index === 0}
            />
          </li>
        ))}
      </Grid>
    </Container>
  );
}
