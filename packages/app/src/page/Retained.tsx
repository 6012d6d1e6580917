import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';

/** Generates no box: a sticky header inside sticks to the whole page. */
const Whole = styled.div`
  display: contents;
`;

export interface RetainedProps {
  /** Whether to keep the server's HTML: React adopts the element without hydrating its children. */
  retained: boolean;
  children: ReactNode;
}

/**
 * Wraps a part of the page whose only controls are links. On a first visit the browser keeps the server's HTML and does
 * not load the part's code; pass a lazy component as the child. Trusted Types allow the empty `__html`, because React
 * does not assign it.
 */
export function Retained({ retained, children }: RetainedProps) {
  if (retained) return <Whole key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <Whole key="rendered">
      <Suspense fallback={null}>{children}</Suspense>
    </Whole>
  );
}
