import { earlyControl, listen, markPending, hasReactProps, showWaitMessage, type EarlyPress } from './early.ts';

/**
 * The elements of a page that React hydrates one by one. A hydrated one has `data-hydrated` (see `useHydrationMark`).
 */
const hydrationRoots = '[data-section-id],main';

type Find = () => HTMLElement | undefined;

/**
 * Creates a function that finds an element again, even after hydration has replaced it: by its id, otherwise by its
 * position among the elements of the same name in its hydration root. React Aria rebuilds collections (tabs, lists)
 * when it hydrates.
 * @returns returns undefined once the element is removed for good
 */
function createFinder(element: HTMLElement): Find {
  const { id, localName } = element;
  const page = location.href;
  const root = element.closest(hydrationRoots) ?? document.body;
  const index = [...root.querySelectorAll(localName)].indexOf(element);
  return () => {
    if (element.isConnected) return element;
    if (location.href !== page) return undefined;
    const other = id === '' ? root.querySelectorAll<HTMLElement>(localName)[index] : document.getElementById(id);
    return other ?? undefined;
  };
}

/**
 * Whether all effects in the element's hydration root have run, so that React no longer replaces the element. A link
 * needs no React: `followLinks` handles it.
 */
function isHydrated(element: HTMLElement): boolean {
  if (element.localName === 'a') return true;
  return hasReactProps(element) && element.closest(hydrationRoots)?.hasAttribute('data-hydrated') !== false;
}

/** The selector of a button that is disabled until React has read the early input. */
const unavailable = ':disabled, [aria-disabled="true"]';

/**
 * The number of frames in which a disabled button must become enabled: React renders the early input in the first ones.
 */
const framesToEnable = 20;

function sendKey(element: HTMLElement, key: string): void {
  // The previous key may have moved the focus.
  const { activeElement } = document;
  const target = element.parentElement?.contains(activeElement) === true ? activeElement : element;
  for (const type of ['keydown', 'keyup'])
    target?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
}

/**
 * Submits a form and returns whether a listener handled the event: every form of the site prevents the native
 * submission.
 */
function sendForm(element: HTMLElement, early: HTMLFormElement): boolean {
  let handled = true;
  const onSubmit = (event: SubmitEvent) => {
    handled = event.defaultPrevented;
    event.preventDefault();
  };
  // Runs after React's listeners and before the loader's.
  document.addEventListener('submit', onSubmit);
  (element.closest('form') ?? early).requestSubmit(element instanceof HTMLFormElement ? undefined : element);
  document.removeEventListener('submit', onSubmit);
  return handled;
}

/** Repeats a press and returns whether it was handled. */
function repeat({ key, form }: EarlyPress, element: HTMLElement): boolean {
  if (form !== undefined) return sendForm(element, form);
  if (key === undefined) element.click();
  else sendKey(element, key);
  return true;
}

interface QueuedPress {
  press: EarlyPress;
  find: Find;
  /** The number of frames since React hydrated its element. */
  frames: number;
}

const waiting: QueuedPress[] = [];
/** The focused element that hydration may replace, and the number of frames since React hydrated it. */
let focus: { element: HTMLElement; find: Find; frames: number } | undefined;
let ticking = false;

/** Focuses the replacement of an element that had the focus. */
function restoreFocus(): void {
  if (focus === undefined) return;
  const current = focus.find();
  if (current !== undefined && current !== focus.element && document.activeElement === document.body)
    current.focus({ preventScroll: true });
  if (current === undefined || document.activeElement !== current || focus.frames > 2) focus = undefined;
  else focus = { ...focus, element: current, frames: isHydrated(current) ? focus.frames + 1 : 0 };
}

function dequeue(queued: QueuedPress): void {
  waiting.splice(waiting.indexOf(queued), 1);
  window.early.splice(window.early.indexOf(queued.press), 1);
  if (!window.early.some(({ form }) => form?.method === 'post')) Object.assign(window, { onbeforeunload: null });
  if (window.early.length === 0) showWaitMessage();
}

/** Repeats the first press whose element is ready. One press a frame, because each may render again. */
function repeatNext(): void {
  for (const queued of waiting) {
    const element = queued.find();
    queued.frames = element !== undefined && isHydrated(element) ? queued.frames + 1 : 0;
    if (element === undefined) return dequeue(queued);
    // Never in the first frame: React reads the early input in it.
    if (queued.frames < 2 || (element.matches(unavailable) && queued.frames < framesToEnable)) continue;
    markPending(element, false);
    if (element.matches(':disabled') || repeat(queued.press, element)) return dequeue(queued);
    markPending(element, true);
  }
}

function tick(): void {
  restoreFocus();
  repeatNext();
  ticking = waiting.length > 0 || focus !== undefined;
  if (ticking) requestAnimationFrame(tick);
}

function startTicking(): void {
  if (!ticking) requestAnimationFrame(tick);
  ticking = true;
}

function queueEarlyPresses(): void {
  const known = new Set(waiting.map(({ press }) => press));
  for (const press of window.early)
    if (!known.has(press)) waiting.push({ press, find: createFinder(press.element), frames: 0 });
  if (waiting.length > 0) startTicking();
}

/**
 * Repeats each press that the page's inline loader has queued, once, as soon as React handles the control or its
 * replacement. Also focuses the replacement of a focused element. Call it before hydration.
 */
export function repeatPresses(): void {
  queueEarlyPresses();
  addEventListener('press', queueEarlyPresses);

  const onFocus = (target: Element | null) => {
    if (!(target instanceof HTMLElement) || target.closest('[data-rac]') === null || hasReactProps(target)) return;
    focus = { element: target, find: createFinder(target), frames: 0 };
    startTicking();
  };
  onFocus(document.activeElement);
  listen('focusin', (_, target) => onFocus(target));

  /**
   * If React replaces an element between mouse down and mouse up, the browser dispatches no click. A tap clicks the
   * replacement.
   */
  let down: { element: HTMLElement; find: Find } | undefined;
  listen('pointerdown', ({ button }, target) => {
    const element = button > 0 ? null : earlyControl(target);
    down = element === null ? undefined : { element, find: createFinder(element) };
  });
  listen('pointerup', ({ pointerType }, target) => {
    const current = down?.find();
    if (current === undefined || current === down?.element || pointerType !== 'mouse' || !current.contains(target))
      return;
    window.early.push({ element: current });
    queueEarlyPresses();
  });
}
