import type { Client } from '../client.ts';
import { useClient } from '../context.ts';
import { useTask, type TaskOptions } from './use-task.ts';

/** Sends a request with the client. `signal` aborts when the result is no longer needed. */
export type SendRequest<T> = (client: Client, signal: AbortSignal) => Promise<T>;

/**
 * Sends one request at a time (`useTask`) with the client. Forms, uploads and `useCall` use this hook; state machines
 * and the composer call the client themselves.
 */
export function useRequest(options?: TaskOptions) {
  const client = useClient();
  const { pending, run, cancel } = useTask(options);
  return { pending, send: <T>(sendRequest: SendRequest<T>) => run((signal) => sendRequest(client, signal)), cancel };
}
