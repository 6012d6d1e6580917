/** A press that came before React listened, as the inline loader keeps it (see {@link keepPresses}). */
export interface EarlyPress {
  /** What was pressed: the button of a form that was sent, or the form itself where there is none. */
  element: HTMLElement;
  /** The key, where it was not a click. */
  key?: string;
  /** The form, where one was sent. */
  form?: HTMLFormElement;
}

declare global {
  interface Window {
    /** The early presses that wait, in their order. The event `press` of the window announces each. */
    early: EarlyPress[];
  }
}

/** After how long a press that still waits shows it, and after how long words say it, in milliseconds. */
const shownAfter = 150;
const lateAfter = 8000;

/** Whether React has given an element its properties. It listens a little later. */
export const taken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Shows on a control, or on the label of a box that is drawn, whether its press waits. */
export function show(element: HTMLElement, pending: boolean): void {
  const shown = (element.localName === 'input' && (element as HTMLInputElement).labels?.[0]) || element;
  shown.toggleAttribute('data-pending', pending);
  shown.ariaBusy = pending ? 'true' : null;
}

/** What the browser does not answer by itself. Links, popovers, details and the like are left alone. */
const controls =
  'button:not([commandfor],[popovertarget],[data-theme-toggle]),[role=button],[role=tab],input[type=checkbox],input[type=radio]';

/** The control that an event is on, if React has not taken it over. */
export const earlyControl = (target: Element) => {
  const control = target.closest<HTMLButtonElement>(controls);
  return control && !taken(control) ? control : null;
};

/** Listens to what people do, not scripts, before every other listener. */
export const listen = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type], target: HTMLElement) => void,
) => addEventListener(type, (event) => event.isTrusted && listener(event, event.target as HTMLElement), true);

/**
 * Records early clicks for `repeatPresses`, which loads with the app.
 *
 * @param words the announcement once a click has waited for long
 * @param want loads what handles the element
 */
export function keepPresses(words: string, want: (element: Element) => void): void {
  const early: EarlyPress[] = (window.early = []);
  /** What React had not taken over when the pointer came down: it will know nothing of that. */
  let down: HTMLButtonElement | null = null;

  function keep(press: EarlyPress, event?: Event): void {
    event?.preventDefault();
    event?.stopImmediatePropagation();
    early.push(press);
    want(press.element);
    dispatchEvent(new Event('press'));
    const ifWaiting = (act: () => void, after: number) => setTimeout(() => early.includes(press) && act(), after);
    ifWaiting(() => show(press.element, true), shownAfter);
    ifWaiting(() => document.getElementById('late')?.replaceChildren(words), lateAfter);
  }
  /** A button that sends may be disabled until React knows what was typed; the browser tells nobody of a click on it. */
  const ifDisabled = (button?: HTMLElement | null) =>
    button?.matches(':disabled') && !early.some(({ element }) => element === button) && keep({ element: button });

  listen('pointerdown', ({ button }, target) => (down = button > 0 ? null : earlyControl(target)));
  listen('pointerup', (_, target) => down?.contains(target) && ifDisabled(down));
  listen('click', (event, target) => {
    const control = earlyControl(target) ?? (down?.contains(target) ? down : null);
    down = null;
    if (control && !(control.form && control.type === 'submit')) keep({ element: control }, event);
  });
  listen('keydown', (event, target) => {
    const { key } = event;
    if (taken(target) || event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === 'Enter' && target.localName === 'input')
      ifDisabled((target as HTMLInputElement).form?.querySelector<HTMLElement>('[type=submit]'));
    const keys = target.closest('[role=tab]') ? /^Arrow|^Home|^End/ : /^Arrow[LR]/;
    if (keys.test(key) && target.closest('[role=tab],[aria-roledescription]')) keep({ element: target, key }, event);
  });
  // After everybody else: what React listens to, it has prevented. It gives elements their properties before it listens.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented) return;
    if (early.some((press) => press.form === form)) event.preventDefault();
    else keep({ element: event.submitter ?? form, form }, event);
  });
}
