import { untilLoaded } from '@kermesse/ui/until-loaded';
import { lazy, type ComponentType } from 'react';

/** A component in a chunk of its own. Once `preload` is through, it renders at once. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  let loaded: ComponentType<P> | undefined;
  const Lazy = lazy(async () => ({ default: await untilLoaded(load) }));
  function Later(props: P) {
    const Part = loaded ?? (Lazy as ComponentType<P>);
    return <Part {...props} />;
  }
  Later.preload = async () => {
    loaded = await load();
  };
  return Later;
}
