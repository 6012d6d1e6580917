import { expect, it } from 'vitest';
import { sharedSite } from '../support/site.ts';
import { hydrated, openPage } from '../support/visitor.ts';

const site = await sharedSite();

it('prints with the light colours and without the skip link', async () => {
  const { page, silent } = await openPage({ locale: 'fr-FR', colorScheme: 'dark' });
  await page.goto(`${site.origin}/fr/contact`);
  const pageColour = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page'));
  const dark = await pageColour();
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await pageColour();
  expect(light).not.toBe(dark);
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
  silent();
});

it('prints no navigation, search or newsletter', async () => {
  const { page, silent } = await openPage({ locale: 'fr-FR' });
  await page.goto(`${site.origin}/fr`);
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
  silent();
});

it('prints every day of a programme', async () => {
  const { page, silent } = await openPage({ locale: 'fr-FR' });
  await page.goto(`${site.origin}/fr/agenda`);
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
  silent();
});

it.for([
  ['/', 5],
  ['/a-propos', 1],
  ['/agenda', 3],
  ['/charte', 2],
  ['/congres', 2],
  ['/contact', 1],
  ['/login', 1],
  ['/prestataires', 4],
  ['/register', 1],
  ['/tarifs', 1],
] as const)('prints %s on at most %i pages, without buttons', async ([path, most]) => {
  const { page } = await openPage({ locale: 'fr-FR' });
  await page.goto(`${site.origin}/fr${path}`);
  await page.waitForLoadState('networkidle');
  const margin = '10mm';
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, right: margin, bottom: margin, left: margin } });
  expect([...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length).toBeLessThanOrEqual(most);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button').count()).toBe(0);
});

it('prints every slide of the cover below each other, with its picture', async () => {
  const { page, silent } = await openPage({ locale: 'fr-FR' });
  await page.goto(`${site.origin}/fr`);
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
  silent();
});

it.for([
  ['testimonial', '/fr', 'out-in'],
  ['picture of a slider', '/fr/prestataires', 'ring'],
])('prints every %s once', async ([, path, moves]) => {
  const { page, silent } = await openPage({ locale: 'fr-FR' });
  await page.goto(`${site.origin}${path}`);
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
  silent();
});

it('prints no message of the page', async () => {
  const { page } = await openPage();
  await page.route('**/assets/PhoneLoginDialog-*.js', (route) => route.abort());
  await page.goto(`${site.origin}/en/login`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Continue with phone number' }).click();
  const missing = page.getByText('Part of the page could not be loaded.');
  await missing.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await missing.isVisible()).toBe(false);
});
