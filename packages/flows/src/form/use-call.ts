import type { Client, Result } from '@kermesse/api/client';
import { useRequest, type RequestOptions } from '@kermesse/api/use-request';
import { say, type ErrorMessage, type Situation } from '../failures/failures.ts';

/** The result of a call: its data, or an error message. */
export type Called<T> = { ok: true; data: T } | { ok: false; error: ErrorMessage };

/**
 * A call behind a button rather than a form. `call` returns undefined while another is pending, and when the result needs
 * no message.
 */
export function useCall(situation: Situation, options?: RequestOptions) {
  const { pending, send } = useRequest(options);

  async function call<T>(
    ask: (client: Client, signal: AbortSignal) => Promise<Result<T>>,
  ): Promise<Called<T> | undefined> {
    const result = await send(ask);
    if (result === undefined || result.ok) return result;
    const error = say(situation, result.failure);
    return error && { ok: false, error };
  }

  return { pending, call };
}
