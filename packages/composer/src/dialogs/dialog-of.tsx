import { lazyComponent } from '@kermesse/ui/lazy-component';
import { useEffect, useState, type ComponentType } from 'react';
import { focusIfLost } from '../controls/use-focus-net.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import { OnItsWay } from './OnItsWay.tsx';

/** The props of every dialog of the composer. */
export interface DialogProps {
  onClose: () => void;
}

/**
 * Creates a dialog whose code loads on first use. While it loads, a note says so, and the editor can continue or
 * cancel. If loading fails, the next use tries again. If the dialog throws, a message replaces it and the composer
 * stays.
 */
export function dialogOf(load: () => Promise<ComponentType<DialogProps>>): ComponentType<DialogProps> {
  const Dialog = lazyComponent(load, OnItsWay);

  return function Summoned({ onClose }: DialogProps) {
    useFocusBack();
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
function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => focusIfLost(() => opener), [opener]);
}
