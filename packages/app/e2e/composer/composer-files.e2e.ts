import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  enterKey,
  toolbarOf,
  closeDialog,
  composer,
  draftMenu,
  openText,
  publish,
  publishNow,
  rows,
} from '../support/editor.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();
const editor = await composer(site.origin);
const { page } = editor;

describe('external input', () => {
  beforeAll(() =>
    openText(
      page,
      JSON.stringify({
        slug: 'mine',
        title: 'Titre',
        sections: [{ slug: 'banner', pivot: { linkId: 'a' }, data: { title: 'Une parole' } }],
      }),
    ),
  );

  it('a dialog whose code fails to load shows an error, and loads when the connection is back', async () => {
    await editor.context.setOffline(true);
    await toolbarOf(page).getByRole('button', { name: 'Partager' }).click();
    await page.getByRole('button', { name: 'Annuler', exact: true }).waitFor();
    await page.getByLabel('Titre, français').fill('Un autre titre');
    await editor.context.setOffline(false);
    await page.getByRole('textbox', { name: 'Lien' }).waitFor();
    await closeDialog(page);
    expect(await page.getByLabel('Titre, français').inputValue()).toBe('Un autre titre');
  });

  it('a wrong key shows an error, and nothing is lost', async () => {
    await publish(page);
    await page.getByLabel('Clé d’éditeur').fill('not-the-editor-key-at-all');
    await page.getByRole('button', { name: 'Continuer', exact: true }).click();
    await page.getByText('Cette clé n’est pas valide. Vérifiez-la, puis réessayez.', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    expect(await rows(page).count()).toBe(1);
  });

  it('broken and hostile JSON show clear errors, lose nothing and run no script', async () => {
    await openText(page, '{"slug": "home", "sections": [');
    await page.getByRole('dialog').getByText('Ce JSON n’est pas valide').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => rows(page).count()).toBe(1);

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

    await draftMenu(page, /^Un autre titre/);
    await expect.poll(() => rows(page).count()).toBe(1);
  });
});

describe('a picture from the editor’s device', () => {
  const evening = {
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

  it('is uploaded, described, published, and served to visitors in a suitable size', async () => {
    // The tests before cause expected messages.
    editor.consoleMessages.length = 0;
    await openText(page, JSON.stringify(evening));
    await rows(page).first().click();
    const field = page.getByRole('group', { name: 'Image', exact: true });
    const opener = field.getByRole('button', { name: 'Choisir une image' });
    await opener.click();
    await page.getByRole('button', { name: 'Envoyer une image' }).click();
    await enterKey(page);
    // One colour: encoding noise takes the server several times as long, up to a minute on a busy machine.
    const buffer = await sharp({ create: { width: 3600, height: 2400, channels: 3, background: '#a08c6d' } })
      .jpeg({ quality: 80 })
      .toBuffer();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Envoyer une image' }).click();
    await (await chooser).setFiles({ name: 'soirée.jpg', mimeType: 'image/jpeg', buffer });
    await page
      .locator('[data-announcer]')
      .filter({ hasText: 'Image envoyée et choisie : soirée.jpg.' })
      .waitFor({ state: 'attached', timeout: 60_000 });
    await field.getByLabel('Texte de remplacement, français').fill('Des lampions au-dessus de l’eau');
    const preview = page
      .frameLocator('iframe[title="La page en français"]')
      .getByRole('img', { name: 'Des lampions au-dessus de l’eau' });
    await preview.waitFor();

    await publish(page);
    await publishNow(page, 1);
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

    // The picture is listed the next time.
    await closeDialog(page);
    await opener.click();
    await page
      .getByRole('region', { name: 'Vos images' })
      .getByRole('button', { name: 'soirée.jpg', pressed: true })
      .waitFor();
    editor.silent();
  });
});

it('a file of ten megabytes does not block the window while it is read, and reading can be cancelled', async () => {
  const text = 'Une longue histoire de fête. '.repeat(3400);
  const pages = Array.from({ length: 100 }, (_, index) => ({
    slug: `gros-${index}`,
    title: { fr: `Gros ${index}`, en: `Large ${index}` },
    sections: [{ slug: 'banner', pivot: { linkId: 'a' }, data: { title: { fr: 'T', en: 'T' } } }],
    note: text,
  }));
  const json = JSON.stringify({ pages });
  expect(json.length).toBeGreaterThan(9_500_000);
  // From the disk, as an editor's file: bytes that are passed in would be assembled in the window.
  const folder = await mkdtemp(join(tmpdir(), 'kermesse-file-'));
  const file = join(folder, 'site.json');
  await writeFile(file, json);
  const choose = async () => {
    await draftMenu(page, /Ouvrir un fichier/);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choisir un fichier' }).click();
    await (await chooser).setFiles(file);
  };
  // The code that reads files arrives late, so that there is time to cancel.
  const cancelled = Promise.withResolvers<undefined>();
  const reader = '**/reader.worker-*.js';
  await page.context().route(reader, async (route) => {
    await cancelled.promise;
    await route.continue().catch(() => undefined);
  });
  await choose();
  await page.getByRole('progressbar').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
  cancelled.resolve(undefined);
  await page.context().unroute(reader);
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const work = { longestText: 0, fileReads: 0, updates: 0 };
    (window as unknown as { work: typeof work }).work = work;
    const parse = JSON.parse.bind(JSON);
    JSON.parse = (source: string, reviver) => {
      work.longestText = Math.max(work.longestText, source.length);
      return parse(source, reviver) as unknown;
    };
    const read = Blob.prototype.text;
    Blob.prototype.text = function () {
      work.fileReads += 1;
      return read.call(this);
    };
    new MutationObserver(() => (work.updates += 1)).observe(document.body, {
      subtree: true,
      attributeFilter: ['aria-valuenow'],
    });
  });
  await choose();
  await page
    .locator('[data-announcer]')
    .filter({ hasText: '100 documents ouverts' })
    .waitFor({ state: 'attached', timeout: 60_000 });
  await rm(folder, { recursive: true });
  // The worker reads the file. The window shows the progress and receives the documents.
  const work = await page.evaluate(
    () => (window as unknown as { work: { longestText: number; fileReads: number; updates: number } }).work,
  );
  expect(work.fileReads).toBe(0);
  expect(work.longestText).toBeLessThan(1_000_000);
  expect(work.updates).toBeGreaterThan(3);
});
