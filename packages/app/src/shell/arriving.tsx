import { untilLoaded } from '@kermesse/ui/until-loaded';
import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react';

/**
 * A component whose code comes when it is first rendered, or `prepare`d ahead. Until then there is nothing; where it
 * cannot be loaded nothing breaks, and it is tried again (see `untilLoaded`).
 */
export function arriving<P extends object>(load: () => Promise<ComponentType<P>>) {
  let view: ComponentType<P> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function prepare(): void {
    loading ??= untilLoaded(load).then((arrived) => {
      view = arrived;
      for (const listener of listeners) listener();
    });
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function Arriving(props: P) {
    const arrived = useSyncExternalStore(
      subscribe,
      () => view,
      () => undefined,
    );
    useEffect(prepare, []);
    return arrived === undefined ? null : createElement(arrived, props);
  }
  return Object.assign(Arriving, { prepare });
}
