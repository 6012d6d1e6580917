import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fitsSmall } from './support/cut.ts';
import {
  addSection,
  answerKey,
  bar,
  composer,
  draftMenu,
  openFromServer,
  openText,
  publish,
  rows,
  type Editor,
} from './support/editor.ts';
import { startSite, type Site } from './support/site.ts';

let site: Site;
let browser: Browser;
beforeAll(async () => {
  site = await startSite();
  browser = await chromium.launch({ executablePath: process.env['CHROME_PATH'], args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Added from the gallery, which draws each example in a frame of its own: that is what takes the time here. */
const kinds = ['Grand diaporama', 'Barre de recherche', 'Tarifs', 'Partenaires', 'Chiffres'];
/** With the last one doubled. */
const eight = [...kinds, 'Chiffres', 'Chiffres', 'Chiffres'];

/** The names of the list, in order. */
const namesOf = async (page: Page) =>
  (await rows(page).locator('strong').allTextContents()).map((name) => name.replace(/\d+.*$/, '').trim());

const hasFormJson = async (page: Page) => /[{[]\s*"/.test(await page.locator('main').innerText());

describe('a new editor', () => {
  it('makes a home of eight sections in both languages, publishes it, and goes back to nothing', async () => {
    const editor: Editor = await composer(browser, site.origin);
    const { page } = editor;
    await page.getByLabel('Titre, français').fill('Accueil de la fête');
    await page.getByLabel('Titre, anglais').fill('Home of the party');
    for (const kind of kinds.slice(0, 2)) await addSection(page, kind);
    await expect.poll(() => namesOf(page), { timeout: 30_000 }).toEqual(kinds.slice(0, 2));

    // In the middle of a word the window goes away.
    await rows(page).filter({ hasText: 'Grand diaporama' }).click();
    await page.locator('[data-fold]').first().click();
    await page.getByLabel('Titre, français').first().fill('Que la fête *commence*');
    await page.getByLabel('Titre, anglais').first().fill('Let the party *begin*');
    await page.reload();
    await expect.poll(() => namesOf(page), { timeout: 30_000 }).toEqual(kinds.slice(0, 2));
    await rows(page).filter({ hasText: 'Grand diaporama' }).click();
    await page.locator('[data-fold]').first().click();
    await expect
      .poll(() => page.getByLabel('Titre, anglais').first().inputValue(), { timeout: 30_000 })
      .toBe('Let the party *begin*');

    await rows(page).last().click();
    for (const kind of kinds.slice(2)) await addSection(page, kind);
    await rows(page).last().focus();
    for (let more = kinds.length; more < eight.length; more += 1) await page.keyboard.press('Control+d');
    await expect.poll(() => namesOf(page), { timeout: 30_000 }).toEqual(eight);
    expect(await hasFormJson(page)).toBe(false);
    const frame = page.frameLocator('iframe[title="La page en français"]');
    await frame.getByRole('heading', { level: 1, name: 'Que la fête commence' }).waitFor();

    // The demo has a home already: nothing is overwritten unseen.
    await publish(page);
    await answerKey(page);
    await page.getByRole('button', { name: /^Publier (maintenant|quand même)$/ }).click();
    await page.getByText('Une autre personne a publié la version 1').waitFor();
    await page.getByRole('button', { name: 'Publier la mienne par-dessus' }).click();
    await page.getByText('Publié : version 2.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click();

    const visitor = await editor.context.newPage();
    for (const [path, title] of [
      ['/fr/', 'Que la fête commence'],
      ['/en/', 'Let the party begin'],
    ] as const) {
      await visitor.goto(site.origin + path);
      await visitor.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect
        .poll(() => visitor.locator('[data-section-id][data-section]').count(), { timeout: 30_000 })
        .toBe(eight.length);
    }

    const undo = bar(page).getByRole('button', { name: /^Annuler/ });
    while (await undo.isEnabled()) await page.keyboard.press('Control+z');
    await expect.poll(() => rows(page).count(), { timeout: 30_000 }).toBe(0);
    await page.getByRole('button', { name: /^Page/ }).click();
    await expect.poll(() => page.getByLabel('Titre, français').inputValue(), { timeout: 30_000 }).toBe('');
    expect(editor.complaints).toEqual([]);
    await editor.close();
  });

  it('works by the keyboard alone', async () => {
    const editor = await composer(browser, site.origin);
    const { page } = editor;
    await openText(
      page,
      JSON.stringify({
        slug: 'keys',
        title: 'Keys',
        sections: [
          { slug: 'hero-slider', pivot: { linkId: 'a' }, data: {} },
          { slug: 'search-bar', pivot: { linkId: 'b' }, data: {} },
        ],
      }),
    );
    // The page's own fields come after the list: to pass through it chooses nothing.
    await page.getByRole('button', { name: /^Page/ }).focus();
    for (
      let turns = 0;
      turns < 9 &&
      !(await page.getByLabel('Adresse', { exact: true }).evaluate((field) => field === document.activeElement));
      turns += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.type('s');
    await expect
      .poll(() => page.getByLabel('Adresse', { exact: true }).inputValue(), { timeout: 30_000 })
      .toMatch(/^s$|keyss/);
    await rows(page).last().focus();
    await page.keyboard.press('Enter');
    await addSection(page, 'Chiffres', 'keys', async (dialog) => {
      // A thumbnail is as high as its section, not as its window.
      const shown = dialog.locator('iframe').first().locator('..');
      await expect
        .poll(() => shown.evaluate((box) => box.clientHeight < (box.parentElement?.clientHeight ?? 0) * 0.9), {
          timeout: 30_000,
        })
        .toBe(true);
    });
    await rows(page).last().focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('status').filter({ hasText: 'Position 2 sur 3' }).waitFor({ state: 'attached' });
    await expect
      .poll(() => namesOf(page), { timeout: 30_000 })
      .toEqual(['Grand diaporama', 'Chiffres', 'Barre de recherche']);
    await page.keyboard.press('Control+d');
    await expect
      .poll(() => namesOf(page), { timeout: 30_000 })
      .toEqual(['Grand diaporama', 'Chiffres', 'Chiffres', 'Barre de recherche']);
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => rows(page).count(), { timeout: 30_000 }).toBe(4);
    expect(editor.complaints).toEqual([]);
    await editor.close();
  });
});

describe('a picture from the editor’s device', () => {
  const page = {
    slug: 'soiree',
    title: { fr: 'La soirée', en: 'The evening' },
    sections: [
      {
        slug: 'free-content',
        pivot: { linkId: 'a' },
        data: {
          title: { fr: 'La soirée', en: 'The evening' },
          description: { fr: '<p>Au bord de l’eau.</p>', en: '<p>By the water.</p>' },
        },
      },
    ],
  };

  it('is uploaded, described, published, and given to visitors in the size they need', async () => {
    const editor = await composer(browser, site.origin);
    const { page: atelier } = editor;
    await openText(atelier, JSON.stringify(page));
    await rows(atelier).first().click();
    const field = atelier.getByRole('group', { name: 'Image', exact: true });
    const opener = field.getByRole('button', { name: 'Choisir une image' });
    await opener.click();
    await atelier.getByRole('button', { name: 'Envoyer une image' }).click();
    await answerKey(atelier);
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const buffer = await sharp({ create: { width: 3600, height: 2400, channels: 3, background: '#a08c6d', noise } })
      .jpeg({ quality: 80 })
      .toBuffer();
    const chooser = atelier.waitForEvent('filechooser');
    await atelier.getByRole('button', { name: 'Envoyer une image' }).click();
    await (await chooser).setFiles({ name: 'soirée.jpg', mimeType: 'image/jpeg', buffer });
    await atelier
      .getByRole('status')
      .filter({ hasText: 'Image envoyée et choisie : soirée.jpg.' })
      .waitFor({ state: 'attached', timeout: 60_000 });
    await field.getByLabel('Texte de remplacement, français').fill('Des lampions au-dessus de l’eau');
    const preview = atelier
      .frameLocator('iframe[title="La page en français"]')
      .getByRole('img', { name: 'Des lampions au-dessus de l’eau' });
    await preview.waitFor();

    await publish(atelier);
    await atelier.getByRole('button', { name: /^Publier (maintenant|quand même)$/ }).click();
    await atelier.getByText('Publié : version 1.').waitFor();
    const visitor = await editor.context.newPage();
    await visitor.setViewportSize({ width: 360, height: 740 });
    await visitor.goto(`${site.origin}/fr/soiree`);
    const shown = visitor.getByRole('img', { name: 'Des lampions au-dessus de l’eau' });
    await shown.scrollIntoViewIfNeeded();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /-1920x1280-[\da-f]{6}-480\.avif$/,
    );

    // The next time it stands among those to choose from.
    await atelier.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click();
    await opener.click();
    await atelier
      .getByRole('region', { name: 'Vos images' })
      .getByRole('button', { name: 'soirée.jpg', pressed: true })
      .waitFor();
    expect(editor.complaints).toEqual([]);
    await editor.close();
  });
});

it('what reviewers have of it fits on 320 pixels and at twice the size', async () => {
  const editor = await composer(browser, site.origin);
  const { page } = editor;
  await openFromServer(page, 'La charte');
  await fitsSmall(page);
  expect(editor.complaints).toEqual([]);
  await editor.close();
});

describe('two editors', () => {
  it('overwrite nothing of each other’s silently, and can go back to any version', async () => {
    const [first, second] = [await composer(browser, site.origin), await composer(browser, site.origin)];
    for (const { page } of [first, second]) await openFromServer(page, 'La charte');
    await first.page.getByLabel('Titre, français').fill('La charte de la première');
    await second.page.getByLabel('Titre, français').fill('La charte de la seconde');
    await publish(first.page);
    await first.page.getByRole('button', { name: /^Publier (maintenant|quand même)$/ }).click();
    await first.page.getByText('Publié : version 2.').waitFor();

    await publish(second.page);
    await second.page.getByRole('button', { name: /^Publier (maintenant|quand même)$/ }).click();
    await second.page.getByText('Une autre personne a publié la version 2').waitFor();
    await expect.poll(() => second.page.getByRole('dialog').locator('iframe').count(), { timeout: 30_000 }).toBe(2);
    await second.page.getByRole('button', { name: 'Prendre celle du serveur' }).click();
    await expect
      .poll(() => second.page.getByLabel('Titre, français').inputValue(), { timeout: 30_000 })
      .toBe('La charte de la première');
    await second.page.keyboard.press('Control+z');
    await expect
      .poll(() => second.page.getByLabel('Titre, français').inputValue(), { timeout: 30_000 })
      .toBe('La charte de la seconde');

    await first.page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click();
    await bar(first.page).getByRole('button', { name: 'Versions' }).click();
    await first.page
      .getByRole('listitem')
      .filter({ hasText: 'Version 1' })
      .getByRole('button', { name: 'Comparer' })
      .click();
    await first.page.getByRole('button', { name: 'Republier cette version' }).click();
    await first.page.getByText('Publié : version 3.').waitFor();
    const visitor = await first.context.newPage();
    await visitor.goto(`${site.origin}/fr/charte`);
    expect(await visitor.title()).toMatch(/^La charte(?! de la)/);
    await Promise.all([first.close(), second.close()]);
  });
});

describe('what comes from outside', () => {
  let editor: Editor;
  beforeAll(async () => {
    editor = await composer(browser, site.origin);
    await openText(
      editor.page,
      JSON.stringify({
        slug: 'mine',
        title: 'Titre',
        sections: [{ slug: 'banner', pivot: { linkId: 'a' }, data: { title: 'Une parole' } }],
      }),
    );
  });
  afterAll(() => editor.close());

  it('a tool whose code does not come is said, and comes with the line', async () => {
    await editor.context.setOffline(true);
    await bar(editor.page).getByRole('button', { name: 'Partager' }).click();
    await editor.page.getByRole('button', { name: 'Renoncer' }).waitFor();
    await editor.page.getByLabel('Titre, français').fill('Un autre titre');
    await editor.context.setOffline(false);
    await editor.page.getByRole('textbox', { name: 'Lien' }).waitFor();
    await editor.page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).first().click();
    await editor.page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await editor.page.getByLabel('Titre, français').inputValue()).toBe('Un autre titre');
  });

  it('a wrong key is said, and nothing is lost', async () => {
    await publish(editor.page);
    await editor.page.getByLabel('Clé d’éditeur').fill('not-the-editor-key-at-all');
    await editor.page.getByRole('button', { name: 'Entrer' }).click();
    await editor.page.getByText('Cette clé n’est pas la bonne.').waitFor();
    await editor.page.keyboard.press('Escape');
    expect(await rows(editor.page).count()).toBe(1);
  });

  it('broken, huge and hostile JSON: clear words, nothing lost, nothing run', async () => {
    const { page } = editor;
    await openText(page, '{"slug": "home", "sections": [');
    await page.getByText('Ce n’est pas du JSON bien formé').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => rows(page).count(), { timeout: 30_000 }).toBe(1);

    const payloads = [
      '<img src=x onerror=window.run=1>',
      '<svg/onload=window.run=1>',
      '<script>window.run=1</script>',
      '"><iframe srcdoc="<script>parent.run=1</script>">',
      'javascript:window.run=1',
      '<a href="javascript:window.run=1">x</a>',
      '{{constructor.constructor("window.run=1")()}}',
    ];
    const hostile = {
      slug: 'hostile',
      title: payloads[0],
      __proto__: { polluted: true },
      sections: payloads.flatMap((payload, index) => [
        {
          slug: 'free-content',
          pivot: { linkId: `f${index}` },
          data: { title: payload, description: { fr: payload, en: payload }, buttonText: payload, buttonLink: payload },
        },
        { slug: payload, pivot: { linkId: payload }, data: payload },
        {
          slug: 'hero-slider',
          pivot: { linkId: `h${index}` },
          data: { slides: [{ title: payload, image: payload, buttonText: 'x', buttonLink: payload }] },
        },
      ]),
    };
    await openText(page, JSON.stringify(hostile));
    await page.waitForFunction(
      (count) => document.querySelectorAll('[role="row"][data-key]').length === count,
      hostile.sections.length,
    );
    const frame = page.frameLocator('iframe[title="La page en français"]');
    await frame.locator('[data-section-id]').nth(4).waitFor();
    for (const each of page.frames())
      expect(await each.evaluate(() => (window as { run?: number }).run)).toBeUndefined();
    const links = await frame
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((href) => /^\s*javascript:/i.test(href))).toEqual([]);

    await openText(
      page,
      JSON.stringify({ slug: 'large', title: 'Large', sections: [], note: 'x'.repeat(10 * 1024 * 1024) }),
    );
    await page.getByRole('button', { name: 'Large', exact: true }).waitFor();
    await draftMenu(page, /^Un autre titre/);
    await expect.poll(() => rows(page).count(), { timeout: 30_000 }).toBe(1);
  });

  it('a link holds the whole page and opens it elsewhere', async () => {
    const [one, other] = [await composer(browser, site.origin), await composer(browser, site.origin)];
    await openFromServer(one.page, 'Agenda');
    await rows(one.page).first().waitFor();
    const names = await namesOf(one.page);
    await bar(one.page).getByRole('button', { name: 'Partager' }).click();
    const field = one.page.getByRole('textbox', { name: 'Lien' });
    await one.page.waitForFunction(() =>
      document.querySelector<HTMLInputElement>('[role="dialog"] input')?.value.includes('#page='),
    );
    await other.page.goto('about:blank');
    await other.page.goto(await field.inputValue());
    await rows(other.page)
      .nth(names.length - 1)
      .waitFor();
    expect(await namesOf(other.page)).toEqual(names);
    await Promise.all([one.close(), other.close()]);
  });
});
