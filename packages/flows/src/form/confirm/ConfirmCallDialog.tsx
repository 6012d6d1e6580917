import type { Client, Result } from '@kermesse/api/client';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Situation } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import { ConfirmDialog } from '../../dialog/ConfirmDialog.tsx';
import { FormNotice } from '../notices/FormNotice.tsx';
import { useFailureNotification } from '../use-failure-notification.ts';
import { useCall } from '@kermesse/api/use-call';

export interface ConfirmCallDialogProps {
  /** The question. */
  title: string;
  /** The consequences. */
  text: string;
  /** The label of the button that cancels. */
  cancelLabel: string;
  /** The label of the button that confirms. It may depend on the error of the previous attempt. */
  confirmLabel: (error: ErrorMessage | undefined) => string;
  /** The text of the button that confirms, while the request is pending. */
  pendingLabel: string;
  /** What the user does. It decides the messages of failures. */
  situation: Situation;
  /** Sends the request. `error` is the error of the previous attempt, if there was one. */
  send: (client: Client, signal: AbortSignal, error: ErrorMessage | undefined) => Promise<Result<unknown>>;
  /** Called after the request has succeeded, also when the dialog was closed meanwhile. */
  onDone: () => void;
  /** Called when the dialog closes. */
  onClose: () => void;
  /** The title of the notification when the request fails after the dialog was closed. */
  failureTitle: ReactNode;
}

/**
 * Asks for confirmation before a request that cannot be undone. Shows an error when the request fails, and allows a
 * retry. The request continues when the dialog is closed; then a notification shows its failure.
 */
export function ConfirmCallDialog({
  title,
  text,
  cancelLabel,
  confirmLabel,
  pendingLabel,
  situation,
  send,
  onDone,
  onClose,
  failureTitle,
}: ConfirmCallDialogProps) {
  const { pending, error, call } = useCall(situation, { lasting: true });
  const notifyFailure = useFailureNotification(failureTitle);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);

  async function confirm() {
    const result = await call((client, signal) => send(client, signal, error));
    if (result?.ok === true) {
      onDone();
      // Another dialog may be open by now.
      if (isMounted.current) onClose();
    } else if (result !== undefined && !isMounted.current) {
      notifyFailure(result.error);
    }
  }

  return (
    <ConfirmDialog
      isOpen
      title={title}
      cancelLabel={cancelLabel}
      confirmLabel={confirmLabel(error)}
      pending={pending}
      pendingLabel={pendingLabel}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{text}</p>
      <FormNotice notice={error} />
    </ConfirmDialog>
  );
}
