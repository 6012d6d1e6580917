import { ToastsContext } from '@kermesse/ui/Toasts';
import { useCallback, useContext } from 'react';
import { useTranslation } from 'react-i18next';

/** How long something that was removed can be taken back from its notification, in milliseconds; later from the bin. */
const time = 12_000;

/** Says that something was removed, with a button that takes it back; outside of the composer it says nothing. */
export function useUndoToast(): (title: string, undo: () => void) => void {
  const { t } = useTranslation('composer');
  const toasts = useContext(ToastsContext);
  return useCallback(
    (title, undo) => void toasts?.show({ title, duration: time, action: { label: t('bin.undo'), run: undo } }),
    [toasts, t],
  );
}
