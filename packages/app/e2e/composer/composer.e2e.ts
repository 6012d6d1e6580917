import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  addSection,
  enterKey,
  toolbarOf,
  closeDialog,
  composer,
  draftMenu,
  namesOf,
  openComposer,
  publish,
  publishNow,
  rows,
  stateShown,
} from '../support/editor.ts';
import { hasFocus } from '../support/checks/spoken.ts';
import { ownSite } from '../support/site.ts';

const site = await ownSite();

const hasFormJson = async (page: Page) => /[{[]\s*"/.test(await page.locator('main').innerText());

describe('a new editor', () => {
  it('creates and publishes a page of eight sections in both languages, and undoes everything', async () => {
    const editor = await composer(site.origin);
    const { page } = editor;
    await page.getByLabel('Titre, français').fill('Accueil de la fête');
    await page.getByLabel('Titre, anglais').fill('Home of the party');
    await page.reload();
    await hasFocus(page.getByLabel('Titre, anglais'));
    await addSection(page, 'Grand diaporama');
    await addSection(page, 'Chiffres', async (gallery) => {
      // A thumbnail has the height of its section, not of its window.
      const shown = gallery.locator('iframe').first().locator('../..');
      await expect
        .poll(() => shown.evaluate((box) => box.clientHeight < (box.parentElement?.clientHeight ?? 0) * 0.9))
        .toBe(true);
    });

    await expect.poll(() => namesOf(page)).toEqual(['Grand diaporama', 'Chiffres']);

    // The window is reloaded while the editor types.
    await rows(page).filter({ hasText: 'Grand diaporama' }).click();
    await page.locator('[data-fold]').first().click();
    await page.getByLabel('Titre, français').first().fill('Que la fête *commence*');
    await page.getByLabel('Titre, anglais').first().fill('Let the party *begin*');
    await page.reload();
    await expect.poll(() => namesOf(page)).toEqual(['Grand diaporama', 'Chiffres']);
    const english = page.getByLabel(/^(Titre, anglais|Title, English)$/).first();
    await hasFocus(english);
    await page.keyboard.type('!');
    expect(await english.inputValue()).toBe('Let the party *begin*!');
    const chosen = page.frameLocator('iframe').first().locator('[data-chosen]');
    const picture = page.getByLabel(/^(Adresse de l’image|Address of the picture)$/).first();
    for (const [language, field] of [['en', english] as const, ['fr', picture] as const]) {
      await field.focus();
      await toolbarOf(page)
        .getByRole('button', { name: new RegExp(`^${language} ·`) })
        .click();
      await page.waitForURL(`**/${language}/composer`);
      await hasFocus(field);
      expect(await page.locator('[role="row"][aria-selected="true"]').getAttribute('data-key')).toMatch(
        /^hero-slider__/,
      );
      expect(await chosen.getAttribute('data-section-id')).toMatch(/^hero-slider__/);
    }

    await rows(page).last().click();
    for (let more = 2; more < 8; more += 1) await page.keyboard.press('Control+d');
    await expect.poll(() => namesOf(page)).toEqual(['Grand diaporama', ...Array.from({ length: 7 }, () => 'Chiffres')]);
    expect(await hasFormJson(page)).toBe(false);
    const frame = page.frameLocator('iframe[title="La page en français"]');
    await frame.getByRole('heading', { level: 1, name: 'Que la fête commence' }).waitFor();

    // The site has a home page already, which the composer knows only with the key: a new page does not replace it.
    await publish(page);
    await enterKey(page);
    await page.getByRole('dialog').getByText('Une autre page utilise déjà l’adresse « / »').waitFor();
    await closeDialog(page);
    await page.getByRole('button', { name: /^Page/ }).click();
    await page.getByLabel('Adresse', { exact: true }).fill('fete');
    await publish(page);
    await page.getByRole('button', { name: /^Publier (maintenant|quand même)$/ }).click();
    await page.getByRole('dialog').getByText('Publié : version 1.').waitFor();
    await closeDialog(page);

    const visitor = await editor.context.newPage();
    for (const [path, title] of [
      ['/fr/fete', 'Que la fête commence'],
      ['/en/fete', 'Let the party begin'],
    ] as const) {
      await visitor.goto(site.origin + path);
      await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => visitor.locator('[data-section-id][data-section]').count()).toBe(8);
    }

    const undo = toolbarOf(page).getByRole('button', { name: /^Annuler/ });
    while (await undo.isEnabled()) await page.keyboard.press('Control+z');
    await expect.poll(() => rows(page).count()).toBe(0);
    await page.getByRole('button', { name: /^Page/ }).click();
    await expect.poll(() => page.getByLabel('Titre, français').inputValue()).toBe('');
    editor.silent();
  });
});

describe('two editors', () => {
  it('never overwrite each other silently, and can restore any version', async () => {
    const [first, second] = [await openComposer(site.origin), await openComposer(site.origin)];
    for (const { page } of [first, second]) {
      await enterKey(page);
      await page.getByRole('button', { name: /^La charte/ }).click();
      await stateShown(page, 'En ligne');
    }
    await first.page.getByLabel('Titre, français').fill('La charte de la première');
    await second.page.getByLabel('Titre, français').fill('La charte de la seconde');
    await publish(first.page);
    await publishNow(first.page, 2);

    await publish(second.page);
    await second.page.getByRole('button', { name: /^Publier (maintenant|quand même)$/ }).click();
    await second.page.getByText('Une autre personne a publié la version 2').waitFor();
    await expect.poll(() => second.page.getByRole('dialog').locator('iframe').count()).toBe(2);
    await second.page.getByRole('button', { name: 'Utiliser la version du serveur' }).click();
    await expect.poll(() => second.page.getByLabel('Titre, français').inputValue()).toBe('La charte de la première');
    await second.page.keyboard.press('Control+z');
    await expect.poll(() => second.page.getByLabel('Titre, français').inputValue()).toBe('La charte de la seconde');

    await closeDialog(first.page);
    await toolbarOf(first.page).getByRole('button', { name: 'Versions' }).click();
    await first.page
      .getByRole('listitem')
      .filter({ hasText: 'Version 1' })
      .getByRole('button', { name: 'Comparer' })
      .click();
    await first.page.getByRole('button', { name: 'Republier cette version' }).click();
    await first.page.getByRole('button', { name: /^Publier (maintenant|quand même)$/ }).click();
    await first.page.getByRole('dialog').getByText('Publié : version 3.').waitFor();
    await closeDialog(first.page);
    const visitor = await first.context.newPage();
    await visitor.goto(`${site.origin}/fr/charte`);
    expect(await visitor.title()).toMatch(/^La charte(?! de la)/);

    await draftMenu(second.page, /^Retirer la page du site/);
    const question = second.page.getByRole('dialog', { name: 'Retirer la page du site' });
    await question.getByRole('button', { name: 'Retirer du site' }).click();
    await question.getByText('Une autre personne a publié la version 3').waitFor();
    expect((await visitor.reload())?.status()).toBe(200);
    await question.getByRole('button', { name: 'Retirer quand même' }).click();
    await question.waitFor({ state: 'detached' });
    expect((await visitor.reload())?.status()).toBe(404);
  });
});
