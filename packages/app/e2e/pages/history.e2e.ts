import type { BrowserContextOptions, Page } from 'playwright';
import { afterEach, expect, it } from 'vitest';
import { closePages } from '../support/browsers.ts';
import { sharedSite } from '../support/site.ts';
import { arrived, hydrated, openPage, type Visitor } from '../support/visitor.ts';

const site = await sharedSite();
afterEach(closePages);

async function open(path: string, options?: BrowserContextOptions): Promise<Visitor> {
  const visitor = await openPage({ locale: 'fr-FR', ...options });
  await visitor.page.goto(site.origin + path);
  return visitor;
}

/** Follows a link of the header in the app. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).click();
  await page.waitForFunction((title) => document.title.startsWith(title), name);
  await arrived(page);
}

it('shows the pages of Back and Forward after a reload, while no router runs', async () => {
  const { page, silent, takeRequests } = await open('/fr/');
  await hydrated(page);
  await follow(page, 'Tarifs');
  await page.reload();
  takeRequests();
  // A fragment is on the same page, which stays.
  await page.evaluate(() => location.assign('#main'));
  await page.goBack();
  expect(takeRequests().documents).toEqual([]);
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Kermesse'));
  await page.goForward();
  await page.waitForFunction(() => document.title.startsWith('Tarifs'));
  expect(takeRequests().documents).toEqual(['/fr/', '/fr/tarifs']);
  silent();
});
