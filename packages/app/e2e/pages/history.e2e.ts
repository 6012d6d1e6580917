import type { BrowserContextOptions, Page } from 'playwright';
import { expect, it } from 'vitest';
import { openProfile } from '../support/accounts/profile.ts';
import { isFocused } from '../support/keys.ts';
import { sharedSite } from '../support/site.ts';
import { arrived, hydrated, openPage, type Visitor } from '../support/visitor.ts';

const site = await sharedSite();

async function open(path: string, options?: BrowserContextOptions): Promise<Visitor> {
  const visitor = await openPage({ locale: 'fr-FR', ...options });
  await visitor.page.goto(site.origin + path);
  return visitor;
}

/** Follows a link of the header in the app. Playwright's click would scroll to the sticky header's position. */
async function follow(page: Page, name: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name });
  await link.evaluate((anchor: HTMLAnchorElement) => anchor.click());
  await page.waitForFunction((title) => document.title.startsWith(title), name);
  await arrived(page);
}

/** Adds a history entry as a link to an anchor does. */
const goToAnchor = (page: Page, id: string) => page.evaluate((name) => location.assign(`#${name}`), id);

const scrolledTo = (page: Page, top: number) => page.waitForFunction((wanted) => Math.abs(scrollY - wanted) < 2, top);

it('shows the pages of Back and Forward after a reload, while no router runs, and later at their scroll positions', async () => {
  const { page, silent, takeRequests } = await open('/fr/');
  await hydrated(page);
  await follow(page, 'Tarifs');
  await page.reload();
  takeRequests();
  // A fragment is on the same page, which stays.
  await goToAnchor(page, 'main');
  await page.goBack();
  expect(takeRequests().documents).toEqual([]);
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Kermesse'));
  await page.goForward();
  await page.waitForFunction(() => document.title.startsWith('Tarifs'));
  expect(takeRequests().documents).toEqual(['/fr/', '/fr/tarifs']);

  // A link to the page without the anchor scrolls to the top. Back restores the position at the anchor.
  await hydrated(page);
  await follow(page, 'Agenda');
  takeRequests();
  await goToAnchor(page, 'main');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await follow(page, 'Agenda');
  await scrolledTo(page, 0);
  expect(new URL(page.url()).hash).toBe('');
  await page.goBack();
  await scrolledTo(page, 500);
  await follow(page, 'Tarifs');
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Agenda'));
  await scrolledTo(page, 500);
  expect(takeRequests().documents).toEqual([]);
  silent();
});

it('restores the text of a registration, but no password, on Back from another site', async () => {
  const { page, silent } = await open('/fr/register');
  await hydrated(page);
  const main = page.getByRole('main');
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  const password = main.getByLabel('Mot de passe', { exact: true });
  await field('Prénom').fill('Afi');
  await field('Nom').fill('Mensah');
  await password.fill('Baobab-Harmattan-2026');
  await main.getByRole('button', { name: 'Afficher : Mot de passe', exact: true }).click();
  await page.goto(`${site.origin}/robots.txt`);
  await page.goBack();
  await hydrated(page);
  await main.getByRole('button', { name: 'S’inscrire' }).click();
  const invalid = () =>
    main.locator('[aria-invalid=true]').evaluateAll((fields) => fields.map((each) => (each as HTMLInputElement).name));
  await expect.poll(invalid).toEqual(['email', 'password', 'passwordConfirmation']);
  expect(await Promise.all([field('Prénom'), field('Nom'), password].map((each) => each.inputValue()))).toEqual([
    'Afi',
    'Mensah',
    '',
  ]);
  silent();
});

it('stays after a failed Back, focuses the section of an anchor, and shows a page whose fragment cannot be decoded', async () => {
  const { page, silent, consoleMessages } = await open('/fr/');
  await hydrated(page);
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await follow(page, 'Tarifs');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.route('**/api/page-props*', (route) => route.abort());
  await page.evaluate(() => history.back());
  // The address is again that of the page when the message is closed.
  const message = page.getByRole('alert');
  await message.getByRole('button', { name: 'Fermer' }).click();
  await page.waitForURL('**/fr/tarifs');
  await message.waitFor({ state: 'detached' });
  expect(await page.title()).toMatch(/^Tarifs/);
  await scrolledTo(page, 300);
  await page.unroute('**/api/page-props*');
  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Kermesse'));
  await page.goForward();
  await page.waitForFunction(() => document.title.startsWith('Tarifs'));
  silent(['ERR_FAILED']);
  consoleMessages.length = 0;

  await follow(page, 'Agenda');
  const target = await (await fetch(`${site.origin}/fr/tarifs`)).text();
  const id = /<[^>]* id="([^"]+)"[^>]* data-section-id=/.exec(target)?.[1] ?? '';
  await link('Tarifs').evaluate((anchor: HTMLAnchorElement, hash) => {
    anchor.href = `/fr/tarifs#${hash}`;
    anchor.click();
  }, id);
  const section = page.locator(`[id="${id}"]`);
  await expect.poll(() => isFocused(section)).toBe(true);
  // The next Tab continues from there.
  await page.keyboard.press('Tab');
  expect(await section.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await link('Prestataires').evaluate((anchor: HTMLAnchorElement) => (anchor.href = '/fr/prestataires/#50%'));
  await follow(page, 'Prestataires');
  expect(page.url()).toBe(`${site.origin}/fr/prestataires#50%`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  silent();
});

it('restores the scroll position of a screen that waits for the session, and asks before Back from unsaved input to an anchor', async () => {
  const { page, silent } = await openPage({ viewport: { width: 360, height: 640 } });
  await openProfile(page, site, 'kossi');
  const content = page.getByRole('heading', { level: 2, name: 'About you' });
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await page.reload();
  await content.waitFor();
  await scrolledTo(page, 600);
  await page.goto(`${site.origin}/en/tarifs`);
  await page.goBack();
  await content.waitFor();
  await scrolledTo(page, 600);

  await page.setViewportSize({ width: 1280, height: 900 });
  await follow(page, 'Agenda');
  await goToAnchor(page, 'main');
  const link = page.getByRole('banner').getByRole('link', { name: 'Agenda' });
  await link.evaluate((anchor: HTMLAnchorElement) => (anchor.href = '/en/account/profile'));
  await link.click();
  const company = page.getByLabel('Company name');
  await expect.poll(() => company.inputValue()).not.toBe('');
  const question = page.getByRole('alertdialog');
  // Back directly after a keystroke: the browser has no time for more than the event's own work.
  await company.evaluate((input: HTMLInputElement) => {
    input.focus();
    document.execCommand('selectAll');
    document.execCommand('insertText', false, 'Chez Adjoa');
    history.back();
    for (const end = performance.now() + 400; performance.now() < end;);
  });
  await question.getByRole('button', { name: 'Stay', exact: true }).last().click();
  await question.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/en/account/profile');
  expect(await company.inputValue()).toBe('Chez Adjoa');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await page.waitForURL('**/en/agenda#main');
  await page.waitForFunction(() => document.title.startsWith('Agenda'));
  silent();
});
