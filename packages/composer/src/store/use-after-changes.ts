import { useEffect, useEffectEvent } from 'react';
import { useEditorStore } from './context.ts';
import type { Workspace } from './workspace.ts';

/**
 * Runs a function on mount and after every change of the workspace, debounced.
 *
 * @param rest the debounce in milliseconds.
 * @param act the function; that of the latest render runs.
 * @param trigger a change of this value runs it too.
 */
export function useAfterChanges(rest: number, act: (workspace: Workspace) => void, trigger?: unknown): void {
  const store = useEditorStore();
  const run = useEffectEvent(() => act(store.get()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(run, rest);
    };
    later();
    const stop = store.subscribe(later);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [store, rest, trigger]);
}
