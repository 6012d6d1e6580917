import { identityFolder } from '@kermesse/api/schemas/pages/server-paths';
import { isPlainClick } from '@kermesse/ui/link-click';
import { typedFieldsIn } from '@kermesse/ui/typed-input';

/** A press before React listened, as the inline loader queues it (see {@link queuePresses}). */
export interface EarlyPress {
  /** The pressed element: the submit button of a form, or the form itself if it has none. */
  element: HTMLElement;
  /** The key, if a key was pressed. */
  key?: string;
  /** The form, if one was submitted. */
  form?: HTMLFormElement;
}

declare global {
  interface Window {
    /** The queue of early presses, in order. The window's `press` event announces each new entry. */
    early: EarlyPress[];
  }
}

/** The milliseconds until a waiting press is shown as pending. */
export const shownAfter = 150;

/** Whether React has attached its props to an element. React listens to events a little later. */
export const hasReactProps = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** Marks a control as pending, or the label of a custom-drawn checkbox or radio button. */
export function markPending(element: HTMLElement, pending: boolean): void {
  const shown = (element.localName === 'input' && (element as HTMLInputElement).labels?.[0]) || element;
  shown.toggleAttribute('data-pending', pending);
  shown.ariaBusy = pending ? 'true' : null;
}

/** The controls that need React. Links, popovers, `details` and other native controls work without it. */
const controls =
  'button:not([commandfor],[popovertarget],[data-theme-toggle]),[role=button],[role=tab],input[type=checkbox],input[type=radio]';

/** Whether the same page in another language would lose typed text, or the result of a login with a provider. */
const isLostInOtherLanguage = () =>
  typedFieldsIn(document).length > 0 || location.pathname.startsWith(`/${identityFolder}/`);

/**
 * Whether only the app can follow a link: while the browser is offline, any link, which would open the browser's own
 * error page; and the language switch, if only the app keeps what the page has.
 */
const needsApp = (link: Element) =>
  !navigator.onLine || (link.hasAttribute('data-language') && isLostInOtherLanguage());

/**
 * Returns the control that contains the event's target, or the link that only the app can follow. Returns null if React
 * has hydrated it.
 */
export const earlyControl = (target: Element) => {
  const control = target.closest<HTMLButtonElement>(`${controls},a[href^="/"]`);
  return control && !hasReactProps(control) && (control.matches(controls) || needsApp(control)) ? control : null;
};

/** Listens to trusted events only (of visitors, not of scripts), before every other listener. */
export const listen = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type], target: HTMLElement) => void,
) => addEventListener(type, (event) => event.isTrusted && listener(event, event.target as HTMLElement), true);

/** Shows a message in the page's live region of waiting presses and missing code, or clears it. */
export const showWaitMessage = (...content: (string | Node)[]) =>
  document.getElementById('late')?.replaceChildren(...content);

/**
 * Queues early presses for `repeatPresses`, which loads with the app.
 *
 * @param hydrate loads the code that handles the element, and hydrates its section
 */
export function queuePresses(hydrate: (element: Element) => void): void {
  const early: EarlyPress[] = (window.early = []);
  /**
   * The control under the pointer at `pointerdown`, if React had not hydrated it: React will not know of that event.
   */
  let down: HTMLButtonElement | null = null;

  function keep(press: EarlyPress, event?: Event): void {
    event?.preventDefault();
    // A press on a link still closes the panel around it.
    if (press.element.localName !== 'a') event?.stopImmediatePropagation();
    early.push(press);
    // The form would be lost with the page. `repeatPresses`, in another script, removes the handler: with one, Firefox
    // does not put a page into its back/forward cache.
    if (press.form?.method === 'post')
      Object.assign(window, { onbeforeunload: (unload: Event) => unload.preventDefault() });
    hydrate(press.element);
    dispatchEvent(new Event('press'));
    setTimeout(() => early.includes(press) && markPending(press.element, true), shownAfter);
  }
  /**
   * A submit button may be disabled until React has read the early input; the browser dispatches no click on a disabled
   * button.
   */
  const ifDisabled = (button?: HTMLElement | null) =>
    button?.matches(':disabled') && !early.some(({ element }) => element === button) && keep({ element: button });

  listen('pointerdown', ({ button }, target) => (down = button > 0 ? null : earlyControl(target)));
  listen('pointerup', (_, target) => down?.contains(target) && ifDisabled(down));
  listen('click', (event, target) => {
    const control = earlyControl(target) ?? (down?.contains(target) ? down : null);
    down = null;
    // With a modifier key, the browser opens the link elsewhere.
    if (control?.localName === 'a' && !isPlainClick(event)) return;
    if (control && !(control.form && control.type === 'submit')) keep({ element: control }, event);
  });
  listen('keydown', (event, target) => {
    const { key } = event;
    if (hasReactProps(target) || event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === 'Enter' && target.localName === 'input')
      ifDisabled((target as HTMLInputElement).form?.querySelector<HTMLElement>('[type=submit]'));
    const keys = target.closest('[role=tab]') ? /^Arrow|^Home|^End/ : /^Arrow[LR]/;
    if (keys.test(key) && target.closest('[role=tab],[aria-roledescription]')) keep({ element: target, key }, event);
  });
  // Runs after React's listeners, which prevent every event that they handle. React attaches props to elements before
  // it listens.
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented) return;
    if (early.some((press) => press.form === form)) event.preventDefault();
    else keep({ element: event.submitter ?? form, form }, event);
  });
}
