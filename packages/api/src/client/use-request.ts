import { useEffect, useRef, useState } from 'react';
import type { Client } from './client.ts';
import { useClient } from './context.ts';

export interface RequestOptions {
  /** Whether what was sent goes on when the component is gone. Without it, unmounting aborts it. */
  lasting?: boolean;
}

/** Sends by the client; `signal` is aborted when nobody waits for the answer any more. */
export type Ask<T> = (client: Client, signal: AbortSignal) => Promise<T>;

/**
 * One request at a time, however often a button is pressed: the hook below every form, upload and button that talks to the
 * API.
 *
 * `send` gives what `ask` gave; undefined while another request is pending, and when it was aborted. `cancel` aborts.
 * `pending` is true from `send` until `ask` has ended or was aborted.
 */
export function useRequest({ lasting = false }: RequestOptions = {}) {
  const client = useClient();
  const [pending, setPending] = useState(false);
  const current = useRef<AbortController>(undefined);

  useEffect(() => (lasting ? undefined : () => current.current?.abort()), [lasting]);

  async function send<T>(ask: Ask<T>): Promise<T | undefined> {
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
