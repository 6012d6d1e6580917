import { rm } from 'node:fs/promises';
import { writeFragment } from '@kermesse/composer/share';
import type { Route } from 'playwright';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { copyTemplate } from '../../../server/e2e/support/folders.ts';
import { closePages } from '../../../server/e2e/support/launch-browser.ts';
import {
  enterKey,
  toolbarOf,
  closeDialog,
  draftMenu,
  openComposer,
  publish,
  stateShown,
  words,
} from '../support/editor.ts';
import { hasFocus } from '../support/checks/spoken.ts';
import { openPage } from '../support/visitor.ts';
import { startSite } from '../support/site.ts';

const variables = { DATA_DIR: copyTemplate('seeded'), API_KEY: 'an-api-key-that-stays-as-it-is' };
let site = await startSite(variables);
afterAll(async () => {
  await closePages();
  await site.stop();
  await rm(variables.DATA_DIR, { recursive: true, force: true });
});
const editor = await openComposer(site.origin);
const { page } = editor;

const pages = () => page.getByRole('list', { name: 'Pages du site' });
const title = () => page.getByLabel('Titre, français');
const dialog = () => page.getByRole('dialog');

await enterKey(page);
await pages()
  .getByRole('button', { name: /^La charte/ })
  .click();
await title().waitFor();
// A dialog's code loads with its first use: load it here, before the connection fails.
await publish(page);
await closeDialog(page);
await draftMenu(page, /^Pages du site/);
await dialog().getByRole('listitem').first().waitFor();
await closeDialog(page);

