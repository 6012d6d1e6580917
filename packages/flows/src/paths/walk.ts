import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { AnyStateMachine } from 'xstate';
import type { Path, PathStep } from './paths.ts';

/** A stage on which another world stands for each path. */
export function createStage<W>(makeWorld: () => W) {
  let current = { round: 0, world: makeWorld() };
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const get = () => current;
  return {
    /** The world that stands now. */
    world: () => current.world,
    /** Puts a new one there. */
    begin() {
      current = { round: current.round + 1, world: makeWorld() };
      // At once: whoever walks on would act on what stood there before.
      flushSync(() => {
        for (const listener of listeners) listener();
      });
    },
    /** The world and its number, to be the key of what stands in it. */
    useWorld: () => useSyncExternalStore(subscribe, get),
  };
}

export interface Walk<M extends AnyStateMachine> {
  /** Mounts the screen anew, as the path begins. */
  begin: (path: Path<M>) => Promise<void> | void;
  /** Does on the screen what the event says; where the screen gives no way to it, sees that it does not. */
  act: (event: PathStep<M>['event'], before: PathStep<M>['snapshot']) => Promise<void> | void;
  /** What has to be on the screen. */
  look: (snapshot: PathStep<M>['snapshot']) => Promise<void>;
}

/** Every nth path, so that stories can share them out. */
export const shareOf = <P>(paths: P[], part: number, parts: number): P[] =>
  paths.filter((_, place) => place % parts === part);

/** Walks paths on a screen; what goes wrong is told with the step and the way there. */
export async function walk<M extends AnyStateMachine>(paths: Path<M>[], { begin, act, look }: Walk<M>): Promise<void> {
  for (const path of paths) {
    await begin(path);
    await look(path.first);
    let before = path.first;
    for (const [place, { event, snapshot, takes }] of path.steps.entries()) {
      try {
        await act(event, before);
        await look(snapshot);
      } catch (error) {
        const way = path.steps.slice(Math.max(0, place - 6), place).map(({ takes: [each] }) => each);
        throw new Error(`${takes[0]} (step ${place}, after ${way.join(', ')}): ${String(error)}`, { cause: error });
      }
      before = snapshot;
    }
  }
}
