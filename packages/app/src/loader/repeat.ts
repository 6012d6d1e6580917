import { earlyControl, listen, show, taken, type EarlyPress } from './early.ts';

/** The parts of a page that React takes over one by one; each says by `data-alive` when that is done (see `useAlive`). */
const parts = '[data-section-id],main';

type Find = () => HTMLElement | undefined;

/**
 * Finds an element again, also when hydration has replaced it: by its id, else by its position among its like in
 * its part of the page. React Aria builds whatever it makes from a collection (tabs, lists) anew when it hydrates.
 * @returns gives undefined once the element is gone for good
 */
function placeOf(element: HTMLElement): Find {
  const { id, localName } = element;
  const page = location.href;
  const part = element.closest(parts) ?? document.body;
  const index = [...part.querySelectorAll(localName)].indexOf(element);
  return () => {
    if (location.href !== page) return undefined;
    if (element.isConnected) return element;
    const other = id === '' ? part.querySelectorAll<HTMLElement>(localName)[index] : document.getElementById(id);
    return other ?? undefined;
  };
}

/** Whether the effects of everything in an element's part of the page have run, so that it is not replaced any more. */
function isAlive(element: HTMLElement): boolean {
  return taken(element) && element.closest(parts)?.hasAttribute('data-alive') !== false;
}

/** What a press has to wait for: a button that is disabled, or says so, until what was typed early is known. */
const unavailable = ':disabled, [aria-disabled="true"]';

/** In how many frames a disabled button has to become enabled: React renders what was typed early in the first ones. */
const framesToEnable = 20;

function sendKey(element: HTMLElement, key: string): void {
  // The key before this one may have moved the focus on.
  const { activeElement } = document;
  const target = element.parentElement?.contains(activeElement) === true ? activeElement : element;
  for (const type of ['keydown', 'keyup'])
    target?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
}

/** Sends a form and says whether anybody answered: every form of ours prevents the browser's own sending. */
function sendForm(element: HTMLElement, early: HTMLFormElement): boolean {
  let answered = true;
  const onSubmit = (event: SubmitEvent) => {
    answered = event.defaultPrevented;
    event.preventDefault();
  };
  // After React's listeners, before the loader's.
  document.addEventListener('submit', onSubmit);
  (element.closest('form') ?? early).requestSubmit(element instanceof HTMLFormElement ? undefined : element);
  document.removeEventListener('submit', onSubmit);
  return answered;
}

/** Does a press again, and says whether that is done. */
function repeat({ key, form }: EarlyPress, element: HTMLElement): boolean {
  if (form !== undefined) return sendForm(element, form);
  if (key === undefined) element.click();
  else sendKey(element, key);
  return true;
}

interface Waiting {
  press: EarlyPress;
  find: Find;
  /** For how many frames its element has been alive. */
  frames: number;
}

const waiting: Waiting[] = [];
/** What has the focus and may be replaced; for how many frames it has been alive. */
let focus: { element: HTMLElement; find: Find; frames: number } | undefined;
let looking = false;

/** Gives the focus to what has replaced the element that had it. */
function keepFocus(): void {
  if (focus === undefined) return;
  const now = focus.find();
  if (now !== undefined && now !== focus.element && document.activeElement === document.body)
    now.focus({ preventScroll: true });
  if (now === undefined || document.activeElement !== now || focus.frames > 2) focus = undefined;
  else focus = { ...focus, element: now, frames: isAlive(now) ? focus.frames + 1 : 0 };
}

function forget(one: Waiting): void {
  waiting.splice(waiting.indexOf(one), 1);
  window.early.splice(window.early.indexOf(one.press), 1);
  if (window.early.length === 0) document.getElementById('late')?.replaceChildren();
}

/** Repeats the first press that can be repeated by now: one a frame, for each may render anew. */
function repeatNext(): void {
  for (const one of waiting) {
    const element = one.find();
    one.frames = element !== undefined && isAlive(element) ? one.frames + 1 : 0;
    if (element === undefined) return forget(one);
    // Never in the first frame: React gets the early input then.
    if (one.frames < 2 || (element.matches(unavailable) && one.frames < framesToEnable)) continue;
    show(element, false);
    if (element.matches(':disabled') || repeat(one.press, element)) return forget(one);
    show(element, true);
  }
}

function look(): void {
  keepFocus();
  repeatNext();
  looking = waiting.length > 0 || focus !== undefined;
  if (looking) requestAnimationFrame(look);
}

function startLooking(): void {
  if (!looking) requestAnimationFrame(look);
  looking = true;
}

function takeUp(): void {
  const known = new Set(waiting.map(({ press }) => press));
  for (const press of window.early)
    if (!known.has(press)) waiting.push({ press, find: placeOf(press.element), frames: 0 });
  if (waiting.length > 0) startLooking();
}

/**
 * Repeats the clicks that the page's inline loader has recorded, each once, as soon as React handles the control or its
 * replacement; focuses the replacement of a focused element. Call it before hydration.
 */
export function repeatPresses(): void {
  takeUp();
  addEventListener('press', takeUp);

  const onFocus = (target: Element | null) => {
    if (!(target instanceof HTMLElement) || target.closest('[data-rac]') === null || taken(target)) return;
    focus = { element: target, find: placeOf(target), frames: 0 };
    startLooking();
  };
  onFocus(document.activeElement);
  listen('focusin', (_, target) => onFocus(target));

  /** An element that is replaced while the mouse is down on it is never clicked. A finger clicks what it finds. */
  let down: { element: HTMLElement; find: Find } | undefined;
  listen('pointerdown', ({ button }, target) => {
    const element = button > 0 ? null : earlyControl(target);
    down = element === null ? undefined : { element, find: placeOf(element) };
  });
  listen('pointerup', ({ pointerType }, target) => {
    const now = down?.find();
    if (now === undefined || now === down?.element || pointerType !== 'mouse' || !now.contains(target)) return;
    window.early.push({ element: now });
    takeUp();
  });
}
