import { useState } from 'react';
import { messageFor, type Situation } from '../../failures/error-catalogue.ts';
import type { ErrorMessage } from '../../failures/error-message.ts';
import type { Result } from '../../failures/failure.ts';
import { useRequest, type SendRequest } from './use-request.ts';
import type { TaskOptions } from './use-task.ts';

/** The result of a call: its data, or an error message. */
export type CallResult<T> = { ok: true; data: T } | { ok: false; error: ErrorMessage };

interface CallHookOptions extends TaskOptions {
  /**
   * The outcome of the call that the server made for a form posted without JavaScript.
   */
  last?: { error?: ErrorMessage };
}

/**
 * Makes calls, one at a time, and maps failures to messages of the error catalogue.
 * `call` returns the result; undefined while another call is pending, and when the failure needs no message. `error` is
 * the message of the last call; `succeeded` is whether the last call succeeded. Both reset when the next call begins or
 * `reset` is called.
 */
export function useCall(situation: Situation, { last: initial, ...options }: CallHookOptions = {}) {
  const { pending, send } = useRequest(options);
  const [last, setLast] = useState(initial);

  async function call<T>(sendRequest: SendRequest<Result<T>>): Promise<CallResult<T> | undefined> {
    const result = await send((client, signal) => {
      setLast(undefined);
      return sendRequest(client, signal);
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
