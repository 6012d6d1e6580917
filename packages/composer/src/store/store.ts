import { useSyncExternalStore } from 'react';

/** A store outside of React: components subscribe to a selected part and re-render when that part changes. */
export interface Store<T> {
  get(): T;
  /** Replaces the value and notifies subscribers, unless it is the same value. */
  set(next: T): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store. */
export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of Array.from(listeners)) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Selects a part of a store's value. `select` must return the same part for the same value. */
export function useStore<T, Part>(store: Store<T>, select: (value: T) => Part): Part {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
