import type { Browser, BrowserContext, Locator, Page } from 'playwright';

/** Somebody at the composer, with a browser of their own. */
export interface Editor {
  page: Page;
  context: BrowserContext;
  /** Whatever the browser complained about, but for answers of the server that are expected. */
  complaints: string[];
  close(): Promise<void>;
}

const expected = /Failed to load resource: the server responded with a status of 40[39]/;
const key = 'kermesse-development-editor';

/** Opens the composer in French, as somebody finds it who has never been there. */
export async function freshComposer(browser: Browser, origin: string): Promise<Editor> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  // A page with every section takes long on a machine that has other work.
  page.setDefaultTimeout(45_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (!expected.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  await page.goto(`${origin}/fr/composer`);
  await page.getByRole('heading', { name: 'L’atelier' }).waitFor();
  return { page, context, complaints, close: () => context.close() };
}

/** Opens the composer in French, with an empty page at the address of the home page. */
export async function composer(browser: Browser, origin: string): Promise<Editor> {
  const editor = await freshComposer(browser, origin);
  const { page } = editor;
  await page.getByRole('button', { name: 'Nouvelle page…' }).click();
  await page.getByRole('dialog').getByLabel('Adresse').fill('home');
  await page.getByRole('button', { name: 'Créer la page' }).click();
  await page.getByLabel('Titre, français').waitFor();
  return editor;
}

/** The bar above everything. */
export const bar = (page: Page) => page.getByRole('main').locator('header').first();

/** The sections in the list. */
export const rows = (page: Page) =>
  page.getByRole('grid', { name: 'Sections de la page' }).locator('[role="row"][data-key]');

/** Adds a section of a kind after the selected one, by its usual example; `look` sees the gallery before. */
export async function addSection(
  page: Page,
  kind: string,
  by: 'pointer' | 'keys' = 'pointer',
  look?: (gallery: Locator) => Promise<void>,
): Promise<void> {
  const before = await rows(page).count();
  const press = async (name: string, exact: boolean) => {
    const button = page.getByRole('button', { name, exact }).first();
    if (by === 'pointer') return button.click();
    await button.focus();
    return page.keyboard.press('Enter');
  };
  await press('Ajouter', true);
  const dialog = page.getByRole('dialog', { name: 'Ajouter une section' });
  await dialog.getByRole('searchbox').fill(kind);
  await press(kind, false);
  await look?.(dialog);
  await press('Ajouter : Exemple courant', true);
  await rows(page).nth(before).waitFor();
}

/** Chooses an entry of the menu of documents. */
export async function draftMenu(page: Page, entry: RegExp): Promise<void> {
  await bar(page).getByRole('button').first().click();
  await page.getByRole('menuitem', { name: entry }).first().click();
}

/**
 * Opens JSON that is pasted; set at once, because a large text that is typed takes its time. It is there, or was refused,
 * when this is through: it is read in a worker while the dialog stays.
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
      (document.querySelector('[role="dialog"] [role="alert"]')?.textContent ?? '') !== '',
  );
}

/** Gives the editor's key where it is asked for. */
export async function answerKey(page: Page): Promise<void> {
  await page.getByLabel('Clé d’éditeur').fill(key);
  await page.getByRole('button', { name: 'Entrer' }).click();
}

/** Opens a page that the server has, by its title. */
export async function openFromServer(page: Page, title: string): Promise<void> {
  await draftMenu(page, /Pages du site/);
  await answerKey(page);
  await page.getByRole('dialog').getByRole('button', { name: title }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Opens the dialog that publishes. */
export async function publish(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Publier' }).click();
  await page.getByRole('dialog', { name: 'Publier' }).waitFor();
}
