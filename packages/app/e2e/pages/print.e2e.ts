import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { sharedSite } from '../support/site.ts';
import { hydrated, openPage, type Visitor } from '../support/visitor.ts';

const site = await sharedSite();

let visitor: Visitor;
beforeAll(async () => {
  visitor = await openPage({ locale: 'fr-FR' });
});

/** Opens a page for the screen, in the light theme. A PDF is for print unless a medium is emulated. */
async function open(path: string): Promise<Page> {
  const { page, consoleMessages } = visitor;
  consoleMessages.length = 0;
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  await page.goto(`${site.origin}/fr${path}`);
  return page;
}

async function lightColours(page: Page) {
  const pageColour = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page'));
  const light = await pageColour();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await pageColour()).not.toBe(light);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await pageColour()).toBe(light);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await pageColour()).toBe(light);
  expect(await page.getByRole('link', { name: 'Aller au contenu' }).count()).toBe(0);
  // Otherwise the frames, which lie over the texts, are printed as white areas.
  expect(
    await page
      .locator('main [aria-hidden]')
      .first()
      .evaluate((frame) => getComputedStyle(frame).printColorAdjust),
  ).toBe('exact');
}

async function everyDay(page: Page) {
  const panels = page.getByRole('tabpanel').first().locator('xpath=../div');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  expect(await panels.count()).toBe(await tabs.count());
  await tabs.nth(1).click();
  await page.emulateMedia({ media: 'print' });
  for (const panel of await panels.all()) {
    await expect.poll(() => panel.isVisible()).toBe(true);
    expect(await panel.getByRole('listitem').count()).toBeGreaterThan(0);
  }
  expect(await tabs.first().isVisible()).toBe(false);
}

/** The slides of the cover are below each other, with their pictures. */
async function everySlide(page: Page) {
  const slides = page.locator('[data-moves="fade"] [data-slides] > *');
  expect(await slides.count()).toBeGreaterThan(1);
  await page.emulateMedia({ media: 'print' });
  const boxes = await slides.evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return { left, top, bottom };
    }),
  );
  for (const [index, { left, top }] of boxes.entries()) {
    expect(left).toBe(boxes[0]?.left);
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
  }
  for (const slide of await slides.all())
    expect(await slide.getByRole('img', { includeHidden: true }).isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
}

async function noControls(page: Page) {
  const shown = () =>
    Promise.all([
      page.getByRole('navigation').count(),
      page.getByRole('link', { name: 'Se connecter' }).count(),
      page.getByRole('button', { name: /^(Trouver un kit|S’abonner)$/ }).count(),
    ]);
  expect(await shown()).toEqual([2, 1, 2]);
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual([0, 0, 0]);
  expect(await page.getByRole('contentinfo').getByText('bonjour@kermesse.example').isVisible()).toBe(true);
  await page.emulateMedia({ media: null });
}

/** A looping slider has each slide once, although it shows copies on the screen. */
async function onceEach(page: Page, moves: 'out-in' | 'ring') {
  const slider = page.locator(`[data-moves="${moves}"]`);
  const slides = slider.locator('.swiper-slide');
  const count = await slides.count();
  await slider.getByRole('button', { name: 'Vue suivante' }).click();
  await expect.poll(() => slider.locator('[data-looping]').count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  // In one step, because the page may still move. Positions are relative to the row.
  const measure = () =>
    slider.locator('[data-looping]').evaluate((row) => {
      const from = row.getBoundingClientRect();
      const boxes = [...row.querySelectorAll('.swiper-slide')].flatMap((slide) => {
        const box = slide.getBoundingClientRect();
        const visible = box.width > 0 && getComputedStyle(slide).opacity === '1';
        return visible ? [{ left: box.left - from.left, top: box.top - from.top, right: box.right - from.left }] : [];
      });
      return { boxes, width: from.width };
    });
  await expect.poll(async () => (await measure()).boxes.length).toBe(count);
  const { boxes, width } = await measure();
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(-1);
    expect(right).toBeLessThanOrEqual(width + 1);
  }
  expect(new Set(boxes.map(({ left, top }) => `${Math.round(left)} ${Math.round(top)}`)).size).toBe(count);
  expect(await slider.getByRole('button').count()).toBe(0);
}

async function noMessage(page: Page) {
  await page.route('**/assets/PhoneLoginDialog-*.js', (route) => route.abort());
  await hydrated(page);
  await page.getByRole('button', { name: 'Continuer par téléphone' }).click();
  const missing = page.getByText('Une partie de la page n’a pas pu être chargée.');
  await missing.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await missing.isVisible()).toBe(false);
  await page.unroute('**/assets/PhoneLoginDialog-*.js');
}

const home = async (page: Page) => {
  await noControls(page);
  await everySlide(page);
  await onceEach(page, 'out-in');
};
const providers = (page: Page) => onceEach(page, 'ring');

interface Printed {
  path: string;
  most: number;
  /** What else the test asserts, and how. It starts from the page on the screen. */
  also: string;
  check?: (page: Page) => Promise<void>;
  /** Parts of the messages that the browser logs. */
  logs?: string[];
}
it.for<Printed>([
  { path: '', most: 5, also: ', links to log in and navigation, with every slide and testimonial once', check: home },
  { path: '/a-propos', most: 1, also: '' },
  { path: '/agenda', most: 3, also: ', with every day of the programme', check: everyDay },
  { path: '/charte', most: 2, also: '' },
  { path: '/congres', most: 2, also: '' },
  { path: '/contact', most: 1, also: ' and skip link, with the light colours', check: lightColours },
  {
    path: '/login',
    most: 1,
    also: ' and messages of the page',
    check: noMessage,
    logs: ['Failed to fetch', 'ERR_FAILED'],
  },
  { path: '/prestataires', most: 4, also: ', with every picture of the slider once', check: providers },
  { path: '/register', most: 1, also: '' },
  { path: '/tarifs', most: 1, also: '' },
])('prints /fr$path on at most $most pages, without buttons$also', async ({ path, most, check, logs }) => {
  const page = await open(path);
  await page.waitForLoadState('networkidle');
  const margin = '10mm';
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
  expect([...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length).toBeLessThanOrEqual(most);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').count()).toBe(0);
  await page.emulateMedia({ media: null });
  await check?.(page);
  visitor.silent(logs);
});
