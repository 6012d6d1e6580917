import { from } from '@kermesse/ui/breakpoints';
import { SmallCaps } from '@kermesse/ui/SmallCaps';
import styled from 'styled-components';
import { Emphasis } from './Emphasis.tsx';

export interface SectionHeadProps {
  /** The id of the title, which labels the section. */
  id: string;
  /** The heading level: 1 for the first section of a page, otherwise 2. */
  level: 1 | 2;
  title?: string;
  /** A line in small caps above the title. */
  subtitle?: string;
  /** A short text beside the title, below it on narrow screens. */
  aside?: string;
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: var(--space-3) 40px;
  margin-block-end: clamp(28px, 3.4vw, 48px);

  @media ${from.laptop} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Title = styled.h2`
  max-width: 24ch;
  font-size: var(--text-5);
  line-height: 1;
  text-wrap: balance;
  overflow-wrap: break-word;

  em {
    font-style: italic;
  }
`;

const Above = styled.p`
  line-height: 1.25;
  color: var(--highlight-text);
  margin-block-end: var(--space-3);
`;

const Aside = styled.p`
  max-width: 46ch;
  color: var(--ink-soft);

  @media ${from.laptop} {
    justify-self: end;
    text-align: end;
  }
`;

/** The head of most sections: title, a line above it, a short text beside it. Renders nothing without texts. */
export function SectionHead({ id, level, title, subtitle, aside }: SectionHeadProps) {
  if (title === undefined && subtitle === undefined && aside === undefined) return null;
  return (
    <Head>
      <div>
        {subtitle !== undefined && (
          <Above>
            <SmallCaps>{subtitle}</SmallCaps>
          </Above>
        )}
        {title !== undefined && (
          <Title as={level === 1 ? 'h1' : 'h2'} id={id}>
            <Emphasis text={title} />
          </Title>
        )}
      </div>
      {aside !== undefined && <Aside>{aside}</Aside>}
    </Head>
  );
}
