import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { toolbarOf, openComposer, namesOf, rows } from '../support/editor.ts';
import { hasFocus } from '../support/checks/spoken.ts';
import { isFocused, pressUntil, tabTo } from '../support/keys.ts';
import { hold } from '../support/scripts.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();

const statusOf = async (path: string) => (await fetch(site.origin + path, { redirect: 'manual' })).status;

/**
 * Returns the actions of an editor who uses only a keyboard. Asserts after each action that an element has the focus.
 */
function byKeys(page: Page) {
  const focused = () => page.evaluate(() => document.activeElement?.localName ?? 'body');
  const somewhere = async () => {
    await expect.poll(focused).not.toBe('body');
  };
  const press = async (thing: Locator, back = false) => {
    await tabTo(page, thing, { back });
    await page.keyboard.press('Enter');
    await somewhere();
  };
  const fillIn = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  };
  /** Chooses an entry of the document menu with the arrow keys. */
  const choose = async (entry: RegExp) => {
    await press(toolbarOf(page).getByRole('button').first(), true);
    const item = page.getByRole('menuitem', { name: entry });
    await item.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('menuitem');
    await pressUntil(page, 'ArrowDown', item);
    await page.keyboard.press('Enter');
  };
  return { press, fillIn, choose, somewhere };
}

it('a page is created, filled, arranged, published, renamed, removed and restored with the keyboard alone', async () => {
  const editor = await openComposer(site.origin);
  const { page } = editor;
  const { press, fillIn, choose, somewhere } = byKeys(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const says = (text: string) =>
    page.locator('[data-announcer]').filter({ hasText: text }).waitFor({ state: 'attached' });

  await fillIn(page.getByLabel('Clé d’éditeur'), 'kermesse-development-editor');
  // While the server checks the key, the editor tabs on: the list that appears leaves the focus there.
  const checkKey = await hold(page, '**/api/editor/documents');
  await press(button('Continuer'));
  await tabTo(page, button('Nouvelle page…'));
  await checkKey();
  await page.getByRole('list', { name: 'Pages du site' }).waitFor();
  expect(await isFocused(button('Nouvelle page…'))).toBe(true);
  await press(button('Nouvelle page…'));
  await fillIn(dialog.getByLabel('Adresse'), 'clavier');
  await press(button('Créer la page'));
  await fillIn(page.getByLabel('Titre, français'), 'Au clavier');
  await fillIn(page.getByLabel('Titre, anglais'), 'By keyboard');

  for (const [kind, count] of [
    ['Bandeau', 1],
    ['Chiffres', 2],
    ['Partenaires', 3],
  ] as const) {
    await press(button('Ajouter').first(), true);
    await fillIn(dialog.getByRole('searchbox'), kind);
    await press(dialog.getByRole('button', { name: kind }).first());
    await press(dialog.getByRole('button', { name: 'Ajouter : Exemple courant', exact: true }).first());
    await expect.poll(() => rows(page).count()).toBe(count);
    await somewhere();
  }
  await expect.poll(() => namesOf(page)).toEqual(['Bandeau', 'Chiffres', 'Partenaires']);

  // Move to the first section with the arrow keys, into its form with Tab.
  await tabTo(page, rows(page).nth(2));
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await fillIn(page.getByLabel('Titre, français', { exact: true }), 'Tout au clavier');
  await page
    .frameLocator('iframe[title="La page en français"]')
    .getByText('Tout au clavier')
    .waitFor({ state: 'attached' });

  // The ends of the list are announced; the focus stays on the row.
  await tabTo(page, rows(page).nth(0), { back: true });
  await page.keyboard.press('Alt+ArrowUp');
  await says('Déjà tout en haut.');
  await page.keyboard.press('Alt+ArrowDown');
  await says('Position 2 sur 3');
  await expect.poll(() => namesOf(page)).toEqual(['Chiffres', 'Bandeau', 'Partenaires']);
  await somewhere();
  await page.keyboard.press('Control+d');
  await expect.poll(() => namesOf(page)).toEqual(['Chiffres', 'Bandeau', 'Bandeau', 'Partenaires']);
  await page.keyboard.press('Delete');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => rows(page).count()).toBe(4);
  await page.keyboard.press('Control+z');
  await expect.poll(() => namesOf(page)).toEqual(['Chiffres', 'Bandeau', 'Partenaires']);

  // The button that moves an item keeps the focus, even where the item cannot move further.
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const items = page.locator('[data-scroll] li[data-keys]');
  const down = page.locator('[data-move="1"]');
  const count = await items.count();
  await press(down.first());
  for (let at = 1; at < count - 1; at += 1) {
    await hasFocus(down.nth(at));
    await page.keyboard.press('Enter');
  }
  await hasFocus(down.last());
  await page.keyboard.press('Enter');
  await says('Déjà tout en bas.');
  expect(await isFocused(down.last())).toBe(true);
  expect(await items.count()).toBe(count);

  // Undo and redo buttons keep the focus too.
  for (const [name, end] of [
    ['Annuler', 'Il n’y a rien à annuler.'],
    ['Rétablir', 'Il n’y a rien à rétablir.'],
  ] as const) {
    const step = toolbarOf(page).getByRole('button', { name: new RegExp(`^${name}`) });
    await tabTo(page, step, { back: name === 'Annuler' });
    while ((await step.getAttribute('aria-disabled')) === null) await page.keyboard.press('Enter');
    expect(await isFocused(step)).toBe(true);
    await page.keyboard.press('Enter');
    await says(end);
    expect(await rows(page).count()).toBe(name === 'Annuler' ? 0 : 3);
  }
  await expect.poll(() => namesOf(page)).toEqual(['Chiffres', 'Bandeau', 'Partenaires']);

  const publish = async (version: number) => {
    await press(toolbarOf(page).getByRole('button', { name: 'Publier' }));
    await press(button(/^Publier (maintenant|quand même)$/));
    await page.getByRole('dialog').getByText(`Publié : version ${version}.`).waitFor();
    // The close button has the focus: a second Enter does not undo the publishing.
    await hasFocus(dialog.getByRole('button', { name: 'Fermer' }).first());
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await somewhere();
  };
  await publish(1);
  expect(await statusOf('/fr/clavier')).toBe(200);

  await press(page.locator('[data-page-row]'), true);
  // The page's own fields follow the list: Tab through the list selects nothing.
  await fillIn(page.getByRole('textbox', { name: 'Adresse', exact: true }), 'clavier-deux');
  await tabTo(page, toolbarOf(page).getByRole('button').first(), { back: true });
  await publish(2);
  expect([await statusOf('/fr/clavier'), await statusOf('/fr/clavier-deux')]).toEqual([301, 200]);

  await choose(/^Retirer la page du site/);
  await press(dialog.getByRole('button', { name: 'Retirer du site' }));
  await expect.poll(() => statusOf('/fr/clavier-deux')).toBe(404);
  await dialog.waitFor({ state: 'detached' });
  await somewhere();

  await choose(/^Corbeille/);
  await press(button(/^Restaurer\s: Au clavier/));
  await expect.poll(() => statusOf('/fr/clavier-deux')).toBe(200);
  await somewhere();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await somewhere();
  await expect.poll(() => namesOf(page)).toEqual(['Chiffres', 'Bandeau', 'Partenaires']);
  editor.silent();
});
