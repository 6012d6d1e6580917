import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { AnyStateMachine } from 'xstate';
import type { Path, PathStep } from './paths.ts';

/** Creates a store that provides a new environment (`world`) of fakes for each path. */
export function createStage<W>(makeWorld: () => W) {
  let current: { round: number; world: W } | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  /** Creates the first world on demand, because story files are also imported without a page. */
  const get = () => (current ??= { round: 0, world: makeWorld() });
  return {
    /** Returns the current world. */
    world: () => get().world,
    /** Replaces the world with a new one. `prepare` runs before the new world is shown. */
    begin(prepare?: (world: W) => void) {
      current = { round: get().round + 1, world: makeWorld() };
      prepare?.(current.world);
      // Synchronously, because the next step would otherwise act on the old DOM.
      flushSync(() => {
        for (const listener of listeners) listener();
      });
    },
    /** Returns the world and its number, which is the React key of its content. */
    useWorld: () => useSyncExternalStore(subscribe, get),
  };
}

/** Performs a path of a machine on its screen. */
export interface Walk<M extends AnyStateMachine> {
  /** Mounts the screen again for the start of a path. */
  begin: (path: Path<M>) => Promise<void> | void;
  /** Performs an event on the screen. If the screen does not offer it, asserts that. */
  act: (event: PathStep<M>['event'], before: PathStep<M>['snapshot']) => Promise<void> | void;
  /** Asserts that the screen shows the state. */
  check: (snapshot: PathStep<M>['snapshot']) => Promise<void>;
}

/** Returns every nth path, so that several stories can share the paths. */
export const everyNthPath = <P>(paths: P[], part: number, parts: number): P[] =>
  paths.filter((_, place) => place % parts === part);

/** Runs paths on a screen. The error of a failed step names the step and the steps before it. */
export async function walk<M extends AnyStateMachine>(paths: Path<M>[], { begin, act, check }: Walk<M>): Promise<void> {
  for (const path of paths) {
    await begin(path);
    await check(path.first);
    let before = path.first;
    for (const [place, { event, snapshot, takes }] of path.steps.entries()) {
      try {
        await act(event, before);
        await check(snapshot);
      } catch (error) {
        const way = path.steps.slice(Math.max(0, place - 6), place).map(({ takes: [each] }) => each);
        throw new Error(`${takes[0]} (step ${place}, after ${way.join(', ')}): ${String(error)}`, { cause: error });
      }
      before = snapshot;
    }
  }
}
