import { Component, type ReactNode } from 'react';
import { Diagnostics } from './Diagnostics.tsx';

interface Props {
  children: ReactNode;
  /** The identifier of the section. */
  name: string;
  /** Whether a card says so when it fails, for editors; visitors see nothing of it. */
  showDiagnostics: boolean;
}

interface State {
  error: Error | null;
}

/** Keeps a section that fails from taking the page down. */
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
