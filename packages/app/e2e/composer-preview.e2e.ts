import { readFileSync } from 'node:fs';
import { chromium, type Browser, type Frame, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplesOfEverySection, importPages } from './support/content.ts';
import { bar, composer, openText, type Editor } from './support/editor.ts';
import { startSite, type Site } from './support/site.ts';
import { visit } from './support/visitor.ts';

let site: Site;
let browser: Browser;
let editor: Editor;
let page: Page;
let configuration: { slug: string; sections: object[] };

/** Colours of no theme of the house: the art has to be in them too. */
const colours = { primaryColor: '#0b4f3a', secondaryColor: '#e0853d', accentColor: '#fff7e8' };

beforeAll(async () => {
  site = await startSite();
  const examples = await examplesOfEverySection();
  const sections = Object.keys(examples).toSorted().map((slug) => ({ slug, pivot: { linkId: 'apercu' }, ...examples[slug]?.['typical'] }));
  configuration = { slug: 'apercu', title: { fr: 'Toutes les sections', en: 'Every section' }, sections } as typeof configuration;
  const demo = JSON.parse(readFileSync(new URL('../../server/demo/site.json', import.meta.url), 'utf8')) as { appInformation: object };
  await importPages(site, [configuration], { ...demo, appInformation: { ...demo.appInformation, ...colours } });
  browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'], args: ['--no-sandbox'] });
  editor = await composer(browser, site.origin);
  page = editor.page;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 2240, height: 960 });
  await openText(page, JSON.stringify(configuration));
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const frameOf = async (language = 'français'): Promise<Frame> => {
  const frame = await (await page.waitForSelector(`iframe[title="La page en ${language}"]`)).contentFrame();
  if (frame === null) throw new Error('There is no preview.');
  return frame;
};
const shown = (name: string, group: string) => page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });

/** Where the preview is on the screen: on whole pixels and unscaled, so that its own are those of the screen. */
async function placeOfPreview(frame: Frame): Promise<{ x: number; y: number; width: number; height: number }> {
  for (const width of [2240, 2241]) {
    await page.setViewportSize({ width, height: 960 });
    const box = await page.locator('iframe').first().boundingBox();
    if (box !== null && box.width === 1280 && box.x % 1 === 0 && box.y % 1 === 0) return { ...box, height: await frame.evaluate(() => innerHeight) };
  }
  throw new Error('The preview stands between pixels.');
}

/** Looks at all of a page, so that whatever comes with being seen has come, and goes back to its top. */
async function lookAtAll(frame: Frame): Promise<void> {
  await frame.waitForSelector('[data-section-id="top-event__apercu"]');
  const height = await frame.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 500) {
    await frame.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await frame.page().waitForTimeout(60);
  }
  await frame.waitForFunction(() => [...document.images].every((image) => image.complete) && document.fonts.status === 'loaded');
  await frame.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** How many pixels of two pictures differ. */
async function differing(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })));
  if (a === undefined || b === undefined || a.data.length !== b.data.length) throw new Error('The pictures have two sizes.');
  let count = 0;
  for (let at = 0; at < a.data.length; at += 3) if (a.data[at] !== b.data[at] || a.data[at + 1] !== b.data[at + 1] || a.data[at + 2] !== b.data[at + 2]) count += 1;
  return count;
}

describe.each([
  ['light', 'Clair', 'fr', 'français'],
  ['dark', 'Sombre', 'fr', 'français'],
  ['dark', 'Sombre', 'en', 'anglais'],
] as const)('the preview, %s, %s, %s', (theme, button, locale, language) => {
  it('is the published page to the pixel: header, every section, footer, in the site’s colours', { timeout: 180_000 }, async () => {
    await shown(button, 'Thème').click();
    await shown(locale, 'Langue').click();
    await page.mouse.move(5, 5);
    const frame = await frameOf(language);
    const box = await placeOfPreview(frame);
    const visitor = await visit(browser, { reducedMotion: 'reduce', colorScheme: theme, viewport: { width: 1280, height: box.height } });
    await visitor.page.goto(`${site.origin}/${locale}/apercu`);
    const published = visitor.page.mainFrame();
    await Promise.all([lookAtAll(frame), lookAtAll(published)]);
    const heightOf = (each: Frame) => each.evaluate(() => document.documentElement.scrollHeight);
    const height = await heightOf(published);
    expect(await heightOf(frame)).toBe(height);

    const different: string[] = [];
    for (let top = 0; top < height; top += box.height - 100) {
      for (const each of [frame, published]) await each.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await page.waitForTimeout(120);
      const [here, there] = await Promise.all([page.screenshot({ clip: box }), visitor.page.screenshot()]);
      const count = await differing(here, there);
      if (count > 0) different.push(`${count} pixels at ${top} px`);
    }
    expect(different).toEqual([]);
    await visitor.close();
  });
});

