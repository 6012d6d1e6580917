import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Failure } from '../../failures/failure.ts';
import type { Result } from '../client.ts';
import { useBackOnline } from './use-back-online.ts';

/** Data that `useLoaded` loads, with what a component needs to change it, to show a failure and to retry. */
export interface LoadedData<T> {
  /** The latest data; undefined until it is loaded. Stays while it reloads, and when that fails. */
  data: T | undefined;
  failure: Failure | undefined;
  /**
   * Changes the data, such as after one of its items was removed. Does nothing until it is loaded. A pending load may
   * return the data from before the change, so another load replaces it.
   */
  change(edit: (data: T) => T): void;
  /** Sets the failure of an action on the data, until the next load or until there is no source. */
  fail(failure: Failure, retryAction: () => void): void;
  /** Removes the failure and loads the data again. */
  reload(): void;
  /** Removes the failure and repeats what failed: the action or the load. */
  retry(): void;
}

/**
 * Loads data when the component mounts, and when `source` (such as a client) or `key` changes. Without a source it
 * loads nothing, and so does a `load` that returns undefined. A response that is no longer needed is ignored; its
 * request is cancelled if `load` passes the signal on. What failed offline is loaded again once the browser is online.
 */
export function useLoaded<S, T>(
  source: S | undefined,
  load: (source: S, signal: AbortSignal) => Promise<Result<T>> | undefined,
  key = '',
): LoadedData<T> {
  const [data, setData] = useState<T>();
  const [{ failure, retryAction }, setFailed] = useState<{ failure?: Failure; retryAction?: () => void }>({});
  const [round, setRound] = useState(0);
  const onLoad = useEffectEvent(load);
  const isPending = useRef(false);

  useEffect(() => {
    if (source === undefined) {
      setFailed({});
      return undefined;
    }
    const request = new AbortController();
    const loading = onLoad(source, request.signal);
    isPending.current = loading !== undefined;
    void loading?.then((result) => {
      if (request.signal.aborted) return;
      isPending.current = false;
      if (result.ok) setData(result.data);
      setFailed(result.ok ? {} : { failure: result.failure });
    });
    return () => request.abort();
  }, [source, key, round]);

  const change = useCallback((edit: (data: T) => T) => {
    setData((before) => (before === undefined ? before : edit(before)));
    if (isPending.current) setRound((before) => before + 1);
  }, []);
  const reload = useCallback(() => {
    setFailed({});
    setRound((before) => before + 1);
  }, []);
  const fail = useCallback(
    (failed: Failure, repeat: () => void) => setFailed({ failure: failed, retryAction: repeat }),
    [],
  );
  const retry = useCallback(() => {
    if (retryAction === undefined) return reload();
    setFailed({});
    return retryAction();
  }, [retryAction, reload]);
  useBackOnline(failure?.kind === 'offline', reload);
  return { data, failure, change, fail, reload, retry };
}
