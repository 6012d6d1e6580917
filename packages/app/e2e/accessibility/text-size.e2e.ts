import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { badge, demoPassword, logIn } from '../support/accounts/account.ts';
import { expectFit, expectFitWhenNarrow, setTextSize } from '../support/checks/cut.ts';
import { closeDialog, enterKey, openComposer, rows, toolbarOf } from '../support/editor.ts';
import { openPage } from '../support/visitor.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();

/** Pages that show every layout of the demo content, the forms and the page for missing addresses. */
const paths = ['', 'tarifs', 'congres', 'contact', 'agenda', 'prestataires', 'charte', 'nothing-here', 'login'];

/** Lists the visible links and buttons of the header that are not entirely inside the bar, or overlap the next one. */
const misplaced = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => {
    const frame = bar.getBoundingClientRect();
    const controls = [...bar.querySelectorAll('a:not([href^="#"]), button, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.closest('dialog') === null)
      .map((control) => ({ name: control.ariaLabel ?? control.textContent, box: control.getBoundingClientRect() }));
    return controls
      .filter(({ box: { top, right, bottom, left } }, index) => {
        const next = controls[index + 1]?.box;
        const overlaps = next !== undefined && next.top < bottom && next.left < right - 1 && left < next.left;
        return overlaps || top < frame.top || bottom > frame.bottom || left < frame.left || right > frame.right;
      })
      .map(({ name }) => name);
  });

/** The text sizes and the widths of windows, in pixels. */
const sizes = [
  { size: 24, width: 1280 },
  { size: 32, width: 1280 },
  { size: 20, width: 1024 },
  { size: 24, width: 360 },
  { size: 32, width: 360 },
];

/** Asserts that a page fits with larger text in wide and narrow windows. */
async function expectFitWithLargerText(page: Page): Promise<void> {
  for (const { size, width } of sizes) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, size);
    await expectFit(page, width);
    await expect.poll(() => misplaced(page), { message: `${page.url()}, ${size} in ${width}` }).toEqual([]);
  }
}

it.each(paths.map((path, place) => `/${place % 2 === 0 ? 'fr' : 'en'}/${path}`))(
  'the page %s fits with larger text in wide and narrow windows',
  async (path) => {
    const { page } = await openPage();
    await page.goto(site.origin + path);
    await expectFitWithLargerText(page);
  },
);

it('the room of an activity does not break inside a word, with a text size of 32 pixels on a phone', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 800 } });
  await setTextSize(page, 32);
  await page.goto(`${site.origin}/fr/agenda`);
  const rooms = page.locator('li:visible b + span');
  expect(await rooms.count()).toBeGreaterThan(2);
  const broken = await rooms.evaluateAll((all) =>
    all
      .filter((room) => {
        const text = document.createRange();
        text.selectNodeContents(room);
        return text.getClientRects().length > (room.textContent ?? '').split(' ').length;
      })
      .map((room) => room.textContent),
  );
  expect(broken).toEqual([]);
});

it('the account fits with larger text in wide and narrow windows', async () => {
  const { page } = await openPage();
  await page.goto(`${site.origin}/fr/login`);
  await logIn(page, 'kossi@kermesse.example', demoPassword);
  await page.waitForURL((url) => url.pathname === '/fr/');
  for (const path of ['profile', 'dashboard']) {
    await page.goto(`${site.origin}/fr/account/${path}`);
    await badge(page).waitFor();
    await expectFitWithLargerText(page);
  }
});

/**
 * Lists the parts of the composer that scroll horizontally or are not entirely inside the window. Names are truncated.
 */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *, [role="menu"], [role="menuitem"]')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const scrolls = element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'auto';
        return width > 2 && element.checkVisibility() && (scrolls || left < -1 || right > innerWidth + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Lists the visible icons of the composer that are smaller than its smallest ones, which measure 0.75 rem. */
const smallIcons = (page: Page) =>
  page.evaluate(() => {
    const smallest = 0.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return [...document.querySelectorAll('svg.lucide')]
      .filter((icon) => icon.checkVisibility() && icon.getBoundingClientRect().width < smallest - 0.5)
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 160));
  });

it.each([
  { size: 20, width: 1280 },
  { size: 24, width: 1280 },
  { size: 32, width: 2560 },
  { size: 32, width: 360 },
])('the composer fits with a text size of $size pixels in a window of $width pixels', async ({ size, width }) => {
  const { page } = await openComposer(site.origin, { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  await setTextSize(page, size);
  const fits = async () => {
    await expect.poll(() => tooWide(page), { timeout: 5000 }).toEqual([]);
    expect(await smallIcons(page)).toEqual([]);
  };
  await fits();
  await enterKey(page);
  await page.getByRole('button', { name: 'La charte' }).waitFor();
  await fits();
  await page.getByRole('button', { name: 'La charte' }).click();
  await toolbarOf(page).getByText('En ligne').waitFor();
  await fits();
  await toolbarOf(page).getByRole('button').first().click();
  await page.getByRole('menuitem').first().waitFor();
  await fits();
  await page.keyboard.press('Escape');
  for (const name of ['Partager', 'Versions', 'Publier']) {
    await toolbarOf(page).getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    await expectFit(page, width);
    await closeDialog(page);
  }
  if (width < 768) {
    const preview = page.getByTitle('La page en français');
    expect(await preview.evaluate((frame) => frame.getBoundingClientRect().height)).toBeGreaterThan(150);
    await setTextSize(page, 16);
    await expectFitWhenNarrow(page);
    return;
  }
  await rows(page).first().click();
  await fits();
  const [text] = await page.locator('textarea[lang="fr"]').all();
  // The mark of the language is before the text.
  const space = await text?.evaluate((area) => {
    const mark = area.previousElementSibling?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
    return area.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(area).paddingLeft) - mark;
  });
  expect(space).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Chercher une section' }).waitFor();
  await expectFit(page, width);
  await fits();
});

it('at 400 % zoom, everything in the composer scrolls, so that the comments have room', async () => {
  const { page } = await openComposer(site.origin, { viewport: { width: 320, height: 180 }, reducedMotion: 'reduce' });
  await enterKey(page);
  await page.getByRole('button', { name: 'La charte' }).click();
  await page.getByText('réduisez le zoom').waitFor();
  const preview = page.getByTitle('La page en français');
  await expect.poll(() => preview.evaluate((frame) => frame.getBoundingClientRect().height)).toBeGreaterThan(100);
  expect(await preview.evaluate((frame) => frame.getBoundingClientRect().height)).toBeLessThan(180);
  await page.getByRole('button', { name: 'Commentaires' }).click();
  // A click fails on a button that cannot scroll into view.
  await page.getByRole('button', { name: 'Commenter' }).first().click();
  await page.getByLabel('Votre commentaire').fill('Lisible');
});
