import { ErrorBoundary } from '@kermesse/ui/error-boundary';
import { lazyComponent } from '@kermesse/ui/lazy-component';
import type { ComponentType } from 'react';
import { BrokenDialog } from './BrokenDialog.tsx';
import { LoadingNote } from './LoadingNote.tsx';

/** The props of every dialog of the composer. */
export interface ComposerDialogProps {
  onClose: () => void;
}

/**
 * Creates a dialog whose code loads on first use. While it loads, a note says so, and the editor can continue or
 * cancel. If loading fails, the next use tries again. If the dialog throws, a message replaces it and the composer
 * stays.
 */
export function lazyDialog<Props extends ComposerDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = lazyComponent(load, LoadingNote);

  return function LazyDialog(props: Props) {
    return (
      <ErrorBoundary renderFallback={() => <BrokenDialog onClose={props.onClose} />}>
        <Dialog {...props} />
      </ErrorBoundary>
    );
  };
}
