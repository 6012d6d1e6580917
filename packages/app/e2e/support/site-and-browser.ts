import { afterAll } from 'vitest';
import { sharedBrowser } from './browsers.ts';
import { startSite, type Site } from './site.ts';

/** Starts a site and a browser for all tests of a file, and stops both after the tests. */
export async function siteAndBrowser(start: () => Promise<Site> = startSite) {
  const site = await start();
  const browser = await sharedBrowser();
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  return { site, browser };
}
