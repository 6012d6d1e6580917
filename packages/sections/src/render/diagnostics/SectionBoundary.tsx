import { Component, type ReactNode } from 'react';
import { Diagnostics } from './Diagnostics.tsx';

interface Props {
  children: ReactNode;
  /** The id of the section. */
  name: string;
  /** Whether a card shows the error, for editors. Visitors see nothing. */
  showDiagnostics: boolean;
}

interface State {
  error: Error | null;
}

/** An error boundary, so that the failure of a section does not affect the rest of the page. */
export class SectionBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return this.props.showDiagnostics ? <Diagnostics name={this.props.name} faults={[]} error={error} /> : null;
  }
}
