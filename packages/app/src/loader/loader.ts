import { seemsStored } from '@kermesse/flows/session-hint';
import { answerForms, closePanels, commandPanels } from '../shell/Panel/natives.ts';
import { listenToToggles } from '../theme/choice.ts';
import { keepPresses } from './early.ts';

/**
 * Stands inline in every page (1.5 kB of brotli) and is the only code that runs before the first paint.
 *
 * It loads the app once: when the browser is idle after the page has loaded, or at the first sign of a visitor. What is
 * pressed before React listens is kept, and repeated once it does (see `early.ts`). Links, popovers, details and the like
 * work by themselves and are left alone.
 *
 * It stands in the head: whether somebody seems to be signed in (`data-session`) is settled before the header is
 * painted. The theme toggle, the panels' buttons and forms that only answer work from here too. The build puts this,
 * minified, into `virtual:loader`; addresses come from the element's data attributes.
 */
interface Given {
  entry: string;
  preload: string;
  /** What is said when something pressed has waited for long. */
  late?: string;
  /** The page is there to be used: it wakes at once. */
  now?: string;
}

const {
  entry,
  preload,
  late = '',
  now: atOnce,
} = (document.currentScript as HTMLScriptElement).dataset as unknown as Given;
const signs = ['pointerdown', 'keydown', 'pointerover', 'focusin'];
let waking: Promise<unknown> | undefined;
/** Before the code is asked for again, in milliseconds; twice as long each time. */
let pause = 1000;

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
    setTimeout(wake, pause);
    pause *= 2;
  });
}

for (const sign of signs) addEventListener(sign, wake, { capture: true, passive: true });
keepPresses(late);

document.documentElement.toggleAttribute('data-session', seemsStored());
listenToToggles();
commandPanels();
closePanels();
answerForms();

const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(wake);
/** A page may have loaded before it is on the screen. Nobody waits for this half second: a sign of a visitor wakes at once. */
const whenShown = () => requestAnimationFrame(() => setTimeout(whenIdle, 500));
// A screen that is there to be used, or somebody who is signed in.
if (atOnce !== undefined || document.documentElement.dataset.session !== undefined) wake();
else if (document.readyState === 'complete') whenShown();
else addEventListener('load', whenShown);
