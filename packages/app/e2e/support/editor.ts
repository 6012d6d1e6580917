import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { openPage, type Visitor } from './visitor.ts';

const key = 'kermesse-development-editor';

/** Opens the composer in French, with an empty browser context. */
export async function openComposer(origin: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const editor = await openPage({ locale: 'fr-FR', viewport: { width: 1440, height: 900 }, ...options });
  await editor.page.goto(`${origin}/fr/composer`);
  await editor.page.getByRole('heading', { name: 'L’atelier' }).waitFor();
  return editor;
}

/** Opens the composer in French and creates an empty page at the address of the home page. */
export async function composer(origin: string, options: BrowserContextOptions = {}): Promise<Visitor> {
  const editor = await openComposer(origin, options);
  const { page } = editor;
  await page.getByRole('button', { name: 'Nouvelle page…' }).click();
  await page.getByRole('dialog').getByLabel('Adresse').fill('home');
  await page.getByRole('button', { name: 'Créer la page' }).click();
  await page.getByLabel('Titre, français').waitFor();
  return editor;
}

/** Creates a text in both languages. English defaults to the French text. */
export const words = (fr: string, en = fr) => ({ fr, en });

/** Returns the toolbar at the top of the composer. */
export const toolbarOf = (page: Page) => page.getByRole('main').locator('header').first();

/** Waits until the toolbar shows a state of the page, such as 'En ligne'. */
export const stateShown = (page: Page, state: string) => toolbarOf(page).getByText(state, { exact: true }).waitFor();

/** Returns the rows of the section list. */
export const rows = (page: Page) =>
  page.getByRole('grid', { name: 'Sections de la page' }).locator('[role="row"][data-key]');

/** Returns the names in the section list without numbers, in order. */
export const namesOf = async (page: Page) =>
  (await rows(page).locator('strong').allTextContents()).map((name) => name.replace(/,?\s*\d+.*$/, ''));

/**
 * Adds a section of a kind after the selected one, with its typical example. `look` receives the open gallery before.
 */
export async function addSection(page: Page, kind: string, look?: (gallery: Locator) => Promise<void>): Promise<void> {
  const before = await rows(page).count();
  await page.getByRole('button', { name: 'Ajouter', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une section' });
  await dialog.getByRole('searchbox').fill(kind);
  await dialog.getByRole('button', { name: kind }).first().click();
  await look?.(dialog);
  await dialog.getByRole('button', { name: 'Ajouter : Exemple courant', exact: true }).first().click();
  await rows(page).nth(before).waitFor();
}

/** Chooses an entry of the document menu. */
export async function draftMenu(page: Page, entry: RegExp): Promise<void> {
  await toolbarOf(page).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: entry }).first().click();
}

/**
 * Opens pasted JSON. Sets the value at once, because typing a large text is slow. Resolves when the JSON is open or
 * rejected: the composer reads it in a worker while the dialog stays open.
 */
export async function openText(page: Page, text: string): Promise<void> {
  await draftMenu(page, /Ouvrir un fichier/);
  await page.getByLabel('Ou collez le JSON ici').evaluate((area: HTMLTextAreaElement, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
  await page.getByRole('button', { name: 'Ouvrir ce texte' }).click();
  await page.waitForFunction(
    () =>
      document.querySelector('[role="dialog"] textarea') === null ||
      document.querySelector('[role="dialog"] textarea[aria-invalid="true"]') !== null,
  );
}

/** Enters the editor's key in the prompt. */
export async function enterKey(page: Page): Promise<void> {
  await page.getByLabel('Clé d’éditeur').fill(key);
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
}

/** Closes the dialog with its button. */
export async function closeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Publishes from the dialog and waits until the version is published. */
export async function publishNow(page: Page, version: number): Promise<void> {
  await page.getByRole('button', { name: /^Publier (maintenant|quand même)$/ }).click();
  await page.getByRole('dialog').getByText(`Publié : version ${version}.`).waitFor();
}

/** Opens the publish dialog. */
export async function publish(page: Page): Promise<void> {
  await toolbarOf(page).getByRole('button', { name: 'Publier' }).click();
  await page.getByRole('dialog', { name: 'Publier' }).waitFor();
}
