import { ToastsContext, type Toasts } from '@kermesse/ui/Toasts';
import { useContext, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeToBinChanges } from './bin-changes.ts';

/** The visible notifications about items that a bin can restore, too, by their queue. */
const inBin = new WeakMap<Toasts, Set<string>>();

function idsInBin(toasts: Toasts): Set<string> {
  const ids = inBin.get(toasts) ?? new Set();
  inBin.set(toasts, ids);
  return ids;
}

/** The notifications with an undo button. Outside of the composer they do nothing. */
export interface UndoToasts {
  /**
   * Shows that something was removed, with a button that restores it. The notification closes when the bin or another
   * window restores it first.
   *
   * @param id the id of the item in the bin; undefined if it is in no bin
   */
  show(title: string, undo: () => void, id?: string): void;
}

export function useUndoToasts(): UndoToasts {
  const { t } = useTranslation('composer');
  const toasts = useContext(ToastsContext);
  return useMemo(
    () => ({
      show(title, undo, id) {
        const shown = toasts?.show({ title, action: { label: t('bin.undo'), run: undo } });
        if (toasts === null || shown === undefined || id === undefined) return;
        idsInBin(toasts).add(shown);
        const stop = subscribeToBinChanges(({ back }) => {
          if (back === id) toasts.close(shown);
        });
        const unsubscribe = toasts.subscribe(() => {
          if (toasts.visible().some((toast) => toast.id === shown)) return;
          unsubscribe();
          stop();
          idsInBin(toasts).delete(shown);
        });
      },
    }),
    [toasts, t],
  );
}

/**
 * Closes the notifications about items in a bin when a dialog opens in which they would be in the way. What is in no
 * bin can only be restored from its notification, which stays.
 */
export function useClosedUndoToasts(): void {
  const toasts = useContext(ToastsContext);
  useEffect(() => {
    if (toasts !== null) for (const id of Array.from(idsInBin(toasts))) toasts.close(id);
  }, [toasts]);
}
