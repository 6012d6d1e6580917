import { seemsStored } from '@kermesse/flows/session-hint';
import { answerForms, closePanels, commandPanels } from '../shell/Panel/natives.ts';
import { listenToToggles } from '../theme/choice.ts';
import { keepPresses } from './early.ts';

/**
 * Inlined in every page (1.5 kB of brotli): the only code that runs before the first paint.
 *
 * It loads the app once: when the browser is idle after the page has loaded, or at the first interaction. Clicks before
 * hydration are recorded, and repeated after it (see `early.ts`). Links, popovers, details and the like work by
 * themselves and are left alone.
 *
 * It is in the head: whether somebody seems to be signed in (`data-session`) is known before the header is painted. The
 * theme toggle, the panels' buttons and forms that only answer work from here too. The build puts this, minified, into
 * `virtual:loader`; addresses come from the element's data attributes.
 */
interface Given {
  entry: string;
  preload: string;
  /** The announcement when a click has waited for long. */
  late?: string;
  /** The page is interactive: it hydrates at once. */
  now?: string;
}

const {
  entry,
  preload,
  late = '',
  now: atOnce,
} = (document.currentScript as HTMLScriptElement).dataset as unknown as Given;
const signs = ['pointerdown', 'keydown', 'pointerover', 'focusin'];
let loading: Promise<unknown> | undefined;
/** Before the code is asked for again, in milliseconds; twice as long each time. */
let pause = 1000;

function loadApp(): void {
  if (loading) return;
  // The app reads the data at the end of the document.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', loadApp, { once: true });
    return;
  }
  for (const href of preload.split(' ')) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  loading = import(/* @vite-ignore */ entry).catch(() => {
    loading = undefined;
    // Nobody needs to touch the page again: what waits to be sent goes when the line is back.
    addEventListener('online', loadApp, { once: true });
    setTimeout(loadApp, pause);
    pause *= 2;
  });
}

for (const sign of signs) addEventListener(sign, loadApp, { capture: true, passive: true });
keepPresses(late);

document.documentElement.toggleAttribute('data-session', seemsStored());
listenToToggles();
commandPanels();
closePanels();
answerForms();

const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(loadApp);
/**
 * A page may have loaded before it is on the screen. Nobody waits for this half second: an interaction loads the app at
 * once.
 */
const whenShown = () => requestAnimationFrame(() => setTimeout(whenIdle, 500));
// A screen that is there to be used, or somebody who is signed in.
if (atOnce !== undefined || document.documentElement.dataset.session !== undefined) loadApp();
else if (document.readyState === 'complete') whenShown();
else addEventListener('load', whenShown);
