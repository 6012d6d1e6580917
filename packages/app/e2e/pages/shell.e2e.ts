import type { BrowserContextOptions } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectFitWhenNarrow } from '../support/checks/cut.ts';
import { hydrated, openPage, simulateIntent, type Visitor, waitForHydration } from '../support/visitor.ts';
import { sharedSite } from '../support/site.ts';
import { isFocused, tabTo } from '../support/keys.ts';

const site = await sharedSite();

const narrow = { viewport: { width: 360, height: 740 } };

async function open(path: string, options?: BrowserContextOptions): Promise<Visitor> {
  const visitor = await openPage({ locale: 'fr-FR', ...options });
  await visitor.page.goto(site.origin + path);
  return visitor;
}

describe.each([
  ['the search', 'Rechercher', 'Quel événement préparez-vous ?', {}],
  ['the info panel', 'Contact et réseaux', 'Un mot, un appel, une visite', {}],
  ['the menu', 'Ouvrir le menu', 'Menu principal', narrow],
])('%s', (_panel, opener, title, options) => {
  it('opens with the keyboard, traps the focus, closes on Escape and returns the focus', async () => {
    const here = await open('/fr/', options);
    const { page } = here;
    const button = page.getByRole('banner').getByRole('button', { name: opener });
    const dialog = page.getByRole('dialog', { name: title });
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    // Tab may reach the browser's own toolbars, but never the page behind.
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const where = await dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(where).toBe(true);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    // A native modal dialog: the page behind is inert and hidden from assistive technology.
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await isFocused(button)).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
    here.silent();
  });

  it('closes with its button and on a press outside, and fits at 320 pixels and at 200 % zoom', async () => {
    const here = await open('/fr/tarifs', options);
    const { page } = here;
    await hydrated(page);
    const button = page.getByRole('banner').getByRole('button', { name: opener });
    const dialog = page.getByRole('dialog', { name: title });
    await button.click();
    await dialog.getByRole('button', { name: /^Fermer/ }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await isFocused(button)).toBe(true);
    await button.click();
    await dialog.waitFor();
    if (options !== narrow) {
      await page.mouse.click(40, 780);
      await dialog.waitFor({ state: 'hidden' });
      await button.click();
      await dialog.waitFor();
    }
    await expectFitWhenNarrow(page);
    here.silent();
  });
});