afterEach(async () => {
  await editor.context.setOffline(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const now = () => page.getByRole('button', { name: /^Publier (maintenant|quand même)$/ });
const alert = (text: string) => dialog().getByRole('alert').filter({ hasText: text }).waitFor();
const retry = () => dialog().getByRole('button', { name: 'Réessayer' });
/** Intercepts the requests that publish. */
const whenPublishing = (handle: (route: Route) => Promise<void>) =>
  page.route('**/api/editor/document', (route) =>
    route.request().method() === 'POST' ? handle(route) : route.continue(),
  );
/** Lets the server publish, and aborts its response. */
const loseTheResponse = () =>
  whenPublishing(async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
const shownTitle = async () => (await (await fetch(`${site.origin}/fr/charte`)).text()).match(/<title>([^<]*)/)?.[1];

it.each<[string, (route: Route) => Promise<void>]>([
  ['has no connection', (route) => route.abort()],
  ['gets an error of the server', (route) => route.fulfill({ status: 500, body: 'Error' })],
])('says that the preview %s, and loads it when asked to', async (_, fail) => {
  const failure = page.getByRole('alert').filter({ hasText: 'L’aperçu n’a pas pu être chargé.' });
  const shown = page.frameLocator('iframe[title="La page en français"]').getByRole('heading', { level: 1 });
  await page.route('**/composer/preview', fail);
  await page.reload();
  await failure.waitFor({ timeout: 10_000 });
  await page.unroute('**/composer/preview');
  // While it loads, a frame is not seen: browsers fill it with white, also in a dark theme.
  const opacity = () =>
    page.locator('iframe[title="La page en français"]').evaluate((frame) => getComputedStyle(frame).opacity);
  expect(await opacity()).toBe('0');
  await failure.getByRole('button', { name: 'Réessayer' }).click();
  await shown.waitFor();
  expect(await failure.count()).toBe(0);
  await expect.poll(opacity).toBe('1');
});

it('loads the preview again when the connection is back, although its document had loaded', async () => {
  const failed = page.waitForEvent('pageerror');
  await page.route(/\/texts\.fr-[^/]+\.js$/, (route) =>
    route.request().frame() === page.mainFrame() ? route.continue() : route.abort(),
  );
  await page.reload();
  await failed;
  await page.unrouteAll();
  await editor.context.setOffline(true);
  await editor.context.setOffline(false);
  await page.frameLocator('iframe[title="La page en français"]').getByRole('heading', { level: 1 }).waitFor();
});

describe('offline', () => {
  const language = (name: string) =>
    page.getByRole('group', { name: 'Langue' }).getByRole('button', { name, exact: true });
  const preview = (name: string) => page.frameLocator(`iframe[title="La page en ${name}"]`);
  const heading = (name: string) => preview(name).getByRole('heading', { level: 1 });

  it('shows the page and the site’s menus in the other language', async () => {
    await heading('français').waitFor();
    await preview('français').getByRole('banner').getByText('Tarifs').waitFor();
    await editor.context.setOffline(true);
    await language('en').click();
    await heading('anglais').filter({ hasText: 'A word given' }).waitFor();
    await preview('anglais').getByRole('banner').getByText('Pricing').waitFor();
    await language('fr').click();
    await heading('français').filter({ hasText: 'Une parole' }).waitFor();
  });

  it('says that a second page is not loaded, and loads it when the connection is back', async () => {
    await editor.context.setOffline(true);
    await language('Les deux langues à la fois').click();
    await page.getByRole('alert').filter({ hasText: 'Cet aperçu ne peut pas être chargé hors ligne.' }).waitFor();
    await heading('français').filter({ hasText: 'Une parole' }).waitFor();
    await editor.context.setOffline(false);
    await heading('anglais').filter({ hasText: 'A word given' }).waitFor();
    await language('fr').click();
  });

  it('keeps the composer open when its language cannot be changed, and says so', async () => {
    await editor.context.setOffline(true);
    await toolbarOf(page).getByRole('button', { name: 'Afficher l’atelier en anglais' }).click();
    await page.getByText('Hors ligne, l’atelier ne peut pas changer de langue.').waitFor();
    await title().waitFor();
  });
});

it('opens a share link although its texts load only at the second try', async () => {
  const other = await openPage({ locale: 'fr-FR' });
  let tries = 0;
  await other.page.route(/\/texts\.fr-[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    // Other parts of the page have texts, too.
    if (!(await response.text()).includes('Partager ce brouillon')) return route.fulfill({ response });
    tries += 1;
    return tries === 1 ? route.abort() : route.fulfill({ response });
  });
  const fragment = await writeFragment({ slug: 'partage', title: words('Une page partagée'), sections: [] });
  await other.page.goto(`${site.origin}/fr/composer${fragment}`);
  await expect.poll(() => tries).toBe(1);
  expect(new URL(other.page.url()).hash).toBe(fragment);
  await other.page.getByLabel('Titre, français').waitFor();
  expect(await other.page.getByLabel('Titre, français').inputValue()).toBe('Une page partagée');
  expect(new URL(other.page.url()).hash).toBe('');
  await other.page.unrouteAll({ behavior: 'ignoreErrors' });
});

it('keeps input offline, shows that publishing failed, and publishes once the connection is back', async () => {
  await editor.context.setOffline(true);
  await title().fill('La charte hors ligne');
  await stateShown(page, 'Brouillon enregistré');
  await publish(page);
  await now().click();
  await alert('Le serveur est injoignable. Votre travail est conservé');
  await closeDialog(page);
  await draftMenu(page, /^Pages du site/);
  await alert('Le serveur est injoignable');
  await page.route('**/api/editor/documents', (route) => route.abort('connectionrefused'));
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/editor/documents'));
  await editor.context.setOffline(false);
  await refused;
  await alert('Le serveur est injoignable');
  await page.unrouteAll();
  await retry().click();
  await dialog()
    .getByRole('button', { name: /^La charte/ })
    .waitFor();
  // The focus moves from the removed button to the list.
  await hasFocus(dialog().getByRole('listitem').first().getByRole('button'));
  await closeDialog(page);
  await page.reload();
  await expect.poll(() => title().inputValue()).toBe('La charte hors ligne');
  await stateShown(page, 'Modifications non publiées');
  await publish(page);
  await now().click();
  await page.getByRole('dialog').getByText('Publié : version 2.').waitFor();
  await closeDialog(page);
  await stateShown(page, 'En ligne');
});

it('a lost response to publishing causes no conflict with the editor’s own version', async () => {
  await title().fill('La charte, sans réponse');
  await loseTheResponse();
  await publish(page);
  await now().click();
  await alert('Le serveur est injoignable');
  expect(await shownTitle()).toContain('La charte, sans réponse');
  await page.unrouteAll();
  await now().click();
  await page.getByRole('dialog').getByText('Publié : version 3.').waitFor();
  await closeDialog(page);
  await stateShown(page, 'En ligne');

  // The same, with more changes before the next try.
  await title().fill('La charte, perdue');
  await loseTheResponse();
  await publish(page);
  await now().click();
  await alert('Le serveur est injoignable');
  await page.unrouteAll();
  await closeDialog(page);
  await title().fill('La charte, retrouvée');
  await publish(page);
  await now().click();
  await page.getByRole('dialog').getByText('Publié : version 5.').waitFor();
  await closeDialog(page);
  expect(await shownTitle()).toContain('La charte, retrouvée');
});

it('shows that a page is opening, and cancels the request if the dialog is closed', async () => {
  await page.route('**/api/editor/document?*', () => undefined);
  await draftMenu(page, /^Pages du site/);
  await dialog()
    .getByRole('button', { name: /^Tarifs/ })
    .click();
  await dialog()
    .getByRole('button', { name: /^Tarifs/ })
    .getByText('Ouverture…')
    .waitFor();
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/editor/document?'));
  await closeDialog(page);
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.unrouteAll();
  await draftMenu(page, /^Pages du site/);
  await dialog()
    .getByRole('button', { name: /^Tarifs/ })
    .waitFor();
  await closeDialog(page);
  await toolbarOf(page)
    .getByRole('button', { name: /^La charte, retrouvée/ })
    .waitFor();
});

it('lists a page once whose new address was published without a response', async () => {
  const address = page.getByRole('textbox', { name: 'Adresse', exact: true });
  await address.fill('charte-perdue');
  await loseTheResponse();
  await publish(page);
  await now().click();
  await alert('Le serveur est injoignable');
  await page.unrouteAll();
  await closeDialog(page);
  await draftMenu(page, /^Pages du site/);
  const listed = dialog().getByRole('button', { name: /^La charte, retrouvée/ });
  await listed.getByText('charte-perdue').waitFor();
  expect(await listed.count()).toBe(1);
  await listed.click();
  await publish(page);
  await now().click();
  await page.getByRole('dialog').getByText('Publié : version 6.').waitFor();
  await closeDialog(page);
  await stateShown(page, 'En ligne');
});

it('continues after a restart of the server, and asks for its new key', async () => {
  await title().fill('Nos promesses');
  await publish(page);
  await site.stop();
  await now().click();
  await alert('Le serveur est injoignable');
  const editorKey = 'another-key-of-this-site';
  site = await startSite({ ...variables, EDITOR_KEY: editorKey, PORT: new URL(site.origin).port });
  await now().click();
  await dialog().getByLabel('Clé d’éditeur').fill(editorKey);
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await now().click();
  await dialog().getByText('Publié : version 7.').waitFor();
  expect(await (await fetch(`${site.origin}/fr/charte-perdue`)).text()).toContain('Nos promesses');
});
