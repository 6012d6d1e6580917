import { readFileSync } from 'node:fs';
import type { Frame, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { everySection, importPages } from '../support/content.ts';
import { toolbarOf, composer, openText, rows, words } from '../support/editor.ts';
import {
  differingPixels,
  scrollThrough,
  sectionsOf,
  takeLargestPictures,
  type Seen,
} from '../support/checks/pixels.ts';
import { type Visitor, simulateIntent, hydrated } from '../support/visitor.ts';
import { openContext } from '../support/browsers.ts';
import { ownSite } from '../support/site.ts';

const site = await ownSite();
let editor: Visitor;
let page: Page;
let configuration: { slug: string; title: object; sections: { slug: string }[] };

/** Colours that no preset has: the artwork has to use them too. */
const colours = { primaryColor: '#0b4f3a', secondaryColor: '#e0853d', accentColor: '#fff7e8' };

/**
 * Replaces all artwork by portraits: the server draws artwork in a site's own colours on request, and only portraits
 * are quick to draw.
 */
const quickArt = <Section extends object>(section: Section) =>
  JSON.parse(JSON.stringify(section).replaceAll(/\/art\/(?!portrait)[a-z]+/g, '/art/portrait-5')) as Section;

beforeAll(async () => {
  const sections = (await everySection('apercu')).map(quickArt);
  configuration = {
    slug: 'apercu',
    title: words('Toutes les sections', 'Every section'),
    sections,
  };
  const demo = JSON.parse(readFileSync(new URL('../../../server/demo/site.json', import.meta.url), 'utf8')) as {
    appInformation: object;
  };
  await importPages(site, [configuration], { ...demo, appInformation: { ...demo.appInformation, ...colours } });
  editor = await composer(site.origin);
  page = editor.page;
  await page.setViewportSize({ width: 2400, height: 1400 });
  await openText(page, JSON.stringify(configuration));
});

const frameOf = async (language = 'français'): Promise<Frame> => {
  const frame = await (await page.waitForSelector(`iframe[title="La page en ${language}"]`)).contentFrame();
  if (frame === null) throw new Error('The preview’s iframe has no document.');
  return frame;
};
const shown = (name: string, group: string) =>
  page.getByRole('group', { name: group }).getByRole('button', { name, exact: true });

/** Shows the preview at 1280 pixels, in a window wide enough to show it unscaled and on whole pixels. */
async function seenPreview(frame: Frame): Promise<Seen> {
  await page.setViewportSize({ width: 2400, height: 1400 });
  await frame.waitForFunction(() => innerWidth === 1280, undefined, { polling: 100 });
  await expect.poll(() => page.locator('iframe').first().boundingBox()).toMatchObject({ x: 1088, width: 1280 });
  const { x, y } = (await page.locator('iframe').first().boundingBox()) ?? { x: 0, y: 0 };
  return { frame, page, clip: { x, y, width: 1280, height: await frame.evaluate(() => innerHeight) } };
}

describe.each([
  ['light', 'Clair', 'fr', 'français'],
  ['dark', 'Sombre', 'en', 'anglais'],
] as const)('the preview, %s', (theme, button, locale, language) => {
  it('has the same pixels as the published page, in every section and in the site’s own colours', async () => {
    await shown(button, 'Thème').click();
    await shown(locale, 'Langue').click();
    await page.mouse.move(5, 5);
    const frame = await frameOf(language);
    await frame.waitForSelector(`html[lang="${locale}"][data-theme="${theme}"] [data-section-id="top-event__apercu"]`);
    const preview = await seenPreview(frame);
    const { width, height } = preview.clip;
    const visitor = await openContext({ colorScheme: theme, viewport: { width, height } });
    const visited = await visitor.newPage();
    await visited.goto(`${site.origin}/${locale}/apercu`);
    await hydrated(visited);
    // The preview hydrates every section; the page hydrates sections only on intent.
    await simulateIntent(visited, '[data-section-id]');
    const published: Seen = { frame: visited.mainFrame(), page: visited, clip: { x: 0, y: 0, width, height } };
    await scrollThrough(preview);
    await scrollThrough(published);
    expect(await takeLargestPictures(preview)).toEqual(await takeLargestPictures(published));
    expect(await sectionsOf(preview)).toEqual(await sectionsOf(published));
    expect(await differingPixels(preview, published)).toEqual({});
  });
});

/** The sections that are edited below. A short page is quick to render after each change. */
const edited = new Set([
  'hero-slider',
  'testimonials',
  'event-schedule',
  'image-slider',
  'free-content',
  'event-organise',
  'event-agenda',
  'business-conference',
  'search-bar',
  'sponsors',
  'pricing',
]);

describe('the edited element', () => {
  beforeAll(async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await shown('Clair', 'Thème').click();
    await shown('fr', 'Langue').click();
    const sections = configuration.sections.filter(({ slug }) => edited.has(slug));
    await openText(page, JSON.stringify({ ...configuration, slug: 'edition', sections }));
    await rows(page).nth(edited.size).waitFor({ state: 'detached' });
    await rows(page).last().waitFor();
  });

  /**
   * Asserts that a condition in the preview becomes true and stays true for a moment, in which slides could turn.
   * `look` returns whether the condition is `wanted`: neither true nor false while another element replaces its own.
   */
  async function staysTrue(slug: string, look: (given: { slug: string; wanted: boolean }) => boolean): Promise<void> {
    const frame = await frameOf();
    await frame.waitForFunction(look, { slug, wanted: true }, { polling: 100 });
    const changed = frame.waitForFunction(look, { slug, wanted: false }, { polling: 100, timeout: 1500 });
    await expect(changed).rejects.toThrow('Timeout 1500ms exceeded');
  }

  /** Opens an item of a section's list and returns its first text field. */
  async function firstText(slug: string, list: string, item: number) {
    await page.locator(`[role="row"][data-key^="${slug}"]`).click();
    const place = page.locator(`[data-keys$='"${list}",${item}]']`);
    await place.locator('[data-fold]').first().click();
    return place.locator(':is(input, textarea)[lang="fr"]').first();
  }

  const field = (name: string) => page.locator(`[data-keys$='"data","${name}"]']`).first();

  /** Chooses another illustration for a picture. */
  async function chooseOtherPicture(name: string) {
    await field(name).locator('[aria-expanded]').first().click();
    await field(name).locator('button[aria-pressed="false"]').first().click();
  }

  /** Replaces the address of the last link with a name in the form. */
  async function fillLast(name: string, address: string) {
    const link = page.locator(`[data-keys$='"${name}"]']`).last().getByRole('combobox');
    await link.fill(address);
    await link.press('Tab');
  }

  /** Moves the first item of a list one place down. */
  const moveFirstDown = (list: string) => field(list).locator('[data-move="1"]').first().click();

  /** Chooses the last spacing in the settings of the section. */
  async function chooseSpacing() {
    await page.getByRole('button', { name: 'Réglages' }).click();
    await page.getByLabel('Espacement').selectOption({ index: 2 });
  }

  it.each([
    ['hero-slider', 'slides', 2],
    ['testimonials', 'testimonials', 1],
    ['event-schedule', 'scheduleItems', 4],
  ])('stays visible: an item of %s', async (slug, list, item) => {
    const text = await firstText(slug, list, item);
    await text.fill('Celui que je remplis');
    await staysTrue(slug, ({ slug: name, wanted }) => {
      const section = document.querySelector(`[data-section="${name}"]`);
      const isWritten = (element: Element) =>
        element.textContent.replaceAll(/\s+/g, ' ').includes('Celui que je remplis');
      const written = [...(section?.querySelectorAll('*') ?? [])].find(
        (element) => isWritten(element) && ![...element.children].some(isWritten),
      );
      if (section === null || written === undefined) return false;
      const [outer, inner] = [section.getBoundingClientRect(), written.getBoundingClientRect()];
      const isInside = inner.left >= outer.left && inner.right <= outer.right;
      return (written.checkVisibility() && isInside) === wanted;
    });
  });

  it('stays visible: a picture of the image slider, in the middle', async () => {
    const alternative = await firstText('image-slider', 'images', 5);
    await alternative.fill('Celle que je remplis');
    await staysTrue('image-slider', ({ slug, wanted }) => {
      const middle = document.querySelector(`[data-section="${slug}"] [data-middle] img`);
      return middle !== null && (middle.getAttribute('alt') === 'Celle que je remplis') === wanted;
    });
  });

  it.each([
    ['a switch', 'free-content', () => page.getByRole('checkbox', { name: 'Lettrine' }).click(), ''],
    ['a picture', 'event-organise', () => chooseOtherPicture('image'), 'figure img, picture img'],
    ['a link', 'event-agenda', () => fillLast('buttonLink', '/ailleurs'), '[href="/ailleurs"]'],
    ['a move in a list', 'business-conference', () => moveFirstDown('features'), 'li'],
    ['an option that is not displayed', 'search-bar', () => moveFirstDown('locations'), 'select'],
    ['the spacing', 'sponsors', () => chooseSpacing(), ''],
  ] as const)('comes into view when its setting changes: %s', async (_, slug, change, place) => {
    await page.locator(`[role="row"][data-key^="${slug}"]`).click();
    const frame = await frameOf();
    const section = frame.locator(`[data-section="${slug}"]`);
    await expect.poll(() => section.evaluate((element) => element.closest('[data-chosen]') !== null)).toBe(true);
    await frame.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await change();
    const changed = place === '' ? section : section.locator(place).first();
    await expect
      .poll(() =>
        changed.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        }),
      )
      .toBe(true);
  });

  it('stays in view while it grows, until the editor scrolls it away', async () => {
    await page.locator('[role="row"][data-key^="free-content"]').click();
    const frame = await frameOf();
    const isInView = (text: string | RegExp) =>
      frame
        .locator('[data-section="free-content"]')
        .getByText(text)
        .evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top >= 0 && bottom <= innerHeight;
        });
    await page.locator('[role="textbox"][lang="fr"]').first().click();
    await page.keyboard.press('Control+End');
    // Each line is several lines high in the page, and all of them are higher than its window.
    for (let line = 1; line <= 8; line += 1) {
      await page.keyboard.press('Enter');
      await page.keyboard.insertText(`${'Un long texte. '.repeat(40)}Ligne ${line} du texte`);
    }
    await expect.poll(() => isInView(/Ligne 8 du texte$/)).toBe(true);

    await frame.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    await page.keyboard.insertText(', encore');
    await frame.getByText(/Ligne 8 du texte, encore$/).waitFor({ state: 'attached' });
    expect(await frame.evaluate(() => scrollY)).toBe(0);

    await page.locator('textarea[lang="fr"]').first().fill('Un autre champ');
    await expect.poll(() => isInView('Un autre champ')).toBe(true);
  });

  it('has an outline in two colours', async () => {
    const frame = await frameOf();
    const ring = await frame.locator('[data-chosen]').evaluate((element) => {
      const { borderTopColor, boxShadow } = getComputedStyle(element, '::after');
      return [borderTopColor, boxShadow];
    });
    expect(ring).toEqual(['rgb(20, 20, 58)', 'rgb(255, 255, 255) 0px 0px 0px 3px inset']);
  });
});

describe('pressing a text in the page', () => {
  it('focuses its field in the shown language, also for a long text', async () => {
    for (const [locale, language, tongue, text] of [
      ['en', 'anglais', 'en', /^What every provider promises$/],
      ['fr', 'français', 'fr', /^Ce que chaque prestataire promet$/],
    ] as const) {
      await shown(locale, 'Langue').click();
      const frame = await frameOf(language);
      await frame.locator('[data-section="free-content"] h3', { hasText: text }).click();
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

  it('does not change the page’s language with that of the composer', async () => {
    await shown('fr', 'Langue').click();
    await frameOf('français');
    await toolbarOf(page).getByRole('button', { name: 'Afficher l’atelier en anglais' }).click({ noWaitAfter: true });
    await page.getByRole('heading', { name: 'The composer' }).waitFor();
    await page.waitForSelector('iframe[title="The page in French"]');
    await page.getByRole('group', { name: 'Language' }).getByRole('button', { name: 'en', exact: true }).click();
    await page.waitForSelector('iframe[title="The page in English"]');
    await page.getByRole('heading', { name: 'The composer' }).waitFor();
    expect((await editor.context.cookies()).map(({ name }) => name)).not.toContain('Lang');
    editor.silent();
  });
});
