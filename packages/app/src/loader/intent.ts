/**
 * What needs the app once somebody means it. Links, panels, disclosures, the theme toggle and forms that only answer
 * work by themselves.
 */
const needsApp =
  ':is(button:not([commandfor],[popovertarget],[data-theme-toggle]),input,textarea,select,[role=button],[role=tab],[data-needs-app]):not([data-answer] *)';

/** What the app lets a finger swipe. */
const swiped = '[data-swiped]';

/**
 * Calls back for each sign that somebody is about to use something that needs the app: a pointer that moves over it or is
 * pressed on it, a finger that taps it, the focus, or a key. Scrolling is none: neither the mouse under which the page
 * moves, nor the finger that drags it (the browser then cancels its pointer), nor the keys of a page that has the focus.
 */
export function onIntent(act: (element: Element) => void): void {
  const find = ({ target }: Event, selector: string) => {
    const element = target instanceof Element ? target.closest(selector) : null;
    if (element !== null) act(element);
  };
  const look = (event: Event) => find(event, needsApp);
  const byPointer = (event: PointerEvent) => {
    const moved = event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0;
    if (event.pointerType !== 'touch' && moved) look(event);
  };
  const options = { capture: true, passive: true };
  addEventListener('pointermove', byPointer, options);
  addEventListener('pointerdown', byPointer, options);
  addEventListener('pointerup', (event) => find(event, `${needsApp},${swiped}`), options);
  for (const sign of ['focusin', 'keydown']) addEventListener(sign, look, options);
}
