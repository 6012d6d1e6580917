import type { Browser, BrowserContextOptions, Locator, Page, Request } from 'playwright';

export interface Visitor {
  page: Page;
  /** Whatever the browser complained about: console messages, uncaught errors, refusals of the policy. */
  complaints: string[];
  /** The documents and the operations that were asked for since the last call. */
  asked(): { documents: string[]; operations: string[] };
  close(): Promise<void>;
}

/** What Chromium says of the machine's graphics driver when a map is drawn without a graphics card: not of the page. */
export const driverMessage = /^\[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance/;

/** Nothing moves under the pointer; the tests of what moves ask for it. */
const french = { locale: 'fr-FR', viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' } as const;

/** A visitor with a fresh browser, in French and with less motion by default. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ ...french, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  let documents: string[] = [];
  let operations: string[] = [];
  page.on('console', (message) => {
    if (!driverMessage.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'document') documents.push(pathname);
    if (pathname.startsWith('/api/')) operations.push(pathname + search);
  });
  return {
    page,
    complaints,
    asked() {
      const seen = { documents, operations };
      documents = [];
      operations = [];
      return seen;
    },
    close: () => context.close(),
  };
}

/**
 * Acts as somebody who is about to use something in each element that a selector finds: the page then loads what handles
 * it. A page that is only read loads nothing.
 */
export async function intend(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    for (const element of document.querySelectorAll(wanted)) {
      const button = document.createElement('button');
      element.append(button);
      button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      button.remove();
    }
  }, selector);
}

/** Makes the page load the app, and waits until React has taken over its content. A section follows once it is wanted. */
export async function hydrated(page: Page): Promise<void> {
  await intend(page, 'body');
  await page.waitForFunction(() => {
    const main = document.getElementById('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'));
  });
}

/** Waits until React has taken over an element. */
export const alive = (element: Locator): Promise<void> =>
  element.evaluate(async (node) => {
    while (!Object.keys(node).some((key) => key.startsWith('__reactProps$'))) await new Promise(requestAnimationFrame);
  });

/** The request that stays open while somebody is signed in: it waits for the end of the session. */
export const staysOpen = (request: Request) => new URL(request.url()).pathname === '/api/user-sessions/wait';

/**
 * Follows the requests of a page from now on. The returned function waits until none has been under way for half a
 * second. Playwright's `networkidle` never comes while somebody is signed in.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const ended = (request: Request) => {
    if (underWay.delete(request)) lastChange = Date.now();
  };
  page.on('request', (request) => {
    if (staysOpen(request)) return;
    underWay.add(request);
    lastChange = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('framenavigated', (frame) => {
    // A document that is left takes its requests with it.
    if (frame === page.mainFrame()) underWay.clear();
  });
  return async () => {
    const end = Date.now() + 45_000;
    while (underWay.size > 0 || Date.now() - lastChange < 500) {
      if (Date.now() > end)
        throw new Error(`still under way: ${[...underWay].map((request) => request.url()).join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}
