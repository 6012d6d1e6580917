import type { Browser, BrowserContext, Locator, Page, Request } from 'playwright';
import { expect } from 'vitest';
import { openContext, type ContextOptions } from './browsers.ts';

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** The console messages, uncaught errors and violations of the content security policy. */
  consoleMessages: string[];
  /** Asserts that nothing was logged; `expected` lists parts of allowed messages. */
  silent(expected?: string[]): void;
  /** Returns the requested documents and API operations since the last call. */
  takeRequests(): { documents: string[]; operations: string[] };
  close(): Promise<void>;
}

/**
 * The pattern of Chromium's messages about the graphics driver, when a map is drawn without a graphics card. They do
 * not concern the page.
 */
const driverMessage = /^\[\.WebGL-\w+\]GL Driver Message \(OpenGL, Performance/;

/** Opens a page in a new browser context, in English and with reduced motion by default. */
export async function openPage(options: ContextOptions = {}, browser?: Browser): Promise<Visitor> {
  const context = await openContext(options, browser);
  const page = await context.newPage();
  const consoleMessages: string[] = [];
  let documents: string[] = [];
  let operations: string[] = [];
  page.on('console', (message) => {
    if (!driverMessage.test(message.text())) consoleMessages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => consoleMessages.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'document') documents.push(pathname);
    if (pathname.startsWith('/api/')) operations.push(pathname + search);
  });
  return {
    context,
    page,
    consoleMessages,
    silent: (expected = []) =>
      expect(consoleMessages.filter((text) => !expected.some((part) => text.includes(part)))).toEqual([]),
    takeRequests() {
      const seen = { documents, operations };
      documents = [];
      operations = [];
      return seen;
    },
    close: () => context.close(),
  };
}

/**
 * Simulates intent on each element that matches a selector, so that the page loads the code for it. A page that is only
 * read loads none.
 */
export async function simulateIntent(page: Page, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const elements = document.querySelectorAll(wanted);
    if (elements.length === 0) throw new Error(`No element matches ${wanted}.`);
    for (const element of elements) {
      const button = document.createElement('button');
      element.append(button);
      button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
      button.remove();
    }
  }, selector);
}

/**
 * Makes the page load the app and waits until React has hydrated `main`. Sections hydrate later, when they are wanted.
 */
export async function hydrated(page: Page): Promise<void> {
  await simulateIntent(page, 'body');
  await page.waitForFunction(() => {
    const main = document.getElementById('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps$'));
  });
}

/** Waits until a page to which the app has navigated has the focus: its address changes before its content. */
export async function arrived(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches('#main, #main h1'));
}

/** Waits until React has hydrated an element, or replaced it by one of its own. */
export async function waitForHydration(element: Locator): Promise<void> {
  const isHydrated = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')));
  await expect.poll(isHydrated, { message: 'React hydrates the element' }).toBe(true);
}

/** Whether a request is the long poll of a logged-in user, which waits for the end of the session. */
export const isLongPoll = (request: Request) => new URL(request.url()).pathname === '/api/user-sessions/wait';

/**
 * Tracks the requests of a page from now on. The returned function waits until no request has been pending for half a
 * second. Playwright's `networkidle` never occurs for a logged-in user, because of the long poll.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const ended = (request: Request) => {
    if (underWay.delete(request)) lastChange = Date.now();
  };
  page.on('request', (request) => {
    if (isLongPoll(request)) return;
    underWay.add(request);
    lastChange = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('framenavigated', (frame) => {
    // Requests of the previous document are cancelled.
    if (frame === page.mainFrame()) underWay.clear();
  });
  return async () => {
    const end = Date.now() + 45_000;
    while (underWay.size > 0 || Date.now() - lastChange < 500) {
      if (Date.now() > end)
        throw new Error(`requests are still pending: ${[...underWay].map((request) => request.url()).join(', ')}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
}
