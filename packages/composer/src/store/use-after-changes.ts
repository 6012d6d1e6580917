import { useEffect, useEffectEvent } from 'react';
import { useEditorStore } from './context.ts';
import type { Workspace } from './workspace.ts';

/**
 * Runs a function on mount and after every change of the workspace, debounced.
 *
 * @param debounce the delay in milliseconds.
 * @param callback the function; that of the latest render runs.
 * @param trigger a change of this value runs it too.
 */
export function useAfterChanges(debounce: number, callback: (workspace: Workspace) => void, trigger?: unknown): void {
  const store = useEditorStore();
  const run = useEffectEvent(() => callback(store.get()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(run, debounce);
    };
    schedule();
    const unsubscribe = store.subscribe(schedule);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store, debounce, trigger]);
}
