import { describe, expect, it } from 'vitest';
import {
  enterKey,
  toolbarOf,
  closeDialog,
  composer,
  draftMenu,
  namesOf,
  openText,
  publish,
  publishNow,
  rows,
  words,
} from '../support/editor.ts';
import { openPage } from '../support/visitor.ts';
import { ownSite } from '../support/site.ts';
import { hasFocus } from '../support/checks/spoken.ts';

const site = await ownSite();
const editor = await composer(site.origin);
const { page } = editor;

/** Returns the titles of the header's menu as visitors see them. */
async function headerLinks(): Promise<string[]> {
  const { menus } = (
    (await (
      await fetch(`${site.origin}/api/page-props?path=/&locale=fr`, { headers: { 'x-api-key': await apiKey() } })
    ).json()) as { site: { menus: { header: { title: string }[] } } }
  ).site;
  return menus.header.map(({ title }) => title);
}
const apiKey = async () =>
  (JSON.parse((await page.locator('#settings').textContent()) ?? '{}') as { apiKey: string }).apiKey;

describe('advice', () => {
  it('links to its field and does not prevent publishing', async () => {
    const banner = {
      slug: 'banner',
      pivot: { linkId: 'a' },
      data: { title: words('Venez'), buttonText: words('Voir'), buttonLink: '/nulle-part' },
    };
    const slider = {
      slug: 'image-slider',
      pivot: { linkId: 'b' },
      data: { title: words('Photos'), images: [{ image: '/absente.jpg' }, {}] },
    };
    await openText(page, JSON.stringify({ slug: 'brouillon', title: words('Un brouillon'), sections: [] }));
    const draft = {
      slug: 'banner',
      pivot: { linkId: 'c' },
      data: { title: words('Bientôt'), buttonText: words('Lire'), buttonLink: '/brouillon' },
    };
    await openText(
      page,
      JSON.stringify({ slug: 'conseils', title: words('Des conseils'), sections: [banner, slider, draft] }),
    );
    // Advice does not count as a fault in the list.
    await rows(page).nth(2).waitFor();
    expect(
      await rows(page)
        .getByRole('img', { name: /corriger/ })
        .count(),
    ).toBe(0);
    await publish(page);
    await enterKey(page);
    const dialog = page.getByRole('dialog', { name: 'Publier' });
    await dialog.getByRole('button', { name: 'Publier quand même' }).waitFor();
    await dialog.getByRole('button', { name: /page qui n’est pas encore publiée : « \/brouillon »/ }).waitFor();
    await dialog.getByRole('button', { name: /Choisissez une image pour « Image »/ }).waitFor();
    await dialog.getByRole('button', { name: /Cette image ne se charge pas : \/absente\.jpg/ }).waitFor();
    await dialog.getByRole('button', { name: /« \/nulle-part », mais il n’y a pas de page à cette adresse/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await hasFocus(page.getByRole('combobox', { name: 'Lien du bouton' }));
    await publish(page);
    await page.getByRole('button', { name: 'Publier quand même' }).click();
    await page.getByRole('dialog').getByText('Publié : version 1.').waitFor();
    expect((await fetch(`${site.origin}/fr/conseils`)).status).toBe(200);
    await closeDialog(page);
    // The advice about the picture is also shown at its field.
    await rows(page).nth(1).click();
    await page.locator('[data-fold]').first().click();
    await page.getByText('Cette image ne se charge pas : /absente.jpg').waitFor();
  });

  it('faults prevent publishing and are explained in plain sentences', async () => {
    await openText(
      page,
      JSON.stringify({
        slug: 'fautes',
        title: words('Des fautes'),
        sections: [{ slug: 'banner', pivot: { linkId: 'a' }, data: {} }],
      }),
    );
    await rows(page).first().click();
    const title = page.getByLabel('Titre, français', { exact: true });
    const wanting = page.locator('[data-scroll]').getByText('Donnez un titre à la section « Bandeau ».');
    // The fault is shown once the field was left, not before.
    expect(await wanting.count()).toBe(0);
    await title.focus();
    expect(await wanting.count()).toBe(0);
    await page.getByLabel('Surtitre, français').focus();
    await wanting.waitFor();
    // Only French is required.
    const backgrounds = await page
      .getByRole('textbox', { name: /^Titre, / })
      .evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).backgroundColor));
    expect(new Set(backgrounds).size).toBe(2);
    await publish(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Donnez un titre à la section « Bandeau »\./ })
      .waitFor();
    expect(await page.getByRole('button', { name: /^Publier (maintenant|quand même)$/ }).count()).toBe(0);
    await page.keyboard.press('Escape');
  });
});

