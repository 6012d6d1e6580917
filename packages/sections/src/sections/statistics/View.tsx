import { from } from '@kermesse/ui/breakpoints';
import { Container } from '@kermesse/ui/Container';
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
  text-wrap: balance;
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 45%), 1fr));
  gap: var(--space-6) 0;
  margin: 0;

  /* Four are in one row or, below 600 px, two by two: never three and one. */
  &:has(> :nth-child(4):last-child) {
    grid-template-columns: repeat(auto-fit, minmax(min(max(150px, (600px - 100%) * 999), 45%), 1fr));
  }
`;

const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-block: var(--space-1);
  padding-inline: var(--space-5) var(--space-4);
  border-inline-start: 1px solid var(--hairline);
  min-width: 0;

  dt {
    font-size: var(--text-0);
    line-height: 1.3;
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
  dd {
    font: 400 var(--figure) / 0.9 var(--serif);
    font-variant-numeric: oldstyle-nums proportional-nums;
    letter-spacing: -0.03em;
    white-space: nowrap;
    margin-block-end: var(--space-3);
  }
  --figure: clamp(2.5rem, 1.9rem + 2.4vw, 4.2rem);

  &[data-length='long'] {
    --figure: clamp(1.9rem, 1.5rem + 1vw, 2.5rem);
  }
  svg {
    color: var(--highlight-text);
    margin-block-end: var(--space-3);
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
          {stats.map(({ icon, value, label }) => (
            <Figure key={`${value} ${label}`} data-length={value.length > 5 ? 'long' : undefined}>
              <dt>{label}</dt>
              <dd>
                <CountUp value={value} />
              </dd>
              {icon !== undefined && <NamedIcon name={icon} />}
            </Figure>
          ))}
        </Figures>
      </Row>
    </Container>
  );
}
