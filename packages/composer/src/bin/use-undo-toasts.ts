import { ToastsContext } from '@kermesse/ui/Toasts';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { onBinChange } from './bin-changes.ts';

/** How long something that was removed can be taken back from its notification, in milliseconds; later from the bin. */
const time = 12_000;

/** The notifications that take back what was removed. Outside of the composer there are none. */
export interface UndoToasts {
  /**
   * Says that something was removed, with a button that takes it back. Once it is taken back elsewhere, from the bin or
   * in another window, the notification is closed.
   *
   * @param id what the bin calls it; undefined for what is in no bin
   */
  show(title: string, undo: () => void, id?: string): void;
  /** Closes those that are shown: where what was removed is listed, or is back already. */
  closeAll(): void;
}

export function useUndoToasts(): UndoToasts {
  const { t } = useTranslation('composer');
  const toasts = useContext(ToastsContext);
  return useMemo(
    () => ({
      show(title, undo, id) {
        const shown = toasts?.show({ title, duration: time, action: { label: t('bin.undo'), run: undo } });
        if (toasts === null || shown === undefined || id === undefined) return;
        const stop = onBinChange(({ back }) => {
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
