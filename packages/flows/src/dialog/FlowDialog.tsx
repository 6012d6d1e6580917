import { Dialog, type DialogProps } from '@kermesse/ui/Dialog';
import { useContext, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SurroundingGuardContext, type SurroundingGuard } from '../site/use-unsaved.ts';

export interface FlowDialogProps extends Omit<DialogProps, 'closeLabel'> {
  /** Whether the user is asked before closing the dialog loses the unsaved input of its form (`UnsavedGuard`). */
  guarded?: boolean;
}

/** The dialog of ui, with the label of its close button. */
export function FlowDialog({ guarded = false, onOpenChange, ...props }: FlowDialogProps) {
  const { t } = useTranslation('dialog');
  const surrounding = useContext(SurroundingGuardContext);
  const isUnsaved = useRef(false);
  const guard = useMemo<SurroundingGuard>(
    () => ({
      ...surrounding,
      report(form, state) {
        isUnsaved.current = state === 'unsaved';
        surrounding.report(form, state);
      },
    }),
    [surrounding],
  );
  function change(isOpen: boolean) {
    const asks = guarded && !isOpen && isUnsaved.current && surrounding.ask(() => onOpenChange?.(false));
    if (!asks) onOpenChange?.(isOpen);
  }
  return (
    <SurroundingGuardContext value={guard}>
      <Dialog {...props} onOpenChange={change} closeLabel={t('close')} />
    </SurroundingGuardContext>
  );
}
