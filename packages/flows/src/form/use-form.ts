import type { Client, Result } from '@kermesse/api/client';
import { useRequest } from '@kermesse/api/use-request';
import { useToasts, type ToastInput } from '@kermesse/ui/Toasts';
import { useRef, useState, type FormEvent } from 'react';
import { messageFor, type Situation } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { CallResult } from '@kermesse/api/use-call';
import { hasChanges } from './changes.ts';
import type { Check, Values } from './check.ts';
import { splitError, type FormError } from './notices/notice.ts';
import { useUnsaved } from '../site/use-unsaved.ts';
import { useFormFields } from './use-form-fields.ts';

/** The declaration of a form: its initial values, its check and its request. Without fields it has only a request. */
export interface FormDeclaration<V extends Values, T> {
  initial?: V;
  /** The values whose change is unsaved input; `initial` by default. */
  stored?: V;
  check?: Check<V>;
  situation: Situation;
  /** Whether 'Invalid form' is shown in addition to the errors of the fields. */
  showInvalidNotice?: boolean;
  /** Sends the request. Returns its result, or an error message instead of a failure. */
  send: (client: Client, values: V, signal: AbortSignal) => Promise<Result<T> | CallResult<T>>;
  /** Returns the notification of a success. The next submission removes it, because its outcome may be another one. */
  success?: (data: T, values: V) => ToastInput;
  /** Called after a success. `stillOpen` is false when the form was left. The form stays pending until it resolves. */
  done?: (data: T, values: V, stillOpen: boolean) => void | Promise<void>;
  /**
   * Called after a failure when the form was left meanwhile. With this option, leaving the form does not abort the
   * request, and `done` is still called: for requests whose result must be known.
   */
  onFailureAfterLeaving?: (error: ErrorMessage, sent: V) => void;
}

const noValues = {};
const noErrors = () => ({});

/**
 * Manages a form that calls the API. Checks the values before sending, sends one request at a time, shows every
 * failure, keeps the input, and allows a retry. Inside an `UnsavedGuard`, it asks before unsaved input is lost.
 */
export function useForm<V extends Values, T>(declaration: FormDeclaration<V, T>) {
  const {
    initial = noValues as V,
    stored = initial,
    check = noErrors,
    situation,
    showInvalidNotice = false,
    send,
    success,
    done,
    onFailureAfterLeaving,
  } = declaration;
  const request = useRequest();
  const toasts = useToasts();
  const shownSuccess = useRef('');
  const { form, values, setErrors, validate, validating, ...fields } = useFormFields(initial, check);
  const [sending, setSending] = useState<V>();
  const [notice, setNotice] = useState<FormError>();
  // Leaving the form aborts other requests.
  const beingSaved = onFailureAfterLeaving !== undefined && sending !== undefined && !hasChanges(values, sending);
  useUnsaved(hasChanges(values, stored), beingSaved);

  async function submit(client: Client, left: AbortSignal) {
    setNotice(undefined);
    toasts.close(shownSuccess.current);
    const sent = await validate();
    if (sent === undefined) {
      if (showInvalidNotice) setNotice({ message: 'invalidForm' });
      return;
    }
    if (left.aborted) return;
    setSending(sent);
    const result = await send(client, sent, onFailureAfterLeaving === undefined ? left : new AbortController().signal);
    if (left.aborted && onFailureAfterLeaving === undefined) return;
    if (result.ok) {
      if (success) shownSuccess.current = toasts.show({ kind: 'success', ...success(result.data, sent) });
      await done?.(result.data, sent, !left.aborted);
      return;
    }
    const error = 'error' in result ? result.error : messageFor(situation, result.failure);
    if (error === undefined) return;
    if (left.aborted) {
      onFailureAfterLeaving?.(error, sent);
      return;
    }
    const sorted = splitError(error, sent);
    setNotice(sorted.notice);
    if (Object.keys(sorted.errors).length > 0) setErrors(sorted.errors);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    await request.send(async (client, left) => {
      try {
        await submit(client, left);
      } finally {
        setSending(undefined);
      }
    });
  }

  return {
    ...fields,
    values,
    /** The values of the pending request; undefined when there is none. */
    sending,
    pending: sending !== undefined || validating,
    notice,
    formProps: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
  };
}
