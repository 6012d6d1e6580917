import { ToastsContext } from '@kermesse/ui/Toasts';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { subscribeToBinChanges } from './bin-changes.ts';

/** The notifications with an undo button. Outside of the composer they do nothing. */
export interface UndoToasts {
  /**
   * Shows that something was removed, with a button that restores it. The notification closes when the bin or another
   * window restores it first.
   *
   * @param id the id of the item in the bin; undefined if it is in no bin
   */
  show(title: string, undo: () => void, id?: string): void;
  /** Closes all notifications with an undo button. */
  closeAll(): void;
}

export function useUndoToasts(): UndoToasts {
  const { t } = useTranslation('composer');
  const toasts = useContext(ToastsContext);
  return useMemo(
    () => ({
      show(title, undo, id) {
        const shown = toasts?.show({ title, action: { label: t('bin.undo'), run: undo } });
        if (toasts === null || shown === undefined || id === undefined) return;
        const stop = subscribeToBinChanges(({ back }) => {
          if (back === id) toasts.close(shown);
        });
        const unsubscribe = toasts.subscribe(() => {
          if (toasts.visible().some((toast) => toast.id === shown)) return;
          unsubscribe();
          stop();
        });
      },
      closeAll: () => {
        for (const { id, action } of toasts?.visible() ?? []) if (action !== undefined) toasts?.close(id);
      },
    }),
    [toasts, t],
  );
}