describe('the menus', () => {
  it('are rearranged and hidden for visitors, with the keyboard and by dragging, with undo', async () => {
    expect(await headerLinks()).toEqual(['Prestataires', 'Agenda', 'Tarifs', 'Qui sommes-nous ?']);
    await draftMenu(page, /Pages du site/);
    await page.getByRole('dialog').getByRole('button', { name: 'Configuration du site' }).click();
    await page.getByRole('button', { name: /^Menus/ }).click();
    const header = page.getByRole('treegrid', { name: 'En-tête' });
    const titles = () => header.getByRole('row').locator('strong').allTextContents();
    const before = ['Prestataires', 'Agenda', 'Tarifs', 'Qui sommes-nous ?', 'La charte', 'À propos', 'Salles'];
    await expect.poll(titles).toEqual(before);
    expect(await page.getByLabel(/Identifiant|Rang/).count()).toBe(0);

    await header.getByRole('row', { name: 'Tarifs' }).click();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(titles).toEqual(['Prestataires', 'Tarifs', 'Agenda', ...before.slice(3)]);
    await page.keyboard.press('Alt+ArrowRight');
    await expect
      .poll(titles)
      .toEqual(['Prestataires', 'Agenda', 'Qui sommes-nous ?', 'Tarifs', 'La charte', 'À propos', 'Salles']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(titles).toEqual(before);

    // Drag by the handle; the browser drags the whole row.
    await header.getByRole('row', { name: 'Agenda' }).dragTo(header.getByRole('row', { name: 'Prestataires' }), {
      sourcePosition: { x: 14, y: 19 },
      targetPosition: { x: 90, y: 2 },
    });
    await expect.poll(titles).toEqual(['Agenda', 'Prestataires', ...before.slice(2)]);
    // Dropping a link onto a group moves it into the group, as one undo step.
    await header.getByRole('row', { name: 'Tarifs' }).dragTo(header.getByRole('row', { name: 'Qui sommes-nous ?' }), {
      sourcePosition: { x: 14, y: 19 },
      targetPosition: { x: 90, y: 19 },
    });
    await expect
      .poll(titles)
      .toEqual(['Agenda', 'Prestataires', 'Qui sommes-nous ?', 'La charte', 'À propos', 'Tarifs', 'Salles']);
    await page.keyboard.press('Control+z');
    await expect.poll(titles).toEqual(['Agenda', 'Prestataires', ...before.slice(2)]);
    await header.getByRole('row', { name: 'Tarifs' }).click();
    await page.getByLabel('Affiché sur le site').uncheck();

    await page.getByRole('button', { name: 'Ajouter un lien' }).first().click();
    await page.getByLabel('Titre, français').fill('Notre charte');
    const untranslated = header.getByRole('row', { name: /^Notre charte, .*1 texte n’est pas traduit$/ });
    await untranslated.getByRole('img', { name: '1 texte n’est pas traduit' }).waitFor();
    await page.getByLabel('Titre, anglais').fill('Our charter');
    await untranslated.waitFor({ state: 'detached' });
    // Typing a page's title sets the page's address.
    await page.getByRole('combobox', { name: 'Lien' }).fill('La charte');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByRole('combobox', { name: 'Lien' }).inputValue()).toBe('/charte');
    const banner = page.frameLocator('iframe[title="La page en français"]').getByRole('banner');
    await banner.getByRole('link', { name: 'Notre charte' }).waitFor();
    await publish(page);
    await publishNow(page, 2);
    await closeDialog(page);
    expect(await headerLinks()).toEqual(['Agenda', 'Prestataires', 'Notre charte', 'Qui sommes-nous ?']);
  });
});

describe('copies and links', () => {
  it('a copied section gets a unique anchor', async () => {
    await openText(
      page,
      JSON.stringify({
        slug: 'ancres',
        title: words('Ancres'),
        sections: [
          { slug: 'banner', pivot: { linkId: 'a' }, data: { title: words('Un') }, settings: { anchor: 'offres' } },
        ],
      }),
    );
    await rows(page).first().click();
    await page.keyboard.press('Control+d');
    await rows(page).nth(1).waitFor();
    await page.getByRole('button', { name: 'Réglages' }).click();
    await expect.poll(() => page.getByLabel('Ancre').inputValue()).toBe('offres-2');
    expect(await page.getByText('point à corriger').count()).toBe(0);
  });

  it('a shared link contains the whole page and the colours of the site, and opens in another browser; a damaged one opens nothing', async () => {
    await openText(
      page,
      JSON.stringify({
        name: 'S',
        appInformation: { primaryColor: '#5b1a2f', secondaryColor: '#dfbd69', accentColor: '#ffffff' },
        menus: [],
      }),
    );
    await draftMenu(page, /^Ancres/);
    await rows(page).nth(1).waitFor();
    const names = await namesOf(page);
    await toolbarOf(page).getByRole('button', { name: 'Partager' }).click();
    const field = page.getByRole('textbox', { name: 'Lien' });
    await expect.poll(() => field.inputValue()).toMatch(/&colors=5b1a2f-dfbd69-ffffff$/);
    const link = await field.inputValue();
    await closeDialog(page);
    const other = await openPage({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
    await other.page.goto(link.slice(0, link.indexOf('#page=') + 20));
    const notification = other.page.getByText('Ce lien de partage est incomplet ou endommagé. Rien n’a été ouvert.');
    await notification.waitFor();
    await other.page.getByRole('heading', { name: 'L’atelier' }).waitFor();
    // Only the fragment changes, as in an open window to which the link is pasted.
    await other.page.goto(link);
    await rows(other.page).nth(1).waitFor();
    expect(await namesOf(other.page)).toEqual(names);
    expect(await notification.count()).toBe(0);
    expect(new URL(other.page.url()).hash).toBe('');
    const frame = other.page.frameLocator('iframe[title="La page en français"]');
    await frame.locator('[data-section-id]').first().waitFor();
    await expect
      .poll(() => frame.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--brand')))
      .toBe('#5b1a2f');
    // The rest of the site is the published one.
    await frame.getByRole('banner').getByRole('link', { name: 'Prestataires' }).waitFor();
  });
});
