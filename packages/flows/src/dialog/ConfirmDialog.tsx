import { Button } from '@kermesse/ui/Button';
import type { DialogProps } from '@kermesse/ui/Dialog';
import type { ReactNode } from 'react';
import { FlowDialog } from './FlowDialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'overline' | 'isOpen'> {
  cancelLabel: string;
  confirmLabel: string;
  /** Whether the confirmed action is pending. */
  pending?: boolean;
  /** The label of the button that confirms while the action is pending. */
  pendingLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** The question, and the error of the previous attempt. */
  children: ReactNode;
}

/** Asks for confirmation. The button that cancels is first and has the initial focus; the one that confirms is last. */
export function ConfirmDialog({
  cancelLabel,
  confirmLabel,
  pending = false,
  pendingLabel,
  onConfirm,
  onCancel,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <FlowDialog
      {...dialog}
      role="alertdialog"
      onOpenChange={onCancel}
      actions={
        <>
          <Button autoFocus variant="line" onPress={onCancel} isDisabled={pending}>
            {cancelLabel}
          </Button>
          <Button pending={pending} pendingLabel={pendingLabel} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </FlowDialog>
  );
}
