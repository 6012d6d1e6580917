import type { Client, Result } from '@kermesse/api/client';
import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorMessage, Situation } from '../failures/failures.ts';
import { FormNotice } from '../form/FormNotice.tsx';
import { useCall } from '../form/use-call.ts';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the button is called that changes nothing. */
  cancelLabel: string;
  /** What the button is called that goes ahead; it may depend on what a try was answered with. */
  confirmLabel: (error: ErrorMessage | undefined) => string;
  pendingLabel: string;
  situation: Situation;
  /** Sends the request; `error` is that of the try before, if there was one. */
  send: (client: Client, signal: AbortSignal, error: ErrorMessage | undefined) => Promise<Result<unknown>>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks for confirmation before something is deleted for good. It shows a failure, and can be tried again. */
export function ConfirmDialog({
  title,
  text,
  cancelLabel,
  confirmLabel,
  pendingLabel,
  situation,
  send,
  onDone,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation('access');
  const confirming = useCall(situation);
  const [error, setError] = useState<ErrorMessage>();

  async function confirm() {
    const result = await confirming.call((client, signal) => send(client, signal, error));
    if (result === undefined) return;
    if (!result.ok) {
      setError(result.error);
      return;
    }
    onDone();
    onClose();
  }

  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={onClose}
      title={title}
      closeLabel={t('close')}
      actions={
        <>
          <Button variant="line" onPress={onClose} isDisabled={confirming.pending}>
            {cancelLabel}
          </Button>
          <Button pending={confirming.pending} pendingLabel={pendingLabel} onPress={() => void confirm()}>
            {confirmLabel(error)}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <FormNotice notice={error} />
    </Dialog>
  );
}
