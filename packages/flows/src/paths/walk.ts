import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { AnyStateMachine } from 'xstate';
import type { Path, PathStep } from './paths.ts';

/** A stage with another world for each path. */
export function createStage<W>(makeWorld: () => W) {
  let current: { round: number; world: W } | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  /** The first world is made when it is first asked for: a file of stories is also read where there is no page. */
  const get = () => (current ??= { round: 0, world: makeWorld() });
  return {
    /** The present world. */
    world: () => get().world,
    /** Puts a new one there. */
    begin() {
      current = { round: get().round + 1, world: makeWorld() };
      // Synchronously: the next step would otherwise act on the former DOM.
      flushSync(() => {
        for (const listener of listeners) listener();
      });
    },
    /** The world and its number, the React key of its content. */
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

/** Walks paths on a screen; a failure names the step and the path to it. */
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
