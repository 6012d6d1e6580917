import { seemsStored } from '@kermesse/flows/session-hint';
import { answerForms, commandPanels } from '../shell/Panel/natives.ts';
import { listenToToggles } from '../theme/choice.ts';

/**
 * Stands inline in every page (little more than 1 kB) and is the only code that runs before the first paint.
 *
 * It wakes the app once: when the browser is idle after the page has loaded, or at the first sign of a visitor. A click
 * or a submit on something that React has not yet taken over is kept and repeated as soon as it has. Links, popovers,
 * details and the like work by themselves and are left alone.
 *
 * It stands in the head: whether somebody seems to be signed in (`data-session`) is settled before the header is
 * painted. The theme toggle, the panels' buttons and forms that only answer work from here too. The build puts this,
 * minified, into `virtual:loader`; addresses come from the element's data attributes.
 */
interface Given {
  entry: string;
  preload: string;
  /** The page is there to be used: it wakes at once. */
  now?: string;
}

const { entry, preload, now: atOnce } = (document.currentScript as HTMLScriptElement).dataset as unknown as Given;
const signs = ['pointerdown', 'keydown', 'touchstart', 'pointerover', 'focusin'];
const controls = 'button:not([commandfor],[popovertarget],[data-theme-toggle]),[role=button],[role=tab],input[type=checkbox],input[type=radio]';
/** How long an early click may wait for its section, in milliseconds. A submit waits for as long as its form stands. */
const patience = 15_000;
let waking: Promise<unknown> | undefined;

function wake(): void {
  if (waking) return;
  // The app reads what stands at the end of the document.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', wake, { once: true });
    return;
  }
  for (const href of preload.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  waking = import(/* @vite-ignore */ entry).catch(() => {
    waking = undefined;
    // Nobody needs to touch the page again: what waits to be sent goes when the line is back.
    addEventListener('online', wake, { once: true });
  });
}

const taken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** The form whose submit waits to be answered. */
let kept: EventTarget | null = null;

/** Keeps what came too early; `repeat` says whether somebody has answered it now. */
function keep(element: HTMLElement, event: Event, until: number, repeat: () => boolean): void {
  event.preventDefault();
  wake();
  let frames = 0;
  requestAnimationFrame(function look(now) {
    if (taken(element)) frames += 1;
    // Never in the first frame: React is told then what was typed early (`tellTyped`).
    if (!element.isConnected || now > until || (frames > 1 && repeat())) kept = null;
    else requestAnimationFrame(look);
  });
}

for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });

addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLButtonElement>(controls);
    if (!control || !event.isTrusted || (control.form && control.type === 'submit') || taken(control)) return;
    event.stopImmediatePropagation();
    keep(control, event, event.timeStamp + patience, () => {
      control.click();
      return true;
    });
  },
  true,
);

/** Whether the last submit was answered: every form of ours prevents the browser's own sending. */
let answered = false;

// After everybody else. React gives its elements their properties before it hears their submits, so it is asked again.
addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset.answer !== undefined) return;
  answered = event.defaultPrevented;
  event.preventDefault();
  if (answered || kept === form) return;
  kept = form;
  keep(form, event, Infinity, () => {
    answered = true;
    form.requestSubmit(event.submitter);
    return answered;
  });
});

document.documentElement.toggleAttribute('data-session', seemsStored());
listenToToggles();
commandPanels();
answerForms();

const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(wake);
/** A page may have loaded before it is on the screen. Nobody waits for this half second: a sign of a visitor wakes at once. */
const whenShown = () => requestAnimationFrame(() => setTimeout(whenIdle, 500));
// A screen that is there to be used, or somebody who is signed in.
if (atOnce !== undefined || document.documentElement.dataset.session !== undefined) wake();
else if (document.readyState === 'complete') whenShown();
else addEventListener('load', whenShown);
