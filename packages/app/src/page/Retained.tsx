import { Suspense, type ReactNode } from 'react';
import styled from 'styled-components';

/** No box of its own: a sticky header inside holds to the page. */
const Whole = styled.div`
  display: contents;
`;

export interface RetainedProps {
  /** Keep the server's HTML: React takes over the element without looking inside. */
  retained: boolean;
  children: ReactNode;
}

/**
 * Something that nobody can act on but by links: on a first visit the browser keeps the server's HTML, and its code is
 * not loaded (give it as a lazy component). Nothing is set from script: Trusted Types allow it.
 */
export function Retained({ retained, children }: RetainedProps) {
  if (retained) return <Whole key="kept" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <Whole key="rendered">
      <Suspense fallback={null}>{children}</Suspense>
    </Whole>
  );
}
