import { hasStoredSession } from '@kermesse/flows/session-keys';
import { requestHydration } from '@kermesse/sections/hydrate';
import { codeFailure } from '@kermesse/ui/code-failure';
import { isPlainClick } from '@kermesse/ui/link-click';
import { storeChosenLanguage, storeLanguage } from '../preferences/language.ts';
import { confirmSubmissions, closePanels, polyfillCommands } from '../shell/Panel/panel-listeners.ts';
import { listenToToggles } from '../shell/ThemeToggle/theme-choice.ts';
import { queuePresses } from './presses/early.ts';
import { importFetched } from './fetch-code.ts';
import { limitToFirstScreen } from './first-screen.ts';
import { onIntent } from './presses/intent.ts';
import { readLoaderData } from './loader-data.ts';
import { reloadOnTraversal } from './reload-on-traversal.ts';
import { hasStoredData } from './stored-data.ts';

/*
 * The loader is inlined in every page (2.8 kB of brotli). It is the only code that runs before the first paint.
 *
 * It loads the app once: at the first intent on an element that needs it (see `intent.ts`), or at once for most screens
 * and for logged-in users. It queues clicks before hydration; the app repeats them after it (see `presses/early.ts`).
 * When the page has loaded and the browser is idle, it loads `entry.reader.ts`, which runs the automatic animations and
 * prefetches the files of the app.
 *
 * It runs in the head, so that the header is painted with the right session state (`data-session`). The theme toggle,
 * the language switch, the panels' buttons and forms that only show a response work from here on too. The build puts
 * this script, minified, into `virtual:inline/loader`; it reads its data from the end of the document.
 */

type Code = 'app' | 'reader';

const requested = new Set<Code>();

/**
 * Loads and executes the first file, once; it needs the others. If a file fails to load, requests all of them again
 * after `pause` ms, and doubles the pause each time.
 */
function load(code: Code, pause = 1000): void {
  if (requested.has(code)) return;
  const files = readLoaderData()?.[code];
  if (files === undefined) return;
  requested.add(code);
  importFetched(() => import(/* @vite-ignore */ files[0] ?? ''), files).catch(() => {
    requested.delete(code);
    // The reader's script only adds what the page can do without. Most failures are over at the first retry.
    if (code === 'app' && pause > 1000) dispatchEvent(new CustomEvent(codeFailure, { detail: true }));
    const again = () => load(code, 2 * pause);
    // Retries without a new press: a queued form is sent once the connection is back.
    addEventListener('online', again, { once: true });
    setTimeout(again, pause);
  });
}

/** Calls the function once the browser has parsed the document: data and content of the page are at its end. */
function whenParsed(act: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}

const loadApp = () => whenParsed(() => load('app'));

function loadAndHydrate(element: Element): void {
  loadApp();
  requestHydration(element);
}

function loadIfLoggedIn(): void {
  if (hasStoredSession()) loadApp();
}

limitToFirstScreen();
onIntent(loadAndHydrate);
queuePresses(loadAndHydrate);

document.documentElement.toggleAttribute('data-session', hasStoredSession());
listenToToggles();
polyfillCommands();
closePanels();
confirmSubmissions();
reloadOnTraversal();
// Runs before the browser follows the link: the server and the next page read the language. The server's link has no
// query, because it caches pages by path.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-language]');
  if (!link) return;
  link.href = link.pathname + location.search;
  storeLanguage(link.lang);
  if (document.documentElement.hasAttribute('data-session')) storeChosenLanguage(link.lang);
  // Following a link to the current page would load it again and lose the focus and the scroll position.
  if (link.pathname === location.pathname && isPlainClick(event)) event.preventDefault();
});

/** Loads the reader's script once the browser is idle, but after two seconds at most. Safari has no idle callbacks. */
function whenLoaded(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => load('reader'), { timeout: 2000 });
  else load('reader');
}
// Load the app at once for a screen that shows content by itself, and for logged-in users, even if they log in in
// another tab.
loadIfLoggedIn();
whenParsed(() => {
  const screen = readLoaderData()?.screen;
  if (screen === 'now' || (screen === 'intent' && hasStoredData())) loadApp();
});
for (const sign of ['storage', 'pageshow']) addEventListener(sign, loadIfLoggedIn);
for (const sign of ['pointerdown', 'keydown'])
  addEventListener(sign, () => load('reader'), { capture: true, once: true });
if (document.readyState === 'complete') whenLoaded();
else addEventListener('load', whenLoaded);
