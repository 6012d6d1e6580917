import { below, from } from '@kermesse/ui/breakpoints';
import { Container } from '@kermesse/ui/Container';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SectionProps } from '../../render/types.ts';
import { itemHeading } from '../../text/item-heading.ts';
import { SectionHead } from '../../text/SectionHead.tsx';
import { PriceTicket } from './PriceTicket.tsx';
import type { section } from './section.ts';

/* One column, and from the laptop on, where three fit, one row: never two and one. On a tablet, the stub of each ticket
   is at its side, and the highlighted ticket is wider. */
const Tickets = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(16px, 2vw, 28px);
  place-items: center;

  > li {
    width: min(100%, 480px);
  }

  @media ${from.tablet} and ${below.laptop} {
    > li {
      width: 100%;
    }
    > li:has([data-highlighted]) {
      width: calc(100% + 2 * var(--space-3));
      margin-inline: calc(-1 * var(--space-3));
    }
  }

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px;
    break-inside: avoid;

    &&& > li {
      width: 100%;
      margin: 0;
    }
  }

  @media ${from.laptop} {
    grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));

    > li {
      width: 100%;
    }
    &[data-few] {
      grid-template-columns: repeat(auto-fit, minmax(280px, 420px));
      justify-content: center;
    }
  }
`;

/** Prices as tickets with a stub; a highlighted one has the most prominent background and is a little higher. */
export default function Pricing({ data, id, first }: SectionProps<typeof section>) {
  const { i18n } = useTranslation('pricing');
  const { title, subtitle, description, services, buttonLink } = data;
  return (
    <Container as="section" aria-labelledby={title === undefined ? undefined : `${id}-title`}>
      <SectionHead id={`${id}-title`} first={first} title={title} subtitle={subtitle} aside={description} />
      <Tickets data-few={services.length < 3 ? '' : undefined}>
        {services.map((service, index) => (
          <li key={index}>
            <PriceTicket
              service={{ ...service, buttonLink: service.buttonLink ?? buttonLink }}
              locale={i18n.language}
              number={index}
              heading={itemHeading({ first, title })}
            />
          </li>
        ))}
      </Tickets>
    </Container>
  );
}
