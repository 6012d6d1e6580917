import { RetainedHtml } from '@kermesse/sections/render';
import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';

/** Generates no box: a sticky header inside sticks to the whole page. */
const Whole = styled.div`
  display: contents;
`;

export interface RetainedProps {
  /** Whether to keep the server's HTML (see `RetainedHtml`). */
  retained: boolean;
  children: ReactNode;
}

/**
 * Wraps a part of the page whose only controls are links. On a first visit the browser keeps the server's HTML and does
 * not load the part's code; pass a lazy component as the child.
 */
export function Retained({ retained, children }: RetainedProps) {
  if (retained) return <RetainedHtml key="kept" as={Whole} />;
  return (
    <Whole key="rendered">
      <Suspense fallback={null}>{children}</Suspense>
    </Whole>
  );
}
