import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { reportTypedInput } from './typed-input.ts';

/**
 * Completes the hydration of an element. Informs React about text that was typed into the server-rendered HTML, then
 * sets `data-hydrated` on the element once the effects of its content have run and rendered. By then React Aria has
 * replaced the server-rendered elements with its own, and the page's loader repeats early clicks.
 *
 * @param find returns the element, which contains the server-rendered HTML on the first call
 */
export function useHydrationMark(find: () => HTMLElement | null): void {
  const [effectsRan, setEffectsRan] = useState(false);
  const findElement = useEffectEvent(find);
  useLayoutEffect(() => {
    const element = findElement();
    if (element !== null) reportTypedInput(element);
  }, []);
  // This state renders together with the updates from the effects of the content, which run before this one.
  useEffect(() => setEffectsRan(true), []);
  useEffect(() => {
    if (effectsRan) findElement()?.setAttribute('data-hydrated', '');
  }, [effectsRan]);
}
