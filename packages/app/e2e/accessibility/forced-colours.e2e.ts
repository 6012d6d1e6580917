import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { badge } from '../support/accounts/account.ts';
import { requestCode, listeners } from '../support/checks/listener.ts';
import { whileDrawn } from '../support/drawing.ts';
import { composer, openText, rows } from '../support/editor.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();
const listener = listeners(site);
const forced = { forcedColors: 'active' } as const;
const guest = await listener('en', undefined, forced);
const member = await listener('en', 'ama', forced);

/** Takes a screenshot of an element, as text that can be compared. */
const picture = (element: Locator) =>
  whileDrawn(element.page(), async () => (await element.screenshot({ animations: 'disabled' })).toString('base64'));

it('checkbox ticks and current-page marks are visible in forced colours', { timeout: 60_000 }, async () => {
  const { page, open, t } = guest;
  await open('/login');
  const remember = page.locator('label', { hasText: t('login', 'remember') });
  const tick = remember.locator('svg path');
  expect(await tick.evaluate((path) => getComputedStyle(path).display), 'an unticked box has no tick').toBe('none');
  const unticked = await picture(remember);
  await remember.click();
  await page.getByRole('heading', { level: 1 }).click();
  expect(await picture(remember), 'a ticked box').not.toBe(unticked);
  const languages = page.getByRole('banner').getByRole('list').locator('a[data-language]');
  const [current, other] = await languages.evaluateAll((links) =>
    links
      .toSorted((a, b) => Number(b.hasAttribute('aria-current')) - Number(a.hasAttribute('aria-current')))
      .map((link) => getComputedStyle(link).backgroundColor),
  );
  expect(current, 'the language of the page').not.toBe(other);
  await open('/charte');
  const entries = await page
    .getByRole('banner')
    .locator('summary')
    .evaluateAll((all) =>
      all.map((entry) => [entry.matches('[data-current]'), getComputedStyle(entry).backgroundColor] as const),
    );
  const marked = entries.filter(([here]) => here).map(([, background]) => background);
  expect(marked, 'the menu entry whose submenu contains the page').toEqual([expect.not.stringMatching(/, 0\)$/)]);
  // On pictures the browser adds a background to text only.
  await open('/');
  const backgrounds = await page.evaluate(() =>
    [...document.querySelectorAll('[data-over-hero], [data-section="hero-slider"] :is(button, a[data-variant])')].map(
      (element) => getComputedStyle(element).backgroundColor,
    ),
  );
  expect(backgrounds.length).toBeGreaterThan(4);
  expect(backgrounds.filter((background) => /^rgba\(.*, 0\)$/.test(background))).toEqual([]);
});

it('the digits of a code are drawn only once in forced colours', { timeout: 60_000 }, async () => {
  const { code } = await requestCode(guest, '90 55 44 22');
  await code.fill('12');
  expect(await code.evaluate((input) => getComputedStyle(input).color)).toBe('rgba(0, 0, 0, 0)');
});

/**
 * Returns the background colour of a row without its opacity: a forced background has the colour of the page, whether
 * it is transparent or not.
 */
const backgroundOf = (row: Locator) =>
  row.evaluate((element) => getComputedStyle(element).backgroundColor.replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)'));

