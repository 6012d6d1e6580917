import { SmallCaps } from '@kermesse/ui/SmallCaps';
import styled from 'styled-components';
import { Emphasis } from './Emphasis.tsx';

export interface SectionTitleProps {
  /** The id of the title, which labels the section. */
  id: string;
  /** The heading level: 1 for the first section of a page, otherwise 2. */
  level: 1 | 2;
  title?: string;
  /** A line in small caps above the title. */
  subtitle?: string;
  /** Of the title. */
  className?: string;
}

const Overline = styled.p`
  line-height: 1.25;
  color: var(--highlight-text);
`;

const Title = styled.h2`
  font-size: var(--text-5);
  line-height: 1;

  :where(${Overline}) + & {
    margin-block-start: var(--space-3);
  }
`;

/** The title of a section, with words between asterisks emphasised, and the line above it. Both are optional. */
export function SectionTitle({ id, level, title, subtitle, className }: SectionTitleProps) {
  return (
    <>
      {subtitle !== undefined && (
        <Overline>
          <SmallCaps>{subtitle}</SmallCaps>
        </Overline>
      )}
      {title !== undefined && (
        <Title as={`h${level}`} id={id} className={className} data-length={title.length > 70 ? 'long' : undefined}>
          <Emphasis text={title} />
        </Title>
      )}
    </>
  );
}
