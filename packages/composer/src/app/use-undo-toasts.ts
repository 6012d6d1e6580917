import { ToastsContext } from '@kermesse/ui/Toasts';
import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** How long something that was removed can be taken back from its notification, in milliseconds; later from the bin. */
const time = 12_000;

/** The notifications that take back what was removed. Outside of the composer there are none. */
export interface UndoToasts {
  /** Says that something was removed, with a button that takes it back. */
  show(title: string, undo: () => void): void;
  /** Closes those that are shown: where what was removed is listed, or is back already. */
  closeAll(): void;
}

export function useUndoToasts(): UndoToasts {
  const { t } = useTranslation('composer');
  const toasts = useContext(ToastsContext);
  return useMemo(
    () => ({
      show: (title, undo) => void toasts?.show({ title, duration: time, action: { label: t('bin.undo'), run: undo } }),
      closeAll: () => {
        for (const { id, action } of toasts?.visible() ?? []) if (action !== undefined) toasts?.close(id);
      },
    }),
    [toasts, t],
  );
}
