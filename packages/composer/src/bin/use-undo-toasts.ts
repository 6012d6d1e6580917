import { ToastsContext } from '@kermesse/ui/Toasts';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeToBinChanges } from './bin-changes.ts';

/** The functions that close the visible notifications about items that a bin can restore, too. */
const closers = new Set<() => void>();

/**
 * Returns a function that shows a notification that something was removed, with a button that restores it. The
 * notification closes when the bin or another window restores the item first: `id` is its id in the bin, if it is in
 * one. Outside of the composer the function does nothing.
 */
export function useUndoToast(): (title: string, undo: () => void, id?: string) => void {
  const { t } = useTranslation('composer');
  const toasts = useContext(ToastsContext);
  return (title, undo, id) => {
    if (toasts === null) return;
    const shown = toasts.show({ title, action: { label: t('bin.undo'), run: undo } });
    if (id === undefined) return;
    const close = () => toasts.close(shown);
    closers.add(close);
    const stop = subscribeToBinChanges(({ back }) => {
      if (back === id) close();
    });
    const unsubscribe = toasts.subscribe(() => {
      if (toasts.visible().some((toast) => toast.id === shown)) return;
      unsubscribe();
      stop();
      closers.delete(close);
    });
  };
}

/**
 * Closes the notifications about items in a bin when a dialog opens in which they would be in the way. What is in no
 * bin can only be restored from its notification, which stays.
 */
export function useClosedUndoToasts(): void {
  useEffect(() => {
    for (const close of Array.from(closers)) close();
  }, []);
}
