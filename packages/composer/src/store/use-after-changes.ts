import { useEffect, useEffectEvent } from 'react';
import { useEditorStore } from './context.ts';
import type { Workspace } from './workspace.ts';

/**
 * Does something with what is open, once at the beginning and then whenever nothing has changed for a while after a change.
 *
 * @param rest that while, in milliseconds.
 * @param act always the one of the last render.
 * @param trigger another value has it done again.
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
