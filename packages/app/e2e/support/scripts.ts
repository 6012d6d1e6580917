import type { Page } from 'playwright';

/** How late each script comes, in milliseconds. */
const lateness = 2000;

/** Has each script of a page come late. */
export async function delayScripts(page: Page): Promise<void> {
  // A script that has come is in the browser's cache, which a route switches off.
  const come = new Set<string>();
  await page.route('**/assets/**/*.js', async (route) => {
    const url = route.request().url();
    if (!come.has(url)) await new Promise((resolve) => setTimeout(resolve, lateness));
    come.add(url);
    await route.continue().catch(() => undefined);
  });
}
