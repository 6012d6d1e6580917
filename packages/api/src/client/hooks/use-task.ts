import { useEffect, useRef, useState } from 'react';

/** The options of `useTask`. */
export interface TaskOptions {
  /** Whether the task continues after the component unmounts. By default, unmounting aborts its signal. */
  lasting?: boolean;
}

/**
 * Runs one asynchronous task at a time, however often a button is pressed. `useRequest` builds on this hook.
 *
 * It does not use `useTransition`: while an async transition is pending, React holds back all other transitions, so a
 * slow request would block navigation.
 *
 * `run` returns the result of the task; undefined while another task is pending, and when it was aborted. `cancel`
 * aborts. `pending` is true from `run` until the task settles or is aborted.
 */
export function useTask({ lasting = false }: TaskOptions = {}) {
  const [pending, setPending] = useState(false);
  const current = useRef<AbortController>(undefined);

  useEffect(() => (lasting ? undefined : () => current.current?.abort()), [lasting]);

  async function run<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    if (current.current !== undefined) return undefined;
    const controller = new AbortController();
    current.current = controller;
    setPending(true);
    try {
      const result = await task(controller.signal);
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

  return { pending, run, cancel };
}
