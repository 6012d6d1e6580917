import type { Result } from '@kermesse/api/client';
import type { Failure } from '@kermesse/api/failure';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { EditorClient } from './editor-client.ts';
import { useServer } from './ServerContext.tsx';

/** Data of the server, with what a component needs to show a failure and to retry. */
export interface ServerData<T> {
  /** The latest data; undefined until it is loaded. Stays while it reloads, and when that fails. */
  data: T | undefined;
  failure: Failure | undefined;
  /** Sets the failure of an action on the data, until the next load or until the key is deleted. */
  fail(failure: Failure): void;
  reload(): void;
}

/**
 * Loads data from the server when the component mounts, when the editor enters a key, and when `key` changes. Without a
 * server it loads nothing, and so does a `load` that returns undefined. A response that is no longer needed is ignored;
 * its request is cancelled if `load` passes the signal on.
 */
export function useServerData<T>(
  load: (server: EditorClient, signal: AbortSignal) => Promise<Result<T>> | undefined,
  key = '',
): ServerData<T> {
  const { server } = useServer();
  const [data, setData] = useState<T>();
  const [failure, setFailure] = useState<Failure>();
  const [round, setRound] = useState(0);
  const onLoad = useEffectEvent(load);

  useEffect(() => {
    if (server === undefined) {
      setFailure(undefined);
      return undefined;
    }
    const request = new AbortController();
    void onLoad(server, request.signal)?.then((result) => {
      if (request.signal.aborted) return;
      if (result.ok) setData(result.data);
      setFailure(result.ok ? undefined : result.failure);
    });
    return () => request.abort();
  }, [server, key, round]);

  const reload = useCallback(() => {
    setFailure(undefined);
    setRound((before) => before + 1);
  }, []);
  return { data, failure, fail: setFailure, reload };
}
