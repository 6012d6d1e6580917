import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Renders what replaces the children after one of them has thrown. `retry` renders the children again. */
  renderFallback: (error: Error, retry: () => void) => ReactNode;
  /** Called once per error. */
  onError?: () => void;
}

interface State {
  error?: Error;
}

/** An error boundary: an error of a component below it does not affect the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  retry = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : this.props.renderFallback(error, this.retry);
  }
}