it('selected rows and the active menu entry are visible in forced colours', { timeout: 60_000 }, async () => {
  const { page, open } = member;
  await open('/charte');
  // The current page in a submenu of the header, and in the menu panel of a phone.
  const inHeader = page.getByRole('banner').locator('details:has(a[aria-current])');
  await inHeader.locator('summary').press('Enter');
  const links = inHeader.getByRole('link');
  const here = inHeader.locator('a[aria-current]');
  expect(await links.count()).toBeGreaterThan(1);
  const elsewhere = inHeader.locator('a:not([aria-current])').first();
  expect(await backgroundOf(here), 'the page in the submenu').not.toBe(await backgroundOf(elsewhere));
  await page.keyboard.press('Escape');

  await badge(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem').first().waitFor();
  const [first, other] = await page.getByRole('menuitem').all();
  if (first === undefined || other === undefined) throw new Error('the account menu has fewer than two entries');
  const [marked, plain] = [await backgroundOf(first), await backgroundOf(other)];
  expect(marked, 'the active entry').not.toBe(plain);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => backgroundOf(other), { message: 'the mark follows the active entry' }).toBe(marked);
  expect(await backgroundOf(first)).toBe(plain);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  const panel = page.getByRole('dialog');
  const [current, otherEntry] = [
    panel.locator('a[aria-current="page"]'),
    panel.locator('details a:not([aria-current])').first(),
  ];
  expect(await backgroundOf(current), 'the page in the panel').not.toBe(await backgroundOf(otherEntry));
  await page.keyboard.press('Escape');

  await open('/delete-account');
  const reasons = page.getByRole('radio');
  const markOf = (place: number) =>
    reasons
      .nth(place)
      .locator('xpath=ancestor::label')
      .evaluate((label) =>
        [...label.querySelectorAll('span')].map((each) => getComputedStyle(each).borderColor).join(),
      );
  const before = await markOf(1);
  await reasons.nth(1).check({ force: true });
  await expect.poll(() => markOf(1), { message: 'the chosen reason' }).not.toBe(before);
  expect(await markOf(0), 'the other reasons do not change').toBe(before);
  await page.setViewportSize({ width: 1280, height: 900 });
});

it('states differ visibly in forced colours', { timeout: 100_000 }, async () => {
  const { page, open } = member;
  /** Whether an element's appearance differs after `act`, with pointer and focus elsewhere unless `focused`. */
  const changes = async (thing: Locator, act: () => Promise<void>, { focused = false } = {}) => {
    const before = await picture(thing);
    await act();
    if (!focused) await page.getByRole('heading', { level: 1 }).click();
    return (await picture(thing)) !== before;
  };
  await open('/account/profile');
  const tab = page.getByRole('tab', { name: 'Social networks' });
  expect(await changes(tab, () => tab.click()), 'a chosen tab').toBe(true);
  const name = page.getByLabel('First name');
  expect(await changes(name, () => name.focus(), { focused: true }), 'a field with the focus').toBe(true);
  const save = page.getByRole('button', { name: 'Save' }).first();
  expect(await changes(save, () => name.fill('Ama Akouvi')), 'an enabled button').toBe(true);
});

it(
  'the composer shows what is selected, pressed, faulty and disabled in forced colours',
  { timeout: 60_000 },
  async () => {
    const { page } = await composer(site.origin, forced);
    const sections = ['statistics', 'banner'].map((slug) => ({ slug, pivot: { linkId: 'a' }, data: {} }));
    await openText(page, JSON.stringify({ slug: 'couleurs', sections }));
    await rows(page).nth(1).click();
    // Something to undo, and nothing to redo.
    await page.keyboard.press('Control+d');
    await rows(page).nth(2).waitFor();
    await rows(page).nth(1).click();
    const differ = async (one: Locator, other: Locator) => {
      await expect.poll(() => backgroundOf(one)).not.toBe(await backgroundOf(other));
    };
    const [statistics, banner] = [rows(page).nth(0), rows(page).nth(1)];
    await differ(banner, statistics);
    const pageRow = page.locator('[data-page-row]');
    await pageRow.click();
    await differ(pageRow, statistics);
    const width = page.getByRole('group', { name: 'Largeur' }).getByRole('button');
    await differ(
      width.and(page.locator('[aria-pressed="true"]')),
      width.and(page.locator('[aria-pressed="false"]')).first(),
    );
    const fault = pageRow.getByRole('img', { name: /à corriger/ });
    expect(await backgroundOf(fault)).not.toBe(await backgroundOf(pageRow));
    const colours = (name: RegExp) =>
      page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).color);
    expect(await colours(/^Rétablir/), 'nothing to redo').not.toBe(await colours(/^Annuler \(/));
  },
);
