import { expect, it } from 'vitest';
import { composer, openText, stateShown, words } from '../support/editor.ts';
import { isFocused } from '../support/keys.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();

it('a file over a page that another window edits opens once this window continues, and nothing is lost', async () => {
  const editor = await composer(site.origin);
  const one = editor.page;
  const readOnly = { hasText: 'Lecture seule' };
  await one.getByLabel('Titre, français').fill('Une fête');
  const two = await editor.context.newPage();
  await two.goto(`${site.origin}/fr/composer`);
  await two.getByRole('status').filter(readOnly).waitFor();
  const title = two.getByLabel('Titre, français');
  expect(await title.inputValue()).toBe('Une fête');

  await openText(
    two,
    JSON.stringify({ slug: 'home', title: words('Depuis le fichier', 'From the file'), sections: [] }),
  );
  await two.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await title.inputValue()).toBe('Une fête');
  // The last characters are typed when the other window already asks for the page.
  await one.getByLabel('Titre, français').pressSequentially(' sur l’eau');
  await two.getByRole('button', { name: 'Continuer ici' }).click();
  await expect.poll(() => title.inputValue()).toBe('Depuis le fichier');
  await one.getByRole('status').filter(readOnly).waitFor();
  // The focus moves from the read-only form to the button, and back once the window continues.
  const takeOver = one.getByRole('button', { name: 'Continuer ici' });
  await expect.poll(() => isFocused(takeOver)).toBe(true);
  await two.keyboard.press('Control+z');
  await expect.poll(() => title.inputValue()).toBe('Une fête sur l’eau');
  await expect.poll(() => one.getByLabel('Titre, français').inputValue()).toBe('Une fête sur l’eau');

  await one.keyboard.press('Enter');
  await two.getByRole('status').filter(readOnly).waitFor();
  await expect.poll(() => isFocused(one.getByLabel('Titre, français'))).toBe(true);
  await one.getByLabel('Titre, français').fill('Une fête au port');
  await expect.poll(() => title.inputValue()).toBe('Une fête au port');

  // The switch of the language loads another document. The second window gets the page only until it has loaded.
  await one.getByRole('button', { name: /^en ·/ }).click();
  await one.waitForURL('**/en/composer');
  await one.getByLabel('Title, French').pressSequentially(' !');
  await expect.poll(() => title.inputValue()).toBe('Une fête au port !');
  await two.getByRole('status').filter(readOnly).waitFor();

  await one.close();
  await two.getByRole('status').filter(readOnly).waitFor({ state: 'detached' });
  await stateShown(two, 'Jamais publiée');
  expect(await title.inputValue()).toBe('Une fête au port !');
  editor.silent();
});
