import type { Client, Result } from '@kermesse/api/client';
import { useApi } from '@kermesse/api/client-context';
import { useEffect, useRef, useState } from 'react';
import { say, type ErrorMessage, type Situation } from '../failures/failures.ts';

/** The result of a call: its data, or an error message. */
export type Called<T> = { ok: true; data: T } | { ok: false; error: ErrorMessage };

/**
 * A call behind a button rather than a form: one at a time, however often the button is clicked. It is aborted when its
 * component unmounts, unless it is `lasting`. `call` returns undefined while another is pending, or when the result
 * needs no message.
 */
export function useCall(situation: Situation, { lasting = false } = {}) {
  const loadClient = useApi();
  const [pending, setPending] = useState(false);
  const underWay = useRef<AbortController>(undefined);

  useEffect(() => (lasting ? undefined : () => underWay.current?.abort()), [lasting]);

  async function attempt<T>(
    send: (client: Client, signal: AbortSignal) => Promise<Result<T>>,
    signal: AbortSignal,
  ): Promise<Result<T>> {
    try {
      return await send(await loadClient(), signal);
    } catch {
      return { ok: false, failure: { kind: 'offline' } };
    }
  }

  async function call<T>(
    send: (client: Client, signal: AbortSignal) => Promise<Result<T>>,
  ): Promise<Called<T> | undefined> {
    if (underWay.current !== undefined) return undefined;
    const controller = new AbortController();
    underWay.current = controller;
    setPending(true);
    const result = await attempt(send, controller.signal);
    underWay.current = undefined;
    if (controller.signal.aborted) return undefined;
    setPending(false);
    if (result.ok) return result;
    const error = say(situation, result.failure);
    return error && { ok: false, error };
  }

  return { pending, call };
}
