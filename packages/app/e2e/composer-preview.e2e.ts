import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplesOfEverySection, importPages } from './support/content.ts';
import { bar, composer, openText, words, type Editor } from './support/editor.ts';
import { differingPixels, lookAtAll, sectionsOf, type Seen } from './support/pixels.ts';
import { siteAndBrowser } from './support/siteAndBrowser.ts';
import { hydrated, watchRequests } from './support/visitor.ts';

const { site, browser } = await siteAndBrowser();
let editor: Editor;
let page: Page;
/** Waits until the server has drawn the artwork in the colours of this test, which occupies every connection to it. */
let artworkDrawn: () => Promise<void>;
let configuration: { slug: string; sections: object[] };

/** Colours of no preset: the artwork has to use them too. */
const colours = { primaryColor: '#0b4f3a', secondaryColor: '#e0853d', accentColor: '#fff7e8' };

beforeAll(async () => {
  const examples = await examplesOfEverySection();
  const sections = Object.keys(examples)
    .toSorted()
    .map((slug) => ({ slug, pivot: { linkId: 'apercu' }, ...examples[slug]?.['typical'] }));
  configuration = {
    slug: 'apercu',
    title: words('Toutes les sections', 'Every section'),
    sections,
  } as typeof configuration;
  const demo = JSON.parse(readFileSync(new URL('../../server/demo/site.json', import.meta.url), 'utf8')) as {
    appInformation: object;
  };
  await importPages(site, [configuration], { ...demo, appInformation: { ...demo.appInformation, ...colours } });
  editor = await composer(browser, site.origin);
  page = editor.page;
  artworkDrawn = watchRequests(page);
  await page.setViewportSize({ width: 2400, height: 1400 });
  await openText(page, JSON.stringify(configuration));
});
afterAll(() => editor.close());

const frameOf = async (language = 'français'): Promise<Frame> => {
  const frame = await (await page.waitForSelector(`iframe[title="La page en ${language}"]`)).contentFrame();
  if (frame === null) throw new Error('There is no preview.');
  return frame;
};
const shown = (name: string, group: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });

/** The preview at 1280 pixels, in a window wide enough to show it unscaled and on whole pixels. */
async function seenPreview(frame: Frame): Promise<Seen> {
  await page.setViewportSize({ width: 2400, height: 1400 });
  await frame.waitForFunction(() => innerWidth === 1280, undefined, { polling: 100 });
  await expect.poll(() => page.locator('iframe').first().boundingBox()).toMatchObject({ x: 1088, width: 1280 });
  const { x, y } = (await page.locator('iframe').first().boundingBox()) ?? { x: 0, y: 0 };
  return { frame, page, clip: { x, y, width: 1280, height: await frame.evaluate(() => innerHeight) } };
}

describe.each([['light', 'Clair', 'fr', 'français']] as const)('the preview, %s', (theme, button, locale, language) => {
  it('is the published page to the pixel: every section, in the site’s own colours', { timeout: 300_000 }, async () => {
    await shown(button, 'Thème').click();
    await shown(locale, 'Langue').click();
    await page.mouse.move(5, 5);
    const frame = await frameOf(language);
    await frame.waitForSelector('[data-section-id="top-event__apercu"]');
    const preview = await seenPreview(frame);
    const { width, height } = preview.clip;
    const visitor = await browser.visitor({ colorScheme: theme, viewport: { width, height } });
    const visited = await visitor.newPage();
    await visited.goto(`${site.origin}/${locale}/apercu`);
    await hydrated(visited);
    const published: Seen = { frame: visited.mainFrame(), page: visited, clip: { x: 0, y: 0, width, height } };
    await lookAtAll(preview);
    await lookAtAll(published);
    expect(await sectionsOf(preview)).toEqual(await sectionsOf(published));
    expect(await differingPixels(preview, published)).toEqual({});
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
    const title = page
      .locator('[data-fold]')
      .nth(item)
      .locator('..')
      .locator('..')
      .locator('textarea[lang="fr"]')
      .first();
    await title.fill('Celui que je remplis');
    const written = frame.locator(`[data-section="${slug}"]`).getByText('Celui que je remplis').first();
    await written.waitFor();
    const inSight = () =>
      written.evaluate((element, section) => {
        const inner = element.getBoundingClientRect();
        const outer = document.querySelector(`[data-section="${section}"]`)?.getBoundingClientRect();
        return outer !== undefined && inner.left >= outer.left && inner.right <= outer.right;
      }, slug);
    await expect.poll(inSight).toBe(true);
    // Slides would turn by themselves, or back, within a moment.
    const seen = new Set<boolean>();
    for (const end = Date.now() + 1500; Date.now() < end;) seen.add(await inSight());
    expect([...seen]).toEqual([true]);
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
      await expect
        .poll(() =>
          page.evaluate(() => [
            document.activeElement?.getAttribute('lang'),
            document.activeElement?.getAttribute('role'),
          ]),
        )
        .toEqual([tongue, 'textbox']);
      await frame.locator('[data-section="pricing"] h2').first().click();
      await expect
        .poll(() =>
          page.evaluate(() => [document.activeElement?.getAttribute('lang'), document.activeElement?.tagName]),
        )
        .toEqual([tongue, 'TEXTAREA']);
    }
  });

  it('keeps the language of the page apart from that of the tool', async () => {
    await shown('fr', 'Langue').click();
    await frameOf('français');
    await artworkDrawn();
    await bar(page).getByRole('button', { name: 'Afficher l’atelier en anglais' }).click({ noWaitAfter: true });
    await page.getByRole('heading', { name: 'The composer' }).waitFor();
    await page.waitForSelector('iframe[title="The page in French"]');
    await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'en', exact: true }).click();
    await page.waitForSelector('iframe[title="The page in English"]');
    await page.getByRole('heading', { name: 'The composer' }).waitFor();
    expect((await editor.context.cookies()).map(({ name }) => name)).not.toContain('Lang');
    expect(editor.complaints).toEqual([]);
  });
});
