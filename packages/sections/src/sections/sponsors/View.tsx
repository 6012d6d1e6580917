import { Container } from '@kermesse/ui/Container';
import type { SectionProps } from '../../render/types.ts';
import { SponsorLogo } from './SponsorLogo.tsx';
import type { section } from './section.ts';
import { Logos, Row, Title } from './sponsors.styles.ts';

/** A row of sponsors between two lines. */
export default function Sponsors({ data, id, first }: SectionProps<typeof section>) {
  const { title, sponsors } = data;
  const hasLongName = sponsors.some(({ name = '' }) => name.length > 20);
  return (
    <Container as="section" aria-labelledby={title === undefined ? undefined : `${id}-title`}>
      <Row data-titled={title === undefined ? undefined : ''}>
        {title !== undefined && (
          <Title as={first ? 'h1' : 'h2'} id={`${id}-title`}>
            {title}
          </Title>
        )}
        <Logos data-long={hasLongName ? '' : undefined}>
          {sponsors.map((sponsor, index) => (
            <li key={index}>
              <SponsorLogo id={`${id}-ink-${index}`} sponsor={sponsor} />
            </li>
          ))}
        </Logos>
      </Row>
    </Container>
  );
}
