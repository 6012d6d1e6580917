import type { Client, Result } from '@kermesse/api/client';
import { useClient } from '@kermesse/api/client-context';
import { useCallback, useEffect, useState } from 'react';
import { messageFor } from '@kermesse/api/error-catalogue';
import type { ErrorMessage } from '@kermesse/api/error-message';

/** The state of a list that is loaded from the server. `absent` means that the backend has no such list. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'absent' }
  | { state: 'failed'; error: ErrorMessage }
  | { state: 'ready'; items: readonly T[] };

/**
 * Loads a list of passkeys or sessions when the component mounts. `fetchList` must be the same function in every render.
 * `load` retries; `change` updates the loaded items, such as after one was removed.
 */
export function useAccessList<T>(fetchList: (client: Client, signal: AbortSignal) => Promise<Result<T[]>>) {
  const client = useClient();
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    void fetchList(client, controller.signal).then((result) => {
      if (controller.signal.aborted) return;
      if (result.ok) setLoaded({ state: 'ready', items: result.data });
      else if (result.failure.kind === 'refused' && result.failure.status === 404) setLoaded({ state: 'absent' });
      else setLoaded({ state: 'failed', error: messageFor('accessList', result.failure) ?? { message: 'generic' } });
    });
    return () => controller.abort();
  }, [client, fetchList, round]);

  const load = useCallback(() => {
    setLoaded({ state: 'loading' });
    setRound((before) => before + 1);
  }, []);
  const change = useCallback((edit: (items: readonly T[]) => readonly T[]) => {
    setLoaded((before) => (before.state === 'ready' ? { state: 'ready', items: edit(before.items) } : before));
  }, []);
  return { loaded, load, change };
}
