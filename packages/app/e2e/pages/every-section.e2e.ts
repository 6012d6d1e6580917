import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../support/combinations.ts';
import { everySection, examplesOfEverySection, importPages } from '../support/content.ts';
import { cutTexts, expectFit, setTextSize } from '../support/checks/cut.ts';
import { invalidHtml, violations } from '../support/checks/audits.ts';
import { hydrated, openPage, simulateIntent, type Visitor } from '../support/visitor.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();
const slugs = Object.keys(await examplesOfEverySection()).toSorted();

/** Two pages of every section: with typical data, and in reverse order with the longest texts. */
const pages = [
  { path: '/fr/toutes', slug: 'toutes', example: 'typical', locale: 'fr-FR', turned: false },
  { path: '/en/envers', slug: 'envers', example: 'longest', locale: 'en-GB', turned: true },
] as const;

/** The properties that sections set. Reading all properties of all elements takes minutes. */
const looks =
  'align-items align-self background-color background-image border-radius border-top-color border-top-width bottom box-shadow clip-path color column-gap display fill flex-grow font-family font-size font-style font-variant font-weight grid-column-start grid-template-columns grid-template-rows height justify-content justify-self left letter-spacing line-height list-style-type margin-bottom margin-left margin-right margin-top max-width min-height min-width opacity order outline-style overflow-x overflow-y padding-bottom padding-left padding-right padding-top pointer-events position right row-gap stroke text-align text-decoration-line text-transform text-wrap-style top transform translate visibility white-space-collapse width z-index'.split(
    ' ',
  );

await importPages(
  site,
  await Promise.all(
    pages.map(async ({ slug, example, turned }) => ({
      slug,
      title: { fr: 'Toutes les sections', en: 'Every section' },
      sections: await everySection(slug, example),
      sectionsOrder: (turned ? slugs.toReversed() : slugs).map((each) => `${each}__${slug}`),
    })),
  ),
);

/** Waits until the hydrated sections have stopped moving. Other tests cover endless animations. */
async function settled(page: Page) {
  const resting = () => {
    const memory = globalThis as { places?: string };
    const places = [...document.querySelectorAll('[data-section] *')]
      .map((element) => JSON.stringify(element.getBoundingClientRect()))
      .join();
    const same = places === memory.places;
    memory.places = places;
    return same;
  };
  await page.waitForFunction(resting, undefined, { polling: 400, timeout: 5000 }).catch(() => undefined);
}

/** Opens a page and scrolls through it, so that all content that loads on sight has loaded. */
async function look(path: string, options: BrowserContextOptions): Promise<Visitor> {
  const visitor = await openPage(options);
  const { page } = visitor;
  await page.goto(site.origin + path);
  await hydrated(page);
  await simulateIntent(page, '[data-section-id]');
  await page.evaluate(async () => {
    for (const section of document.querySelectorAll('[data-section]')) {
      section.scrollIntoView({ behavior: 'instant' });
      // Time for content that loads on sight. A timeout, because a busy machine may draw no frames for long.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForLoadState('networkidle');
  await settled(page);
  return visitor;
}

/** Counts the transitions that a change of the theme starts. */
const transitionsOfTheme = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    dataset['theme'] = 'dark';
    const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
    if (before === undefined) delete dataset['theme'];
    else dataset['theme'] = before;
    return moving;
  });

/** Lists the sections with elements that move or are animated within three seconds. */
const moved = (page: Page) =>
  page.evaluate(
    (duration) =>
      new Promise<string[]>((resolve) => {
        const elements = [...document.querySelectorAll('[data-section] *')];
        const places = () => elements.map((element) => JSON.stringify(element.getBoundingClientRect()));
        const before = places();
        const begun = performance.now();
        const watch = () => {
          const now = places();
          const other = elements.filter((_, place) => now[place] !== before[place]);
          const animated = document.getAnimations().flatMap(({ playState, effect, timeline }) => {
            const target = (effect as KeyframeEffect | null)?.target;
            // Other timelines follow the visitor's scrolling.
            const isTimed = timeline === document.timeline;
            return playState === 'running' && isTimed && target ? [target] : [];
          });
          const found = [...other, ...animated].map(
            (element) => element.closest('[data-section]')?.getAttribute('data-section') ?? element.tagName,
          );
          if (found.length > 0 || performance.now() - begun > duration) resolve(found);
          else setTimeout(watch, 16);
        };
        setTimeout(watch, 16);
      }),
    3000,
  );

/**
 * Lists the elements whose appearance changes when the document's styles are sorted in the order of styled-components.
 */
const changedByOrder = (page: Page) =>
  page.evaluate((properties) => {
    // Reading would change the estimated heights.
    document.documentElement.removeAttribute('data-partial');
    const elements = [...document.querySelectorAll('#root :not(style)')];
    const read = () =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
      });
    const before = read();
    const styles = [...document.querySelectorAll('style[data-styled]')];
    // The rules, then the line that names their group. Its number is the order.
    const groups = styles.flatMap(({ textContent }) =>
      [...textContent.matchAll(/([\s\S]*?)data-styled\.g(\d+)\[.*/g)].map(([, rules = '', number]) => ({
        rules,
        number: Number(number),
      })),
    );
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      groups
        .toSorted((a, b) => a.number - b.number)
        .map(({ rules }) => rules)
        .join(''),
    );
    document.adoptedStyleSheets = [sheet];
    for (const style of styles) style.remove();
    const after = read();
    return elements
      .filter((_, place) => before[place] !== after[place])
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  }, looks);

