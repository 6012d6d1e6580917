import { ToastsContext, type ToastInput } from '@kermesse/ui/Toasts';
import { useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeToBinChanges } from './bin-changes.ts';

/** The functions that close the visible notifications about items that a bin can restore, too. */
const closers = new Set<() => void>();

/**
 * Returns a function that shows a notification about something that was removed. The notification closes when the bin
 * or another window restores the item: `id` is its id in the bin, if it is in one. Outside of the composer the function
 * does nothing.
 */
export function useRemovalToast(): (toast: ToastInput, id?: string) => void {
  const toasts = useContext(ToastsContext);
  return (toast, id) => {
    const shown = toasts?.show(toast);
    if (toasts === null || shown === undefined || id === undefined) return;
    const close = () => toasts.close(shown);
    closers.add(close);
    const stop = subscribeToBinChanges(({ back }) => {
      if (back === id) close();
    });
    const unsubscribe = toasts.subscribe(() => {
      if (toasts.visible().some((each) => each.id === shown)) return;
      unsubscribe();
      stop();
      closers.delete(close);
    });
  };
}

/** Returns a function that shows such a notification with a button that restores the item. */
export function useUndoToast(): (title: string, undo: () => void, id?: string) => void {
  const { t } = useTranslation('composer');
  const show = useRemovalToast();
  return (title, undo, id) => show({ title, action: { label: t('bin.undo'), run: undo } }, id);
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
