import type { BrowserContextOptions, Page } from 'playwright';
import { expect, it } from 'vitest';
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

/** The button of a panel in the header, and the panel. */
const panelOf = (page: Page, [opener, title]: readonly [string, string]) => ({
  button: page.getByRole('banner').getByRole('button', { name: opener }),
  dialog: page.getByRole('dialog', { name: title }),
});

/** Opens a panel with the keyboard, walks through it with Tab, and closes it with Escape. */
async function useWithKeyboard(page: Page, { button, dialog }: ReturnType<typeof panelOf>): Promise<void> {
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const outside = await dialog.evaluateHandle((element) => {
    const found: string[] = [];
    document.addEventListener('focusin', ({ target }) => {
      if (!element.contains(target as Node)) found.push((target as Element).outerHTML);
    });
    return found;
  });
  const stops = await dialog.locator('a, button, input, summary').count();
  // Tab may reach the browser's own toolbars, but never the page behind.
  for (let presses = 0; presses < stops + 3; presses += 1) await page.keyboard.press('Tab');
  expect(await outside.jsonValue()).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
  // A native modal dialog: the page behind is inert and hidden from assistive technology.
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await isFocused(button)).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden');
}

const search = ['Rechercher', 'Quel événement préparez-vous ?'] as const;
const info = ['Contact et réseaux', 'Un mot, un appel, une visite'] as const;
const menuPanel = ['Ouvrir le menu', 'Menu principal'] as const;

it.each([
  ['the search and the info panel', [search, info], {}],
  ['the menu', [menuPanel], narrow],
])(
  'with the keyboard, %s open, trap the focus, close on Escape and return the focus; they close with their button and outside, and fit',
  async (_panels, names, options) => {
    const here = await open('/fr/tarifs', options);
    const { page } = here;
    const panels = names.map((each) => panelOf(page, each));
    for (const panel of panels) await useWithKeyboard(page, panel);
    await hydrated(page);
    const size = page.viewportSize() ?? narrow.viewport;
    for (const { button, dialog } of panels) {
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
      await page.keyboard.press('Escape');
      await page.setViewportSize(size);
    }
    here.silent();
  },
);

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

it('closes the menu panel when the current language or page is chosen before most sections have hydrated', async () => {
  const here = await open('/fr/agenda', narrow);
  const { page } = here;
  const { button, dialog: menu } = panelOf(page, menuPanel);
  await button.click();
  here.takeRequests();
  await menu.getByRole('link', { name: 'Français' }).click();
  await menu.waitFor({ state: 'hidden' });
  expect(await isFocused(button)).toBe(true);

  await button.click();
  await hydrated(page);
  await menu.getByRole('link', { name: 'Agenda' }).click();
  await menu.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  expect(here.takeRequests().documents).toEqual([]);
  here.silent();
});

it('changes page, theme and language from the menu panel with the keyboard, and opens the info panel in it', async () => {
  const here = await open('/fr/tarifs', { ...narrow, colorScheme: 'light' });
  const { page } = here;
  const { button, dialog } = panelOf(page, menuPanel);
  await hydrated(page);
  here.takeRequests();
  await button.click();
  await tabTo(page, dialog.getByText('Qui sommes-nous'));
  await page.keyboard.press('Space');
  await dialog.getByRole('link', { name: 'La charte' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/fr/charte');
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForFunction(() => document.activeElement?.id === 'main');
  await button.click();
  await expect.poll(() => dialog.getByRole('link', { name: 'La charte' }).getAttribute('aria-current')).toBe('page');

  await tabTo(page, dialog.getByRole('button', { name: 'Passer au thème sombre' }));
  await page.keyboard.press('Enter');
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  await tabTo(page, dialog.getByRole('link', { name: 'English' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/charte');
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  expect(here.takeRequests().documents).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('Lang'))).toBe('en');

  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  const opener = menu.getByRole('button', { name: 'Contact and social media' });
  await opener.click();
  const contacts = page.getByRole('dialog', { name: 'A word, a call, a visit' });
  expect(await contacts.getByRole('link', { name: 'bonjour@kermesse.example' }).getAttribute('href')).toBe(
    'mailto:bonjour@kermesse.example',
  );
  expect(await contacts.getByRole('list', { name: 'On social media' }).getByRole('link').allInnerTexts()).toEqual([
    'Facebook',
    'Instagram',
    'TikTok',
    'WhatsApp',
  ]);
  await page.keyboard.press('Escape');
  await contacts.waitFor({ state: 'hidden' });
  expect(await isFocused(opener)).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  here.silent();
});

it('opens a submenu of the header with Enter and Space, and has the logos of the footer in the document', async () => {
  const visitor = await openPage({ locale: 'fr-FR' });
  const { page } = visitor;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(`${site.origin}/fr/`);
  const banner = page.getByRole('banner');
  await hydrated(page);
  const marks = page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).locator('svg path');
  expect(await marks.count()).toBe(1);
  expect(requested, 'requests of a first visit').not.toContain('/networks.svg');

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

it('loads the code of the footer’s newsletter form when it is used, keeps its input through navigation, and sends it', async () => {
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
  const field = newsletter.getByRole('textbox');
  await newsletter.scrollIntoViewIfNeeded();
  await field.fill('essenam@');
  await page.getByRole('banner').getByRole('link', { name: 'Agenda' }).click();
  await page.waitForFunction(() => document.title.startsWith('Agenda'));
  // This page has a newsletter section.
  expect(await field.count()).toBe(0);
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Prestataires'));
  expect(await field.inputValue()).toBe('essenam@');

  await field.fill('essenam@exemple.tg');
  await newsletter.getByRole('button', { name: 'S’abonner' }).click();
  await newsletter.getByText('Abonnement enregistré').waitFor();
  expect(await scripts()).toBe(1);
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
