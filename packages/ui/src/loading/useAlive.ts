import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { tellTyped } from './tellTyped.ts';

/**
 * For what React takes over as a whole: tells it what was typed into the server's HTML, and marks the element with
 * `data-alive` once the effects of what is inside have run and been rendered. By then React Aria has put its own elements in
 * the place of the server's, and the page's loader repeats what was pressed early.
 *
 * @param find gives the element; its server's HTML stands when this is first called
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
