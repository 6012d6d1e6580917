import type { Page } from 'playwright';

/** The delay of each script, in milliseconds. */
const scriptDelay = 2000;
const scripts = '**/assets/**/*.js';

interface SlowCode {
  /** Whether each script fails at the first request. */
  failing?: boolean;
  /** Whether the scripts are requested normally by now. */
  isOver?: () => boolean;
}

/** Delays each script of a page. */
export async function slowCode(page: Page, { failing = false, isOver = () => false }: SlowCode = {}): Promise<void> {
  const failed = new Set<string>();
  // Loaded scripts, which are not delayed again: a route disables the browser's cache.
  const loaded = new Set<string>();
  await page.route(scripts, async (route) => {
    const url = route.request().url();
    if (isOver()) return route.continue().catch(() => undefined);
    if (failing && !failed.has(url)) {
      failed.add(url);
      return route.abort('connectionreset').catch(() => undefined);
    }
    if (!loaded.has(url)) await new Promise((resolve) => setTimeout(resolve, scriptDelay));
    loaded.add(url);
    await route.continue().catch(() => undefined);
  });
}

/**
 * Holds the matching requests of a page until the returned function is called. It waits for the first request: without
 * one, the test would hold nothing.
 */
export async function hold(page: Page, glob = scripts): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const requested = Promise.withResolvers<void>();
  await page.route(glob, async (route) => {
    requested.resolve();
    await promise;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    await requested.promise;
    resolve();
  };
}
