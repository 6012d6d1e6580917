import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../../server/e2e/support/launch-browser.ts';
import { startChunkedSite } from '../support/slow.ts';
import { openPage } from '../support/visitor.ts';
import { openContext } from '../support/browsers.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();

/** Opens a page as a guest and waits until the reader's script has loaded. */
async function guest(path: string): Promise<Page> {
  const { page } = await openPage({ isDrawn: true, viewport: { width: 360, height: 740 } });
  const ready = page.waitForResponse('**/api/news-tags');
  await page.goto(`${site.origin}${path}`);
  await ready;
  return page;
}

const isLaidOut = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluate((element) => element.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true);

it('renders content below the first screen once the visitor uses the page', async () => {
  const page = await guest('/fr/');
  expect(await isLaidOut(page, '#tarifs')).toBe(false);
  expect(await isLaidOut(page, 'footer')).toBe(false);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => isLaidOut(page, 'footer')).toBe(true);
});

it('scrolls to the end of the page and to anchors', async () => {
  const page = await guest('/fr/');
  await page.keyboard.press('End');
  const leftBelow = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(leftBelow).toBeLessThan(2);
  await page.context().close();

  const linked = await guest('/fr/#tarifs');
  const top = () => linked.locator('#tarifs').evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(96);
});

it('fetches the news once the page has loaded, not before', async () => {
  const { page } = await openPage({ isDrawn: true });
  const news: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/news-')) news.push(request.url());
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await held;
    await route.continue();
  });
  await page.goto(`${site.origin}/fr/`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(news, 'while pictures are loading').toEqual([]);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  const response = page.waitForResponse('**/api/news-tags');
  release();
  await response;
  const times = await page.evaluate(() => {
    const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/news-'));
    return { loaded: loaded?.loadEventStart, news: files.map(({ startTime }) => startTime) };
  });
  expect(times.loaded).toBeGreaterThan(0);
  expect(Math.min(...times.news)).toBeGreaterThanOrEqual(times.loaded ?? 0);
});

it('renders the whole page in browsers without JavaScript', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(`${site.origin}/fr/`);
  expect(await isLaidOut(page, 'footer')).toBe(true);
});

declare global {
  interface Window {
    /** The layout shifts of a page: their values, and the first characters of the moved elements. */
    shifts: { value: number; moved: string[] }[];
  }
}

/** Records the layout shifts of a page. Runs in the page, before its own scripts. */
function noteShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[])
      window.shifts.push({
        value: entry.value,
        moved: entry.sources.map(({ node }) => node?.textContent?.slice(0, 30) ?? ''),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

// Phones and most computers do not round the widths of letters to pixels, as a browser of the tests does by default.
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser('--font-render-hinting=slight');
});
afterAll(() => browser.close());

/** Opens pages side by side, with the fonts, and returns the layout shifts of each. */
async function shiftsOf(
  origin: string,
  paths: string[],
  { width, fontDelay = 0, isRounded = false }: { width: number; fontDelay?: number; isRounded?: boolean },
) {
  const context = await openContext(
    { isDrawn: true, viewport: { width, height: 740 } },
    isRounded ? undefined : browser,
  );
  await context.addInitScript(noteShifts);
  if (fontDelay > 0)
    await context.route('**/fonts/**', async (route) => {
      await pause(fontDelay);
      await route.continue();
    });
  return Promise.all(
    paths.map(async (path) => {
      const page = await context.newPage();
      await page.goto(origin + path);
      await page.evaluate(() => document.fonts.ready);
      // After the next frame the observer has seen all shifts.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      const shifts = await page.evaluate(() => window.shifts);
      return { sum: shifts.reduce((sum, { value }) => sum + value, 0), report: path + JSON.stringify(shifts) };
    }),
  );
}

it.each([360, 1280])('has no layout shift while the document arrives in pieces, %i px', async (width) => {
  const slow = await startChunkedSite(site.origin, 40);
  try {
    const paths = ['/fr/', '/en/', '/fr/agenda', '/fr/login'];
    // Italic letters are a pixel wider than those of the fallback font.
    for (const { sum, report } of await shiftsOf(slow.origin, paths, { width }))
      expect(sum, report).toBeLessThan(0.001);
  } finally {
    await slow.stop();
  }
});

it.each([360, 1280])('breaks lines in the fallback fonts as in its own, %i px', async (width) => {
  const paths = ['/fr/', '/en/', '/fr/congres', '/fr/login', '/fr/reset-password'];
  // A line of another width that is centred shifts a little.
  for (const { sum, report } of await shiftsOf(site.origin, paths, { width, fontDelay: 1500 }))
    expect(sum, report).toBeLessThan(0.002);
});

it('keeps the title of an account screen on one line if the widths of letters are rounded', async () => {
  for (const { sum, report } of await shiftsOf(site.origin, ['/fr/login', '/fr/reset-password'], {
    width: 360,
    fontDelay: 1500,
    isRounded: true,
  }))
    expect(sum, report).toBeLessThan(0.002);
});
