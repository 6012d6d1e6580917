import { lazyComponent } from '@kermesse/ui/lazy-component';
import { useEffect, useState, type ComponentType } from 'react';
import { focusIfLost } from '../controls/use-focus-net.ts';
import { DialogBoundary } from './DialogBoundary.tsx';
import { OnItsWay } from './OnItsWay.tsx';

/** What every dialog of the composer is given. */
export interface DialogProps {
  onClose: () => void;
}

/**
 * A dialog whose code loads on first use. While it loads, a note says so, and the editor can continue or cancel; the
 * next use fetches it again. A dialog that throws closes without taking the composer down.
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

/** A dialog gives the focus back by itself, unless it broke or what it would give it to was a part of another that is gone. */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(() => () => focusIfLost(() => opener), [opener]);
}
