import { from } from '@kermesse/ui/breakpoints';
import { Container } from '@kermesse/ui/Container';
import { Stat } from '@kermesse/ui/Stat';
import styled from 'styled-components';
import { NamedIcon } from '../../icons/NamedIcon.tsx';
import type { SectionProps } from '../../render/types.ts';
import { CountUp } from './CountUp.tsx';
import type { section } from './section.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;

  @media ${from.laptop} {
    &[data-titled] {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 4fr);
      gap: 0;
    }
  }
`;

const Title = styled.h2`
  max-width: 22ch;
  padding-inline-end: var(--space-5);
  font: italic 400 var(--text-3) / 1.16 var(--serif);
`;

const Figures = styled.dl`
  display: grid;
  --column: 160px;
  grid-template-columns: repeat(auto-fit, minmax(min(max(8rem, min(var(--column), 45%)), 100%), 1fr));
  gap: var(--space-6) 0;

  /* Four are in one row or, below 37.5rem, two by two or one by one: never three and one. */
  &:has(> :nth-child(4):last-child) {
    --column: max(150px, (37.5rem - 100%) * 999);
  }
  /* Five and six are in one row or in two rows with at most three in each: the last one is not alone. */
  &:has(> :nth-child(5):last-child) {
    --column: max(150px, min(33%, (47rem - 100%) * 999));
  }
  &:has(> :nth-child(6):last-child) {
    --column: max(150px, min(33%, (56.5rem - 100%) * 999));
  }
`;

/** Large figures with a gold line between them. They count up once when visible, unless motion is reduced. */
export default function Statistics({ data, id, first }: SectionProps<typeof section>) {
  const { title, stats } = data;
  return (
    <Container as="section" aria-labelledby={title === undefined ? undefined : `${id}-title`}>
      <Row data-titled={title === undefined ? undefined : ''}>
        {title !== undefined && (
          <Title as={first ? 'h1' : 'h2'} id={`${id}-title`}>
            {title}
          </Title>
        )}
        <Figures>
          {stats.map(({ icon, value, label }, index) => (
            <Stat key={index} value={value} label={label} icon={icon !== undefined && <NamedIcon name={icon} />}>
              <CountUp value={value} />
            </Stat>
          ))}
        </Figures>
      </Row>
    </Container>
  );
}
