import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type BrowserContextOptions } from 'playwright';

/** Chromium's arguments. Its software renderer draws a frame cheaper than an emulated GL. */
const launch = {
  executablePath: process.env['CHROME_PATH'],
  args: ['--no-sandbox', '--disable-quic', '--disable-gpu'],
};
/** Where less motion is wanted a busy machine draws less, and nothing moves under the pointer; what moves is looked at elsewhere. */
const english = { locale: 'en-GB', viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' } as const;

/** How long the driver waits for what is to be seen, in milliseconds: the machine may have other work. */
const patience = 45_000;

/** A browser on somebody's disk: it can be closed and started again, as a person does. */
export interface OwnBrowser {
  /** Starts it with what it kept. */
  start(): Promise<BrowserContext>;
  /** Removes it from the disk. */
  remove(): Promise<void>;
}

/** Makes a browser of somebody's own, in English. */
export async function ownBrowser(): Promise<OwnBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'kermesse-browser-'));
  let running: BrowserContext | undefined;
  return {
    async start() {
      running = await chromium.launchPersistentContext(folder, { ...launch, ...english });
      running.setDefaultTimeout(patience);
      return running;
    },
    async remove() {
      await running?.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts the browser of the tests. @param more further arguments for it. */
export const launchBrowser = (...more: string[]) => chromium.launch({ ...launch, args: [...launch.args, ...more] });

/** A browser for several visitors, each with a context of their own, in English. */
export async function sharedBrowser() {
  const browser = await launchBrowser();
  return {
    async visitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
      const context = await browser.newContext({ ...english, ...options });
      context.setDefaultTimeout(patience);
      return context;
    },
    close: () => browser.close(),
  };
}

export type SharedBrowser = Awaited<ReturnType<typeof sharedBrowser>>;
