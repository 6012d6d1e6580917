import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { tellTyped } from './tell-typed.ts';

/**
 * For what React takes over as a whole: tells it what was typed into the server's HTML, and marks the element with
 * Sets `data-alive` once the effects of the content have run and been rendered. By then React Aria has replaced the
 * server's elements with its own, and the page's loader repeats early clicks.
 *
 * @param find returns the element; it has the server's HTML when this is first called
 */
export function useAlive(find: () => HTMLElement | null): void {
  const [effectsRan, setEffectsRan] = useState(false);
  const place = useEffectEvent(find);
  useLayoutEffect(() => {
    const element = place();
    if (element !== null) tellTyped(element);
  }, []);
  // Rendered together with what the effects inside have asked for, since theirs run before this one.
  useEffect(() => setEffectsRan(true), []);
  useEffect(() => {
    if (effectsRan) place()?.setAttribute('data-alive', '');
  }, [effectsRan]);
}
