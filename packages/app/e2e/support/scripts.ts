import type { Page } from 'playwright';

/** The delay of each script, in milliseconds. */
const scriptDelay = 2000;

/** Delays each script of a page. */
export async function delayScripts(page: Page): Promise<void> {
  // Loaded scripts, which are not delayed again: a route disables the browser's cache.
  const loaded = new Set<string>();
  await page.route('**/assets/**/*.js', async (route) => {
    const url = route.request().url();
    if (!loaded.has(url)) await new Promise((resolve) => setTimeout(resolve, scriptDelay));
    loaded.add(url);
    await route.continue().catch(() => undefined);
  });
}
