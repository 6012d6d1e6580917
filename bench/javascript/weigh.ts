import { chromium, type Browser, type Page } from 'playwright';
import { brotli } from '../servers/files.ts';
import { countTransfers } from './transfers.ts';

/** The JavaScript of one route in bytes of brotli. Each figure includes the earlier ones. */
export interface Weight {
  route: string;
  path: string;
  /** Before the browser is idle and before any interaction: inline scripts and scripts that load immediately. */
  before: number;
  /** After idle callbacks and scrolling through the whole page: the code of a visitor who only reads. */
  read: number;
  /** After the first intent on something that needs the app. */
  intent: number;
  /** After an intent on every section. */
  used: number;
  /** The total number of script files. */
  files: number;
  /** The errors in the console, and uncaught exceptions. */
  errors: string[];
}

declare global {
  interface Window {
    letIdle?: () => void;
  }
}

/** Delays idle callbacks until `letIdle` is called. Runs in the page. */
function holdIdle(): void {
  const later = window.requestIdleCallback.bind(window);
  const held: IdleRequestCallback[] = [];
  let holding = true;
  window.requestIdleCallback = (callback, options) => (holding ? held.push(callback) : later(callback, options));
  window.letIdle = () => {
    holding = false;
    for (const callback of held) later(callback);
  };
}

/** Scrolls through the page in steps of less than a screen. Runs in the page. */
export async function scrollThrough(): Promise<void> {
  const end = () => document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; top < end(); top += innerHeight * 0.8) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  scrollTo({ top: end(), behavior: 'instant' });
}

/**
 * Dispatches a focus event in each element that matches a selector, as if a visitor were about to use it. Runs in the
 * page.
 */
function intend(selector: string): void {
  for (const element of document.querySelectorAll(selector)) {
    const button = document.createElement('button');
    element.append(button);
    button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    button.remove();
  }
}

const inlineScripts = (page: Page) =>
  page.$$eval('script:not([src])', (scripts) =>
    (scripts as HTMLScriptElement[])
      .filter(({ type }) => /^(?:module|text\/javascript)?$/.test(type))
      .map(({ text }) => text),
  );

async function weighRoute(browser: Browser, origin: string, route: string, path: string): Promise<Weight> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The missing page has status 404, which Chromium logs as an error.
    if (message.type() === 'error' && !(route === '404' && message.text().includes('404'))) errors.push(message.text());
  });
  const transfers = await countTransfers(await context.newCDPSession(page));
  await page.addInitScript(holdIdle);
  await page.goto(origin + path, { waitUntil: 'load' });
  await transfers.quiet();
  const inline = (await inlineScripts(page)).reduce((sum, text) => sum + brotli(text).length, 0);
  const before = inline + transfers.scripts();
  // Prefetched scripts do not count as scripts.
  await page.evaluate(() => window.letIdle?.());
  await transfers.quiet();
  await page.evaluate(scrollThrough);
  await transfers.quiet();
  const read = inline + transfers.scripts();
  await page.evaluate(intend, 'body');
  await transfers.quiet();
  const intent = inline + transfers.scripts();
  await page.evaluate(intend, '[data-section-id]');
  await transfers.quiet();
  const used = inline + transfers.scripts();
  await context.close();
  return { route, path, before, read, intent, used, files: transfers.files(), errors };
}

/** Measures the JavaScript of some routes in a real browser, each on a first visit with an empty cache. */
export async function weigh(origin: string, routes: Record<string, string>, executablePath: string): Promise<Weight[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic', '--no-first-run'] });
  try {
    const weights: Weight[] = [];
    for (const [route, path] of Object.entries(routes)) weights.push(await weighRoute(browser, origin, route, path));
    return weights;
  } finally {
    await browser.close();
  }
}