it('the checks of this file find clipped texts and accessibility violations', async () => {
  const { page } = await openPage();
  await page.setContent(
    '<!doctype html><html lang="en"><title>Faulty</title><main><h1>Faulty</h1><p style="height: 1em; overflow: hidden">One<br>two<br>three</p><p style="color: #ccc">pale</p><img src="data:,"></main>',
  );
  expect(await cutTexts(page)).toEqual(['“two” in P', '“three” in P']);
  const found = await violations(page);
  expect(found.map((text) => text.slice(0, text.indexOf(':')))).toEqual(
    expect.arrayContaining(['color-contrast', 'image-alt']),
  );
});

it('the checks of this file find styles whose order changes the appearance', async () => {
  const { page } = await openPage();
  await page.setContent(
    `<!doctype html><html lang="en"><title>Faulty</title><div id="root">
<style data-styled="true">.over{color:red;}/*!sc*/
data-styled.g2[id="sc-over"]{content:"over,"}/*!sc*/
</style><p class="base over">Faulty</p><p class="over">Right</p>
<style data-styled="true">.base{color:blue;}/*!sc*/
data-styled.g1[id="sc-base"]{content:"base,"}/*!sc*/
</style></div>`,
  );
  expect(await changedByOrder(page)).toEqual(['<p class="base over">Faulty</p>']);
});

describe.each(pages)('a page of every section: $path', ({ path, locale, turned }) => {
  it('shows all sections in order, in valid HTML', async () => {
    const text = await (await fetch(site.origin + path)).text();
    const shown = [...text.matchAll(/data-section="([^"]+)"/g)].map(([, slug]) => slug);
    expect(shown).toEqual(turned ? slugs.toReversed() : slugs);
    expect(await invalidHtml(text)).toEqual([]);
  });

  it('looks the same once styled-components has collected the styles', async () => {
    const { page } = await openPage({ locale });
    await page.goto(site.origin + path);
    expect(await changedByOrder(page)).toEqual([]);
  });

  it.each(inTurn(['light', 'dark'] as const, turned ? 1 : 0))(
    'has no console messages, no motion and no axe violations, and fits at 320 pixels, at 200 % zoom and with larger text, %s',
    { timeout: 120_000 },
    async (colorScheme) => {
      const { page, silent } = await look(path, { locale, colorScheme });
      // With reduced motion a change of the theme starts no transition, and nothing moves. On a busy machine a
      // section's code may still be loading; automatic animations never come to rest.
      if (colorScheme === 'light') expect(await transitionsOfTheme(page)).toBe(0);
      else await expect.poll(() => moved(page), { timeout: 40_000 }).toEqual([]);
      expect(await violations(page)).toEqual([]);
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 640 });
        await settled(page);
        await expectFit(page, width);
      }
      await page.setViewportSize({ width: 360, height: 640 });
      for (const size of [24, 32]) {
        await setTextSize(page, size);
        await settled(page);
        await expectFit(page, 360);
      }
      silent();
    },
  );
});
