import type { Rotation } from './rotation.ts';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. */
export function motionIsReduced(): boolean {
  return matchMedia(reducedMotion).matches;
}

/**
 * Pauses a rotation while the mouse is over the element, while it has keyboard focus, while the tab is hidden, and
 * while the element is outside the viewport. A tap and the focus after a click do not pause it.
 * @param onMotionReduced called when the visitor begins to prefer reduced motion, which pauses the rotation
 * @returns a function that removes the listeners
 */
export function pauseDuringInteraction(
  element: HTMLElement,
  rotation: Rotation,
  onMotionReduced: () => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  const onPointer = ({ type, pointerType }: PointerEvent) => {
    if (type === 'pointerleave') rotation.resume('hover');
    else if (pointerType === 'mouse') rotation.pause('hover');
  };
  element.addEventListener('pointerenter', onPointer, { signal });
  element.addEventListener('pointerleave', onPointer, { signal });

  element.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) rotation.pause('focus');
      else rotation.resume('focus');
    },
    { signal },
  );
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) rotation.resume('focus');
    },
    { signal },
  );

  const onPreference = ({ matches }: MediaQueryListEvent) => {
    if (!matches) return;
    rotation.pause('requested');
    onMotionReduced();
  };
  matchMedia(reducedMotion).addEventListener('change', onPreference, { signal });

  const onVisibility = () => (document.hidden ? rotation.pause('hidden') : rotation.resume('hidden'));
  document.addEventListener('visibilitychange', onVisibility, { signal });
  onVisibility();

  // A pointer or focus that is already inside fires no event.
  if (matchMedia('(hover: hover)').matches && element.matches(':hover')) rotation.pause('hover');
  if (element.querySelector(':focus-visible') !== null) rotation.pause('focus');

  const visibility = new IntersectionObserver(
    (entries) => (entries.at(-1)?.isIntersecting === true ? rotation.resume('offscreen') : rotation.pause('offscreen')),
    { threshold: 0.2 },
  );
  visibility.observe(element);

  return () => {
    listening.abort();
    visibility.disconnect();
  };
}
