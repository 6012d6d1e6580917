import { afterAll } from 'vitest';
import { sharedBrowser } from './browsers.ts';
import { startSite, type Site } from './site.ts';

/** Starts what all tests of a file share, a site and a browser for several visitors, and stops both after them. */
export async function siteAndBrowser(start: () => Promise<Site> = startSite) {
  const site = await start();
  const browser = await sharedBrowser();
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  return { site, browser };
}
