import type { Page } from 'playwright';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  enterKey,
  toolbarOf,
  closeDialog,
  composer,
  draftMenu,
  openComposer,
  openText,
  publish,
  rows,
  stateShown,
} from '../support/editor.ts';
import { violations } from '../support/checks/audits.ts';
import { hydrated, type Visitor } from '../support/visitor.ts';
import { ownSite } from '../support/site.ts';
import { isFocused } from '../support/keys.ts';

const site = await ownSite();

const statusOf = async (path: string) => {
  const response = await fetch(site.origin + path, { redirect: 'manual' });
  return [response.status, response.headers.get('location')];
};

let editor: Visitor;
let page: Page;

describe('the pages of the site', () => {
  beforeAll(async () => {
    editor = await openComposer(site.origin);
    ({ page } = editor);
  });

  it('are listed with their states on the first screen; an open page shows its state', async () => {
    await page.getByRole('heading', { name: 'Que voulez-vous modifier' }).waitFor();
    expect(await rows(page).count()).toBe(0);
    await enterKey(page);
    const pages = page.getByRole('list', { name: 'Pages du site' }).getByRole('button');
    await expect.poll(() => pages.count()).toBeGreaterThan(8);
    expect(await pages.first().textContent()).toMatch(/^Kermesse.*\/ · /);
    expect(await isFocused(pages.first())).toBe(true);
    for (const text of await pages.allTextContents()) expect(text).toContain('En ligne');
    expect(await violations(page)).toEqual([]);

    await pages.filter({ hasText: /^La charte/ }).click();
    await stateShown(page, 'En ligne');
    await page.getByLabel('Titre, français').fill('La charte, changée');
    await stateShown(page, 'Modifications non publiées');
    await page.keyboard.press('Control+z');
    await stateShown(page, 'En ligne');
    await draftMenu(page, /^Nouvelle page/);
    await page.getByRole('dialog').getByLabel('Adresse').fill('login');
    await page.getByRole('dialog').getByText('est réservée par le site').waitFor();
    await page.getByRole('dialog').getByLabel('Adresse').fill('brouillon');
    await page.getByRole('button', { name: 'Créer la page' }).click();
    await stateShown(page, 'Jamais publiée');
    editor.silent();
  });

  it('can get another address, to which the old one and all links lead', async () => {
    await draftMenu(page, /^Pages du site/);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tarifs/ })
      .click();
    await stateShown(page, 'En ligne');
    const address = page.getByRole('textbox', { name: 'Adresse', exact: true });
    await address.fill('account');
    await page.getByText('L’adresse « /account » est réservée par le site').waitFor();
    await address.fill('nos-prix');
    await page.getByText('l’ancienne adresse redirigera vers elle').waitFor();
    await publish(page);
    await page.getByText('/tarifs devient /nos-prix').waitFor();
    await page.getByRole('dialog').getByText('Menus et configuration du site').waitFor();
    await page.getByRole('button', { name: 'Publier maintenant' }).click();
    await page.getByRole('dialog').getByText('Publié : version 2.').waitFor();
    // A second Enter closes the dialog and does not undo the change of address.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Fermer/);
    await closeDialog(page);
    await stateShown(page, 'En ligne');

    expect(await statusOf('/fr/tarifs')).toEqual([301, '/fr/nos-prix']);
    expect(await statusOf('/en/tarifs?a=b')).toEqual([301, '/en/nos-prix?a=b']);
    const visitor = await editor.context.newPage();
    await visitor.goto(`${site.origin}/fr/`);
    expect(await visitor.locator('a[href="/fr/tarifs"]').count()).toBe(0);
    // In the app, through an old link.
    await hydrated(visitor);
    await visitor.evaluate(() => {
      Object.assign(globalThis, { sameDocument: true });
      const link = Object.assign(document.createElement('a'), { href: '/fr/tarifs#a', textContent: 'ancien lien' });
      document.body.append(link);
      link.click();
      link.remove();
    });
    await visitor.waitForURL(`${site.origin}/fr/nos-prix#a`);
    expect(await visitor.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
    await expect
      .poll(() => visitor.locator('link[rel="canonical"]').getAttribute('href'))
      .toBe(`${site.origin}/fr/nos-prix`);
    await visitor.close();

    // The page can be published again, and keeps all its versions.
    await page.getByLabel('Titre, français').fill('Nos prix');
    await publish(page);
    await page.getByRole('button', { name: 'Publier maintenant' }).click();
    await page.getByRole('dialog').getByText('Publié : version 3.').waitFor();
    await closeDialog(page);
  });

  it('have a list of old addresses, where one can be deleted and restored', async () => {
    await draftMenu(page, /^Anciennes adresses/);
    await page.getByRole('button', { name: 'Supprimer l’ancienne adresse /tarifs' }).click();
    await expect.poll(() => statusOf('/fr/tarifs')).toEqual([404, null]);
    await page.getByRole('button', { name: /^Annuler, Ancienne adresse supprimée/ }).click();
    await expect.poll(() => statusOf('/fr/tarifs')).toEqual([301, '/fr/nos-prix']);
    await closeDialog(page);
  });

  it('are moved to the bin, and can be restored from the notification and from the bin', async () => {
    const remove = async () => {
      await draftMenu(page, /^Retirer la page du site/);
      await page.getByRole('dialog').getByRole('button', { name: 'Retirer du site' }).click();
      await expect.poll(() => statusOf('/fr/nos-prix')).toEqual([404, null]);
    };
    await remove();
    await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' }).click();
    await expect.poll(() => statusOf('/fr/nos-prix')).toEqual([200, null]);
    // The composer reopens the page once the site has it; until then it shows another page.
    await toolbarOf(page)
      .getByRole('button', { name: /^Nos prix/ })
      .waitFor();
    await stateShown(page, 'En ligne');
    await remove();
    await draftMenu(page, /^Corbeille/);
    // Wait until no notification covers the button at the bottom of the dialog.
    await expect.poll(() => page.getByRole('region', { name: 'Notifications' }).getByRole('button').count()).toBe(0);
    await page.getByRole('button', { name: /^Restaurer\s: Nos prix/ }).click();
    await expect.poll(() => statusOf('/fr/nos-prix')).toEqual([200, null]);
    await closeDialog(page);
    editor.silent();
  });
});

