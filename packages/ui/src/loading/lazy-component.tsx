import { lazy, useEffect, useState, type ComponentType } from 'react';
import { loadUntilSuccess } from './load-until-success.ts';

/** A component whose code loads on demand. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Loads the code ahead of time, so that the component renders at once. Rejects when loading fails. */
  preload: () => Promise<void>;
};

/**
 * Creates a component whose code loads on the first render. Loading retries until it succeeds (see `loadUntilSuccess`).
 *
 * Until then the component suspends: inside a `Suspense`, server-rendered HTML stays. With `Fallback` it renders the
 * fallback instead and never suspends. Use this for content that the server does not render: React delays the content
 * that replaces a suspended component by up to 300 ms.
 *
 * @param load imports the code, and may first wait until it is needed
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback?: ComponentType<P>,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  // Loads again while an earlier load is pending: the user may have cancelled one that hung.
  const loadCode = async () => (loaded ??= await load());
  const Suspending = lazy(async () => ({ default: await loadUntilSuccess(loadCode) })) as ComponentType<P>;

  function Lazy(props: P) {
    // Chosen once: a different component would lose the state.
    const [Shown, setShown] = useState(() => loaded ?? (Fallback === undefined ? Suspending : undefined));
    useEffect(() => {
      if (Shown !== undefined) return undefined;
      const leaving = new AbortController();
      void loadUntilSuccess(loadCode, leaving.signal).then((Loaded) => setShown(() => Loaded));
      return () => leaving.abort();
    }, [Shown]);
    if (Shown !== undefined) return <Shown {...props} />;
    return Fallback && <Fallback {...props} />;
  }
  return Object.assign(Lazy, { preload: async () => void (await loadCode()) });
}

/** A fallback that renders nothing. */
export const renderNothing = () => null;