describe('what one edits', () => {
  beforeAll(async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await shown('Clair', 'Thème').click();
    await shown('fr', 'Langue').click();
  });

  it.each([
    ['hero-slider', 2],
    ['testimonials', 1],
  ])('is shown and stays shown: an item of %s', async (slug, item) => {
    await page.locator(`[role="row"][data-key^="${slug}"]`).click();
    await page.locator('[data-fold]').nth(item).click();
    const frame = await frameOf();
    const title = page.locator('[data-fold]').nth(item).locator('..').locator('..').locator('textarea[lang="fr"]').first();
    await title.fill('Celui que je remplis');
    const words = frame.locator(`[data-section="${slug}"]`).getByText('Celui que je remplis').first();
    await words.waitFor();
    const inSight = () => words.evaluate((element, section) => {
      const inner = element.getBoundingClientRect();
      const outer = document.querySelector(`[data-section="${section}"]`)?.getBoundingClientRect();
      return outer !== undefined && inner.left >= outer.left && inner.right <= outer.right;
    }, slug);
    await expect.poll(inSight).toBe(true);
    await page.waitForTimeout(1500);
    expect(await inSight()).toBe(true);
  });

  it('is ringed in two tones', async () => {
    const frame = await frameOf();
    const ring = await frame.locator('[data-chosen]').evaluate((element) => {
      const { borderTopColor, boxShadow } = getComputedStyle(element, '::after');
      return [borderTopColor, boxShadow];
    });
    expect(ring).toEqual(['rgb(20, 20, 58)', 'rgb(255, 255, 255) 0px 0px 0px 3px inset']);
  });
});

describe('pressing a text in the page', () => {
  it('leads to its field in the language that is shown, also to a long text', async () => {
    for (const [locale, language, tongue, text] of [
      ['en', 'anglais', 'en', /^What every house promises$/],
      ['fr', 'français', 'fr', /^Ce que chaque maison promet$/],
    ] as const) {
      await shown(locale, 'Langue').click();
      const frame = await frameOf(language);
      await frame.locator('[data-section="free-content"] h2', { hasText: text }).click();
      await expect.poll(() => page.evaluate(() => [document.activeElement?.getAttribute('lang'), document.activeElement?.getAttribute('role')])).toEqual([tongue, 'textbox']);
      await frame.locator('[data-section="pricing"] h2').first().click();
      await expect.poll(() => page.evaluate(() => [document.activeElement?.getAttribute('lang'), document.activeElement?.tagName])).toEqual([tongue, 'TEXTAREA']);
    }
  });

  it('keeps the language of the page apart from that of the tool, and both from the site’s', async () => {
    await shown('fr', 'Langue').click();
    await bar(page).getByRole('button', { name: 'Afficher l’atelier en anglais' }).click();
    await page.getByRole('heading', { name: 'The composer' }).waitFor();
    await page.waitForSelector('iframe[title="The page in French"]');
    await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'en', exact: true }).click();
    await page.waitForSelector('iframe[title="The page in English"]');
    await page.getByRole('heading', { name: 'The composer' }).waitFor();
    await page.goto(`${site.origin}/composer`);
    await page.waitForSelector('iframe[title="The page in English"]');
    expect((await editor.context.cookies()).map(({ name }) => name)).not.toContain('Lang');
    expect(editor.complaints).toEqual([]);
  });
});
