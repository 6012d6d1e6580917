import { lazyComponent } from '@kermesse/ui/lazy-component';
import { useEffect, useState, type ComponentType } from 'react';
import { focusIfLost } from '../controls/use-focus-recovery.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
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
export function lazyDialog(
  load: () => Promise<ComponentType<ComposerDialogProps>>,
): ComponentType<ComposerDialogProps> {
  const Dialog = lazyComponent(load, LoadingNote);

  return function LazyDialog({ onClose }: ComposerDialogProps) {
    useRestoredFocus();
    return (
      <DialogBoundary onClose={onClose}>
        <Dialog onClose={onClose} />
      </DialogBoundary>
    );
  };
}

/**
 * Restores the focus where the dialog itself cannot: it threw, or its opener was part of another dialog that has
 * closed.
 */
function useRestoredFocus() {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => focusIfLost(() => opener), [opener]);
}
