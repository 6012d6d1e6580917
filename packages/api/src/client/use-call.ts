import { useState } from 'react';
import { messageFor, type Situation } from '../failures/error-catalogue.ts';
import type { ErrorMessage } from '../failures/error-message.ts';
import type { Result } from '../failures/failure.ts';
import { useRequest, type Ask, type RequestOptions } from './use-request.ts';

/** The result of a call: its data, or an error message. */
export type Called<T> = { ok: true; data: T } | { ok: false; error: ErrorMessage };

interface CallHookOptions extends RequestOptions {
  /** A call that was made before this component was there: the server made it for a form posted without scripts. */
  last?: { error?: ErrorMessage };
}

/**
 * A call, one at a time, whose failure becomes a message of the error catalogue.
 *
 * `call` gives the result; undefined while another call is pending, and when the result needs no message. `error` is the
 * message of the last call and `succeeded` says that it had none, until the next one begins or `reset` is called.
 */
export function useCall(situation: Situation, { last: first, ...options }: CallHookOptions = {}) {
  const { pending, send } = useRequest(options);
  const [last, setLast] = useState(first);

  async function call<T>(ask: Ask<Result<T>>): Promise<Called<T> | undefined> {
    const result = await send((client, signal) => {
      setLast(undefined);
      return ask(client, signal);
    });
    if (result === undefined) return undefined;
    if (result.ok) {
      setLast({});
      return result;
    }
    const error = messageFor(situation, result.failure);
    if (error === undefined) return undefined;
    setLast({ error });
    return { ok: false, error };
  }

  return {
    pending,
    error: last?.error,
    succeeded: last !== undefined && last.error === undefined,
    call,
    reset: () => setLast(undefined),
  };
}
