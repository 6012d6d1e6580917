import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright';
import { onTestFinished, TestRunner } from 'vitest';
import { launchOptions, sharedBrowser } from '../../../server/e2e/support/launch-browser.ts';
import { hidePages } from './drawing.ts';

/**
 * Reduced motion saves drawing time on busy machines, and nothing moves under the pointer. Other tests cover
 * animations.
 */
const english = { locale: 'en-GB', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

/** The timeout of Playwright's actions, in milliseconds. Generous, because CI machines may be busy. */
const actionTimeout = 45_000;

async function prepare(context: BrowserContext, isDrawn = false): Promise<BrowserContext> {
  context.setDefaultTimeout(actionTimeout);
  if (!isDrawn) await hidePages(context);
  return context;
}

/** A browser with a profile on disk, which can be closed and started again. */
export interface RestartableBrowser {
  /** Starts the browser with its stored profile. */
  start(): Promise<BrowserContext>;
  /** Closes the browser and deletes its profile. */
  remove(): Promise<void>;
}

/** Creates a browser with its own profile, in English. */
export async function createBrowser(): Promise<RestartableBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'kermesse-browser-'));
  let running: BrowserContext | undefined;
  return {
    async start() {
      running = await chromium.launchPersistentContext(folder, { ...launchOptions, ...english });
      return prepare(running);
    },
    async remove() {
      await running?.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export interface ContextOptions extends BrowserContextOptions {
  /**
   * Whether the browser paints pages, as tests of painting need. Others paint while they take pixels (`whileDrawn`).
   */
  isDrawn?: boolean;
}

/** Opens a browser context of its own for a visitor, in English. A context that a test opens is closed at its end. */
export async function openContext(
  { isDrawn, ...options }: ContextOptions = {},
  browser?: Browser,
): Promise<BrowserContext> {
  const context = await (browser ?? (await sharedBrowser())).newContext({ ...english, ...options });
  if (TestRunner.getCurrentTest() !== undefined) onTestFinished(() => context.close());
  return prepare(context, isDrawn);
}
