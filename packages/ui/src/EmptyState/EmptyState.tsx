import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Frame } from '../Frame/Frame.tsx';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import { useProviderCheck } from '../KermesseProvider/use-provider-check.ts';
import type { ImageSource } from '../Picture/image.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Text } from '../Text/Text.tsx';
import { below } from '../theme/breakpoints.ts';

export interface EmptyStateProps {
  /** One or two sentences: what will appear here, and how to add it. */
  children: ReactNode;
  /** The title. Without it, the component is a single line in a dashed border, for an empty list inside a card. */
  title?: string;
  /** The title's level in the document outline. */
  level?: HeadingProps['level'];
  /** A decorative picture, shown with a title only. Narrow screens show its `portrait` composition. */
  image?: ImageSource;
  /** A link or a button to the next step, shown with a title only. */
  action?: ReactNode;
}

/* Doubles the class to override the picture's rules: with equal specificity, the order in the bundle would decide. */
const CardShape = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--surface);
  isolation: isolate;
  box-shadow: var(--shadow-sheet);

  &:has(> picture) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    min-block-size: clamp(380px, 38vw, 500px);
  }
  && picture {
    position: relative;
    min-block-size: 100%;
  }
  && img {
    position: absolute;
    inset: 0;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 88%;
  }
  @media ${below.laptop} {
    &:has(> picture) {
      grid-template-columns: minmax(0, 1fr);
      min-block-size: 0;
    }
    && picture {
      block-size: clamp(180px, 46vw, 340px);
      min-block-size: 0;
    }
    && img {
      object-position: 50% 80%;
    }
  }
`;

const Words = styled.div`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--space-4);
  padding: clamp(36px, 5vw, 72px) clamp(32px, 5vw, 72px);
`;

const Line = styled.p`
  padding: var(--space-5);
  border: 1px dashed var(--line);
  color: var(--ink-soft);
  text-align: center;
`;

/** Takes the place of content that does not exist yet. */
export function EmptyState({ children, title, level = 2, image, action }: EmptyStateProps) {
  useProviderCheck('EmptyState');
  if (title === undefined) return <Line>{children}</Line>;
  return (
    <CardShape>
      {image !== undefined && <Picture image={image} alt="" sizes={`${below.laptop} 100vw, 520px`} />}
      <Words>
        <Heading level={level} size={4}>
          {title}
        </Heading>
        <Text tone="soft">{children}</Text>
        {action}
      </Words>
      <Frame />
    </CardShape>
  );
}
