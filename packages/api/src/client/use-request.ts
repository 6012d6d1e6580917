import { useEffect, useRef, useState } from 'react';
import type { Client } from './client.ts';
import { useClient } from './context.ts';

/** The options of `useRequest`. */
export interface RequestOptions {
  /** Whether the request continues after the component unmounts. By default, unmounting aborts it. */
  lasting?: boolean;
}

/** Sends a request with the client. `signal` aborts when the result is no longer needed. */
export type SendRequest<T> = (client: Client, signal: AbortSignal) => Promise<T>;

/**
 * Sends one request at a time, however often a button is pressed. Forms, uploads and `useCall` use this hook; state
 * machines and the composer call the client themselves.
 * `send` returns the result of `ask`; undefined while another request is pending, and when it was aborted. `cancel`
 * aborts. `pending` is true from `send` until `ask` settles or is aborted.
 */
export function useRequest({ lasting = false }: RequestOptions = {}) {
  const client = useClient();
  const [pending, setPending] = useState(false);
  const current = useRef<AbortController>(undefined);

  useEffect(() => (lasting ? undefined : () => current.current?.abort()), [lasting]);

  async function send<T>(ask: SendRequest<T>): Promise<T | undefined> {
    if (current.current !== undefined) return undefined;
    const controller = new AbortController();
    current.current = controller;
    setPending(true);
    try {
      const result = await ask(client, controller.signal);
      return controller.signal.aborted ? undefined : result;
    } finally {
      if (current.current === controller) {
        current.current = undefined;
        setPending(false);
      }
    }
  }

  function cancel(): void {
    current.current?.abort();
    current.current = undefined;
    setPending(false);
  }

  return { pending, send, cancel };
}
