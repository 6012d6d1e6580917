/**
 * The elements that need the app before they can be used. Links, panels, disclosures, the theme toggle and forms that
 * only show a response work without it.
 */
const needsApp =
  ':is(button:not([commandfor],[popovertarget],[data-theme-toggle]),input,textarea,select,[role=button],[role=tab],[data-needs-app]):not([data-response] *)';

/** The elements that the app makes swipeable. */
const swiped = '[data-swiped]';

/**
 * Calls `act` on each sign that the visitor is about to use an element that needs the app: a pointer that moves over it
 * or presses it, a tap, focus, or a key. Scrolling does not count: neither a page that moves under the mouse, nor a
 * finger that drags the page (the browser cancels that pointer), nor keys while the page itself has the focus.
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
