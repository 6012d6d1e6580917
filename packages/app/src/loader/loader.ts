import { seemsStored } from '@kermesse/flows/session-places';
import { markWanted } from '@kermesse/sections/hydrate';
import { storeLanguage } from '../session/language.ts';
import { answerForms, closePanels, commandPanels } from '../shell/Panel/natives.ts';
import { listenToToggles } from '../shell/ThemeToggle/theme-choice.ts';
import { keepPresses } from './early.ts';
import { importFetched } from './fetch-code.ts';
import { beginWithFirstScreen } from './first-screen.ts';
import { onIntent } from './intent.ts';
import { remembersSomebody } from './remembered.ts';

/**
 * Inlined in every page (1.9 kB of brotli): the only code that runs before the first paint.
 *
 * It loads the app once: at the first intent on something that needs it (see `intent.ts`), or at once for most screens and
 * for somebody who is signed in. Clicks before hydration are recorded, and repeated after it (see
 * `early.ts`). When the page has loaded it loads the reader's script, which moves what moves by itself, and where the line
 * allows it has the files of the app fetched ahead, without executing them.
 *
 * It is in the head: whether somebody seems to be signed in (`data-session`) is known before the header is painted. The
 * theme toggle, the choice of a language, the panels' buttons and forms that only answer work from here too. The build puts
 * this, minified, into `virtual:loader`; addresses come from the element's data attributes.
 */
interface Given {
  /** The module that hydrates the page and all files that it needs, separated by spaces. */
  app: string;
  /** The same of the script of pages that are only read (see `entry.reader.ts`). */
  reader: string;
  /** The announcement when a click has waited for long. */
  late?: string;
  /** The page is a screen that is there to be used, and when it hydrates. */
  screen?: 'now' | 'intent';
}

/** What browsers know of the line; Firefox and Safari do not say. */
interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

const { app, reader, late = '', screen } = (document.currentScript as HTMLScriptElement).dataset as unknown as Given;
const requested = new Set<string>();

/**
 * Loads and executes the first of some files, once; it needs the others. Where one cannot be had, all are asked for again
 * after `pause` ms, then twice as long.
 */
function load(files: string, pause = 1000): void {
  if (requested.has(files)) return;
  requested.add(files);
  const list = files.split(' ');
  importFetched(() => import(/* @vite-ignore */ list[0] ?? ''), list).catch(() => {
    requested.delete(files);
    const again = () => load(files, 2 * pause);
    // Nobody needs to touch the page again: what waits to be sent goes when the line is back.
    addEventListener('online', again, { once: true });
    setTimeout(again, pause);
  });
}

function loadApp(): void {
  if (requested.has(app)) return;
  // The app reads the data at the end of the document.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', loadApp, { once: true });
    return;
  }
  load(app);
}

function want(element: Element): void {
  loadApp();
  markWanted(element);
}

function loadIfSignedIn(): void {
  if (seemsStored()) loadApp();
}

/**
 * Fetches the app's files with the lowest priority. Where the visitor spares data or has a slow line, only for a screen,
 * which is there to be used.
 */
function fetchAhead(): void {
  const { saveData, effectiveType = '4g' } = (navigator as { connection?: Line }).connection ?? {};
  const spares = saveData || effectiveType !== '4g';
  if (requested.has(app) || (spares && screen === undefined)) return;
  for (const href of app.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href });
    document.head.append(link);
  }
}

beginWithFirstScreen();
onIntent(want);
keepPresses(late, want);

document.documentElement.toggleAttribute('data-session', seemsStored());
listenToToggles();
commandPanels();
closePanels();
answerForms();
// Before the browser follows the link: the server and the next page read it.
addEventListener('click', ({ target }) => {
  const language = (target as Element).closest<HTMLElement>('a[data-language]')?.dataset.language;
  if (language) storeLanguage(language);
});

/** Nobody waits for this half second: a page may have loaded before it is on the screen. */
function whenLoaded(): void {
  load(reader);
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(fetchAhead), 500);
}
// A screen that shows something by itself, or somebody who is signed in, also by another tab.
if (screen === 'now' || (screen === 'intent' && remembersSomebody())) loadApp();
else loadIfSignedIn();
for (const sign of ['storage', 'pageshow']) addEventListener(sign, loadIfSignedIn);
for (const sign of ['pointerdown', 'keydown'])
  addEventListener(sign, () => load(reader), { capture: true, once: true });
if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded);
