import type { Client, Result } from '@kermesse/api/client';
import { useRequest } from '@kermesse/api/use-request';
import { useState, type FormEvent } from 'react';
import { messageFor, type Situation } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';
import type { Check, Values } from './check.ts';
import { sortError, type FormNotice } from './notices/notice.ts';
import { useFields } from './use-fields.ts';

export type { FormNotice } from './notices/notice.ts';

/** What a form is: what it begins with, what it refuses, where it goes. */
export interface FormDeclaration<V extends Values, T> {
  initial: V;
  check: Check<V>;
  situation: Situation;
  /** Whether 'Invalid form' is shown as well as the fields' errors when the check finds some. */
  saysInvalid?: boolean;
  send: (client: Client, values: V, signal: AbortSignal) => Promise<Result<T>>;
  /** What follows a success; `here` is false when the form was left meanwhile. The form stays pending until it has ended. */
  done: (data: T, values: V, here: boolean) => void | Promise<void>;
  /**
   * Tells of a failure when the form was left meanwhile. With it, leaving does not call back what was sent, and `done`
   * follows all the same: for what is better known to have happened than given up half-way.
   */
  failedLater?: (error: ErrorMessage, sent: V) => void;
}

/**
 * A form that talks to the API: checks first, sends once however often it is submitted, says every failure, keeps all
 * that was typed, and may be submitted again.
 */
export function useForm<V extends Values, T>(declaration: FormDeclaration<V, T>) {
  const { initial, check, situation, saysInvalid = false, send, done, failedLater } = declaration;
  const request = useRequest();
  const { form, values, setErrors, validate, validating, ...fields } = useFields(initial, check);
  const [sending, setSending] = useState<V>();
  const [notice, setNotice] = useState<FormNotice>();

  async function submit(client: Client, left: AbortSignal) {
    setNotice(undefined);
    if (!(await validate())) {
      if (saysInvalid) setNotice({ message: 'invalidForm' });
      return;
    }
    if (left.aborted) return;
    setSending(values);
    const result = await send(client, values, failedLater === undefined ? left : new AbortController().signal);
    if (left.aborted && failedLater === undefined) return;
    if (result.ok) {
      await done(result.data, values, !left.aborted);
      return;
    }
    const error = messageFor(situation, result.failure);
    if (error === undefined) return;
    if (left.aborted) {
      failedLater?.(error, values);
      return;
    }
    const sorted = sortError(error, values);
    setNotice(sorted.notice);
    if (Object.keys(sorted.faults).length > 0) setErrors(sorted.faults);
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
    /** What is being sent; undefined when nothing is. */
    sending,
    pending: sending !== undefined || validating,
    notice,
    formProps: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
  };
}
