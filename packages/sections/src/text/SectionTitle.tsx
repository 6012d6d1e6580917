import { SmallCaps } from '@kermesse/ui/SmallCaps';
import styled from 'styled-components';
import { Emphasis } from '@kermesse/ui/Emphasis';

export interface SectionTitleProps {
  /** The id of the title, which labels the section. */
  id: string;
  /** Whether the section is the first of its page: then its title is the h1, otherwise an h2. */
  first: boolean;
  /** The title. */
  title?: string;
  /** A line in small caps above the title. */
  subtitle?: string;
  /** The class of the title. */
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
export function SectionTitle({ id, first, title, subtitle, className }: SectionTitleProps) {
  return (
    <>
      {subtitle !== undefined && (
        <Overline>
          <SmallCaps>{subtitle}</SmallCaps>
        </Overline>
      )}
      {title !== undefined && (
        <Title
          as={first ? 'h1' : 'h2'}
          id={id}
          className={className}
          data-length={title.length > 70 ? 'long' : undefined}
        >
          <Emphasis text={title} />
        </Title>
      )}
    </>
  );
}
