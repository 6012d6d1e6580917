import { ErrorBoundary } from '@kermesse/ui/error-boundary';
import type { ReactNode } from 'react';
import { Diagnostics } from './Diagnostics.tsx';

interface SectionBoundaryProps {
  children: ReactNode;
  /** The id of the section. */
  name: string;
  /** Whether a card shows the error, for editors. Visitors see nothing. */
  showDiagnostics: boolean;
}

/** An error boundary, so that the failure of a section does not affect the rest of the page. */
export function SectionBoundary({ children, name, showDiagnostics }: SectionBoundaryProps) {
  return (
    <ErrorBoundary renderFallback={(error) => showDiagnostics && <Diagnostics name={name} faults={[]} error={error} />}>
      {children}
    </ErrorBoundary>
  );
}
