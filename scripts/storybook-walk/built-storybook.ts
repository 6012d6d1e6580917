import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { chromium, type Browser } from 'playwright';
import type { IndexEntry } from 'storybook/internal/types';
import { serveLocally } from '../../packages/server/src/testing/stubs/listen.ts';
import { findChromium } from '../lib/chromium.mjs';

/** A built Storybook on a local server, and a browser for it. */
export interface BuiltStorybook {
  origin: string;
  /** The entries of the sidebar and all hidden stories, in the order of the sidebar. */
  entries: IndexEntry[];
  browser: Browser;
  stop: () => Promise<void>;
}

/**
 * Serves the Storybook in a folder and starts a browser, Chromium by default. Without a Storybook there, ends the
 * process.
 */
export async function openBuiltStorybook(folder: string, executablePath = findChromium()): Promise<BuiltStorybook> {
  const index = join(folder, 'index.json');
  if (!existsSync(index)) {
    console.error(`There is no Storybook in ${folder}. Run npm run build-storybook first.`);
    process.exit(1);
  }
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const { origin, close } = await serveLocally(new Hono().use('*', serveStatic({ root: folder })));
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      // Without a graphics card the software renderer draws a frame faster than emulated GL.
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return {
    origin,
    entries: Object.values(entries),
    browser,
    stop: async () => {
      await browser.close();
      await close();
    },
  };
}
