import type { Client, Result } from '@kermesse/api/client';
import { useApi } from '@kermesse/api/client-context';
import { useEffect, useRef, useState } from 'react';
import { say, type ErrorMessage, type Situation } from '../failures/failures.ts';

/** How a call ended: with its data, or with what is to be said. */
export type Called<T> = { ok: true; data: T } | { ok: false; said: ErrorMessage };

/**
 * A call that stands behind a button rather than a form: one at a time, whatever is pressed. It is called back when its
 * page is left, unless it is `lasting`.
 * `call` gives undefined when another is under way, or when nobody needs to hear of its end.
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
    const said = say(situation, result.failure);
    return said && { ok: false, said };
  }

  return { pending, call };
}
