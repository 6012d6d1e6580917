import type { BrowserContext, Page } from 'playwright';
import { afterEach, expect, it } from 'vitest';
import { siteAndBrowser } from '../support/site-and-browser.ts';

const { site, browser } = await siteAndBrowser();
let context: BrowserContext;

afterEach(async () => {
  await context.close();
});

/** A guest on a page whose reader's script has come. */
async function guest(path: string): Promise<Page> {
  context = await browser.visitor({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const ready = page.waitForResponse('**/api/news-tags');
  await page.goto(`${site.origin}${path}`);
  await ready;
  return page;
}

const isLaidOut = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true);

it('renders what is below the first screen once somebody uses the page', async () => {
  const page = await guest('/fr/');
  expect(await isLaidOut(page, '#tarifs')).toBe(false);
  expect(await isLaidOut(page, 'footer')).toBe(false);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => isLaidOut(page, 'footer')).toBe(true);
});

it('leads to the end of the page, and to places in it', async () => {
  const page = await guest('/fr/');
  await page.keyboard.press('End');
  const leftBelow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(leftBelow).toBeLessThan(2);
  await context.close();

  const linked = await guest('/fr/#tarifs');
  const top = () => linked.locator('#tarifs').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(96);
});

it('gives the whole page to browsers without scripts', async () => {
  context = await browser.visitor({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/fr/`);
  expect(await isLaidOut(page, 'footer')).toBe(true);
});
