import { from } from '@kermesse/ui/breakpoints';
import styled from 'styled-components';
import { SectionTitle, type SectionTitleProps } from './SectionTitle.tsx';

export interface SectionHeadProps extends Omit<SectionTitleProps, 'className'> {
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
  @media print {
    margin-block-end: 20px;
    break-after: avoid;
  }
`;

const Title = styled(SectionTitle)`
  max-width: 24ch;
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
export function SectionHead({ id, first, title, subtitle, aside }: SectionHeadProps) {
  if (title === undefined && subtitle === undefined && aside === undefined) return null;
  return (
    <Head>
      <div>
        <Title id={id} first={first} title={title} subtitle={subtitle} />
      </div>
      {aside !== undefined && <Aside>{aside}</Aside>}
    </Head>
  );
}
