import type { ReactNode } from 'react';
import styled from 'styled-components';

const Base = styled.footer`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(40px, 5vw, 64px);
  overflow: clip;
  padding-block: clamp(48px, 6vw, 84px) 28px;

  &:is([data-compact], [data-without-newsletter]) {
    gap: 0;
  }

  &[data-compact] {
    padding-block-start: clamp(32px, 4vw, 48px);
  }

  @media print {
    gap: 0;
    padding-block: 4px 12px;
    break-inside: avoid;
  }
`;

export interface FooterBackgroundProps {
  /**
   * Whether to hide the newsletter form, the site's description and its large name. CSS hides them: the browser keeps
   * the server's HTML of the footer, and the form keeps its input through navigation.
   */
  compact?: boolean;
  /** Whether to hide the newsletter form, because the page has one. CSS hides it, as above. */
  withoutNewsletter?: boolean;
  children: ReactNode;
}

/** The footer's container, in the dark tone of the brand. */
export function FooterBackground({ compact = false, withoutNewsletter = false, children }: FooterBackgroundProps) {
  return (
    <Base
      data-tone="brand"
      data-compact={compact ? '' : undefined}
      data-without-newsletter={withoutNewsletter ? '' : undefined}
    >
      {children}
    </Base>
  );
}