describe('an editor with a single draft', () => {
  beforeAll(async () => {
    editor = await composer(site.origin);
    ({ page } = editor);
  });

  it('can undo the removal of drafts, saved versions and pictures; emptying the bin asks for confirmation', async () => {
    const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Annuler' });
    await page.getByLabel('Titre, français').fill('Mon brouillon');
    await draftMenu(page, /^Retirer de l’atelier/);
    await page.getByRole('heading', { name: 'Que voulez-vous modifier' }).waitFor();
    await notice.click();
    await expect.poll(() => page.getByLabel('Titre, français').inputValue()).toBe('Mon brouillon');

    await toolbarOf(page).getByRole('button', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Enregistrer une version' }).click();
    const kept = page.getByRole('dialog').getByRole('button', { name: /^Retirer la version/ });
    await kept.click();
    await notice.click();
    await kept.waitFor();
    await closeDialog(page);

    await openText(
      page,
      JSON.stringify({
        slug: 'image',
        title: 'Image',
        sections: [{ slug: 'free-content', pivot: { linkId: 'a' }, data: { title: 'Un' } }],
      }),
    );
    await rows(page).first().click();
    await page
      .getByRole('group', { name: 'Image', exact: true })
      .getByRole('button', { name: 'Choisir une image' })
      .click();
    await page.getByRole('button', { name: 'Envoyer une image' }).click();
    await enterKey(page);
    const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a08c6d' } })
      .png()
      .toBuffer();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Envoyer une image' }).click();
    await (await chooser).setFiles({ name: 'lampions.png', mimeType: 'image/png', buffer });
    await page
      .locator('[data-announcer]')
      .filter({ hasText: /Image envoyée et choisie.*lampions\.png/ })
      .waitFor({ state: 'attached', timeout: 60_000 });
    const own = page.getByRole('region', { name: 'Vos images' });
    await page.getByRole('button', { name: 'Choisir une image' }).first().click();
    const remove = own.getByRole('button', { name: 'Retirer l’image lampions.png' });
    const background = () => remove.evaluate((button) => getComputedStyle(button).backgroundColor);
    const covering = await background();
    await remove.hover();
    expect(await background()).toBe(covering);
    await remove.click();
    await notice.last().click();
    await remove.click();

    await draftMenu(page, /^Corbeille/);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('lampions.png').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Vider la corbeille' }).click();
    await dialog.getByText(/^Supprimer définitivement cet élément/).waitFor();
    await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await dialog.getByText('La corbeille est maintenant vide.').waitFor();
    await closeDialog(page);
    editor.silent();
  });

  it('undo removes a long text by phrases, copying a link is confirmed, and a second window is read-only', async () => {
    await editor.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const section = { slug: 'banner', pivot: { linkId: 'a' }, data: { title: 'Un' } };
    await openText(page, JSON.stringify({ slug: 'deux', title: 'Deux', sections: [section] }));
    const field = page.getByLabel('Description, français');
    await field.pressSequentially('Une fête au bord de l’eau. On y danse jusqu’au matin.');
    await page.keyboard.press('Control+z');
    const left = await field.inputValue();
    expect(left).toMatch(/^Une fête au bord de l’eau\. /);
    expect(left.length).toBeLessThan('Une fête au bord de l’eau. On y danse jusqu’au'.length);

    await toolbarOf(page).getByRole('button', { name: 'Partager' }).click();
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Lien copié' }).waitFor();
    await page.getByRole('dialog').getByRole('status').filter({ hasText: 'Lien copié' }).waitFor();
    await closeDialog(page);

    // A second window is read-only, and its fields look read-only.
    await expect.poll(() => toolbarOf(page).getByText('Brouillon enregistré').count()).toBe(1);
    const second = await editor.context.newPage();
    await second.goto(`${site.origin}/fr/composer`);
    await second.getByRole('status').filter({ hasText: 'Lecture seule' }).waitFor();
    await expect.poll(() => second.locator('[slot="drag"]').first().isVisible()).toBe(false);
    await expect.poll(() => second.locator('[aria-label="Commentaires"]').count()).toBe(0);
    expect(await second.getByLabel('Titre, français').evaluate((input) => getComputedStyle(input).borderStyle)).toBe(
      'dashed',
    );

    await page.setViewportSize({ width: 768, height: 600 });
    await page.getByLabel('Titre, français').fill('Trois');
    await page.setViewportSize({ width: 767, height: 600 });
    await page.getByText('Relecture uniquement : pour modifier, utilisez une fenêtre plus large').waitFor();
    editor.silent();
  });
});