it('opens a panel before any script of the page has loaded', async () => {
  const visitor = await openPage({ locale: 'fr-FR' });
  const { page } = visitor;
  await page.route('**/assets/**', () => new Promise(() => undefined));
  await page.goto(`${site.origin}/fr/`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.getByRole('dialog', { name: 'Quel événement préparez-vous ?' }).waitFor();
  await page.keyboard.type('Kpalimé');
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('La recherche arrive bientôt').waitFor();
  expect(await page.getByRole('textbox', { name: 'Où' }).inputValue()).toBe('Kpalimé');
});

it('follows a link of the menu panel: the panel closes and the page changes without a page load', async () => {
  const here = await open('/fr/', narrow);
  const { page } = here;
  await hydrated(page);
  here.takeRequests();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu principal' });
  const group = menu.getByText('Qui sommes-nous');
  await tabTo(page, group);
  await page.keyboard.press('Space');
  await menu.getByRole('link', { name: 'La charte' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/fr/charte');
  await menu.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  expect(here.takeRequests().documents).toEqual([]);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect.poll(() => menu.getByRole('link', { name: 'La charte' }).getAttribute('aria-current')).toBe('page');
  here.silent();
});

it('follows a link of the menu panel to the current page before most of its sections have hydrated', async () => {
  const here = await open('/fr/agenda', narrow);
  const { page } = here;
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu principal' });
  await hydrated(page);
  here.takeRequests();
  await menu.getByRole('link', { name: 'Agenda' }).click();
  await menu.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  expect(here.takeRequests().documents).toEqual([]);
  here.silent();
});

it('changes the language and the theme from the menu panel with the keyboard', async () => {
  const here = await open('/fr/tarifs', { ...narrow, colorScheme: 'light' });
  const { page } = here;
  await hydrated(page);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu principal' });
  await tabTo(page, menu.getByRole('button', { name: 'Passer au thème sombre' }));
  await page.keyboard.press('Enter');
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  await tabTo(page, menu.getByRole('link', { name: 'English' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/tarifs');
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Main menu' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('Lang'))).toBe('en');
  here.silent();
});

it('opens the info panel from the menu on a narrow screen, and returns the focus through both', async () => {
  const here = await open('/en/', narrow);
  const { page } = here;
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  const opener = menu.getByRole('button', { name: 'Contact and social media' });
  await opener.click();
  const info = page.getByRole('dialog', { name: 'A word, a call, a visit' });
  expect(await info.getByRole('link', { name: 'bonjour@kermesse.example' }).getAttribute('href')).toBe(
    'mailto:bonjour@kermesse.example',
  );
  expect(await info.getByRole('list', { name: 'On social media' }).getByRole('link').allInnerTexts()).toEqual([
    'Facebook',
    'Instagram',
    'TikTok',
    'WhatsApp',
  ]);
  await page.keyboard.press('Escape');
  await info.waitFor({ state: 'hidden' });
  expect(await isFocused(opener)).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  here.silent();
});

it('opens a submenu of the header with Enter and Space, and moves in it with the arrow keys', async () => {
  const here = await open('/fr/');
  const { page } = here;
  await hydrated(page);
  const banner = page.getByRole('banner');
  const group = banner.getByText('Qui sommes-nous');
  const first = banner.getByRole('link', { name: 'La charte' });
  await tabTo(page, group);
  await page.keyboard.press('Enter');
  await first.waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(first)).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await isFocused(banner.getByRole('link', { name: 'À propos' }))).toBe(true);
  await page.keyboard.press('Escape');
  await first.waitFor({ state: 'hidden' });
  expect(await isFocused(group)).toBe(true);
  await page.keyboard.press('Space');
  await first.waitFor();
  await page.mouse.click(200, 600);
  await first.waitFor({ state: 'hidden' });
  await group.click();
  await first.click();
  await page.waitForURL('**/fr/charte');
  await first.waitFor({ state: 'hidden' });
  here.silent();
});

it('subscribes to the newsletter in the footer, whose code loads when it is used', async () => {
  const here = await open('/fr/prestataires');
  const { page } = here;
  await hydrated(page);
  // The file is fetched and then imported from the cache, which gives two entries of one file.
  const scripts = () =>
    page.evaluate(
      () =>
        new Set(
          performance
            .getEntriesByType('resource')
            .map(({ name }) => name)
            .filter((name) => name.includes('FooterNewsletter')),
        ).size,
    );
  expect(await scripts()).toBe(0);
  const newsletter = page.getByRole('region', { name: 'Nos nouvelles, par e‑mail ou par SMS' });
  await newsletter.scrollIntoViewIfNeeded();
  await newsletter.getByRole('textbox').fill('essenam@exemple.tg');
  await newsletter.getByRole('button', { name: 'S’abonner' }).click();
  await newsletter.getByText('Abonnement enregistré').waitFor();
  expect(await scripts()).toBe(1);
  here.silent();
});

it('keeps the input of the footer’s form through navigation', async () => {
  const here = await open('/fr/prestataires');
  const { page } = here;
  await hydrated(page);
  const field = page.getByRole('region', { name: 'Nos nouvelles' }).getByRole('textbox');
  await field.fill('essenam@');
  await page.getByRole('banner').getByRole('link', { name: 'Agenda' }).click();
  await page.waitForFunction(() => document.title.startsWith('Agenda'));
  // This page has a newsletter section.
  expect(await field.count()).toBe(0);
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Prestataires'));
  expect(await field.inputValue()).toBe('essenam@');
  here.silent();
});

it('shows the logos of the networks on a first visit without fetching the sprite sheet', async () => {
  const visitor = await openPage({ locale: 'fr-FR' });
  const { page } = visitor;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${site.origin}/fr/`);
  await hydrated(page);
  const marks = page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).locator('svg path');
  expect(await marks.count()).toBe(1);
  expect(requested).not.toContain('/networks.svg');
  visitor.silent();
});

it('shows guests the login link in the header, and on a phone in the menu', async () => {
  const here = await open('/fr/tarifs', { viewport: { width: 480, height: 740 } });
  const { page } = here;
  const way = page.getByRole('banner').getByRole('link', { name: 'Se connecter' });
  expect(await way.getAttribute('href')).toBe('/fr/login');
  for (const [width, shown] of [
    [320, false],
    [400, false],
    [412, true],
    [480, true],
    [767, true],
    [768, true],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    expect([width, await way.isVisible()]).toEqual([width, shown]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize(narrow.viewport);
  await page.getByRole('banner').getByRole('button', { name: 'Ouvrir le menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Se connecter' }).waitFor();
  here.silent();
});

it('the arrow keys follow the direction of the page, whatever the language of the browser', async () => {
  const { page, silent } = await open('/en/agenda', { locale: 'he-IL' });
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await simulateIntent(page, '[data-section=event-schedule]');
  await waitForHydration(tabs.first());
  await tabs.first().click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
  silent();
});

it('a pressed button differs from a hovered one', async () => {
  const { page } = await openPage({ locale: 'en-GB' });
  await page.goto(`${site.origin}/en/`);
  const button = page.getByRole('main').getByRole('button', { name: 'Find a kit' });
  await button.hover();
  const look = () => button.evaluate((element) => getComputedStyle(element).translate);
  const hovered = await look();
  await page.mouse.down();
  expect(await look()).not.toBe(hovered);
  await page.mouse.up();
});
