import type { Client, Result } from '@kermesse/api/client';
import { Button } from '@kermesse/ui/Button';
import { Dialog } from '@kermesse/ui/Dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorMessage, Situation } from '../failures/failures.ts';
import { FormNotice } from '../form/FormNotice.tsx';
import { useCall } from '../form/useCall.ts';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What the button is called that changes nothing. */
  cancelLabel: string;
  /** What the button is called that goes ahead; it may depend on what a try was answered with. */
  confirmLabel: (said: ErrorMessage | undefined) => string;
  pendingLabel: string;
  situation: Situation;
  /** Goes ahead, after a try that was answered with `said`, if there was one. */
  send: (client: Client, signal: AbortSignal, said: ErrorMessage | undefined) => Promise<Result<unknown>>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before something is taken away for good. A failure is said in it, and it can be tried again. */
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
  const [said, setSaid] = useState<ErrorMessage>();

  async function confirm() {
    const result = await confirming.call((client, signal) => send(client, signal, said));
    if (result === undefined) return;
    if (!result.ok) {
      setSaid(result.said);
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
            {confirmLabel(said)}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <FormNotice notice={said} />
    </Dialog>
  );
}
