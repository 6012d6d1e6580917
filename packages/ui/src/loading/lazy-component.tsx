import { lazy, useEffect, useState, type ComponentType } from 'react';
import { untilLoaded } from './until-loaded.ts';

/** A component whose code comes later. */
export type LazyComponent<P extends object> = ComponentType<P> & {
  /** Fetches the code ahead, so that the component renders at once. Rejects when it does not come. */
  preload: () => Promise<void>;
};

/**
 * A component whose code comes when it is first rendered. Code that does not come is asked for until it does
 * (see `untilLoaded`).
 *
 * Until then it suspends: what the server has rendered stays, within a `Suspense`. With `Fallback` it shows that instead
 * and never suspends, for what the server does not render: React holds back what a suspended component is replaced by
 * for up to 300 ms.
 *
 * @param load imports the code, and may wait before that until it is wanted
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback?: ComponentType<P>,
): LazyComponent<P> {
  let loaded: ComponentType<P> | undefined;
  const loadOnce = async () => (loaded ??= await load());
  const Suspending = lazy(async () => ({ default: await untilLoaded(loadOnce) })) as ComponentType<P>;

  function Lazy(props: P) {
    // Chosen once: another component in its place would lose its state.
    const [Shown, setShown] = useState(() => loaded ?? (Fallback === undefined ? Suspending : undefined));
    useEffect(() => {
      if (Shown !== undefined) return undefined;
      let gone = false;
      void untilLoaded(loadOnce).then((Arrived) => {
        if (!gone) setShown(() => Arrived);
      });
      return () => {
        gone = true;
      };
    }, [Shown]);
    if (Shown !== undefined) return <Shown {...props} />;
    return Fallback && <Fallback {...props} />;
  }
  return Object.assign(Lazy, { preload: async () => void (await loadOnce()) });
}

/** The fallback that shows nothing. */
export const nothing = () => null;
