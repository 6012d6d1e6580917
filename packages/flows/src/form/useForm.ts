import type { Client, Result } from '@kermesse/api/client';
import { useApi } from '@kermesse/api/client-context';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { say, type Situation } from '../failures/failures.ts';
import type { Check, Values } from './check.ts';
import { sortSaid, type FormNotice } from './notice.ts';
import { useFields } from './useFields.ts';

export type { FormNotice } from './notice.ts';

/** What a form is: what it begins with, what it refuses, where it goes. */
export interface FormDeclaration<V extends Values, T> {
  initial: V;
  check: Check<V>;
  situation: Situation;
  /** Whether 'Invalid form' is said beside the fields when the check finds something. */
  saysInvalid?: boolean;
  send: (client: Client, values: V, signal: AbortSignal) => Promise<Result<T>>;
  /** What follows a success. The form stays pending until it has ended. */
  done: (data: T, values: V) => void | Promise<void>;
}

/**
 * A form that talks to the API: checks first, sends once however often it is submitted, says every failure, keeps all
 * that was typed, and may be submitted again.
 */
export function useForm<V extends Values, T>(declaration: FormDeclaration<V, T>) {
  const { initial, check, situation, saysInvalid = false, send, done } = declaration;
  const loadClient = useApi();
  const { form, values, blame, isSound, ...fields } = useFields(initial, check);
  const [pending, setPending] = useState(false);
  const [notice, setNotice] = useState<FormNotice>();
  const underWay = useRef<AbortController>(undefined);

  useEffect(() => () => underWay.current?.abort(), []);

  async function attempt(signal: AbortSignal): Promise<Result<T>> {
    try {
      return await send(await loadClient(), values, signal);
    } catch {
      // The client's own code could not be loaded: most likely the network went away.
      return { ok: false, failure: { kind: 'offline' } };
    }
  }

  async function submit(signal: AbortSignal) {
    setNotice(undefined);
    if (!(await isSound())) {
      if (saysInvalid) setNotice({ message: 'invalidForm' });
      return;
    }
    setPending(true);
    const result = await attempt(signal);
    if (signal.aborted) return;
    if (result.ok) {
      await done(result.data, values);
      return;
    }
    const said = say(situation, result.failure);
    if (said === undefined) return;
    const sorted = sortSaid(said, values);
    setNotice(sorted.notice);
    if (Object.keys(sorted.faults).length > 0) blame(sorted.faults);
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current !== undefined) return;
    const controller = new AbortController();
    underWay.current = controller;
    try {
      await submit(controller.signal);
    } finally {
      underWay.current = undefined;
      setPending(false);
    }
  }

  return {
    ...fields,
    values,
    pending,
    notice,
    formProps: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void onSubmit(event) },
  };
}
