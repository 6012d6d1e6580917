import { readdirSync, readFileSync } from 'node:fs';
import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { withImports, type Manifest } from '../../src/document/assets.ts';
import { composer, openText, rows } from '../support/editor.ts';
import { sharedSite } from '../support/site.ts';
import { hold } from '../support/scripts.ts';
import { isFocused } from '../support/keys.ts';

const site = await sharedSite();
const editor = await composer(site.origin);
const { page } = editor;

const box = () => page.getByRole('textbox', { name: 'Texte, français' });
const htmlOf = (element: Locator) => element.evaluate((each) => each.innerHTML);

/** Opens a page with one long text, and the form of its section. */
async function openForm(html: string): Promise<void> {
  await openText(
    page,
    JSON.stringify({
      slug: 'texte',
      title: { fr: 'Un texte', en: 'A text' },
      sections: [{ slug: 'free-content', pivot: { linkId: 'a' }, data: { description: { fr: html, en: '<p>x</p>' } } }],
    }),
  );
  await rows(page).first().click();
}

/**
 * Waits for two frames. The rich text editor learns of a selection through an asynchronous event, sooner than a user
 * types on, but not than these tests do. A letter that is typed before counts as typed at the old selection, where the
 * text is the same.
 */
const selectionHeard = () =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens a page with one long text and moves the caret to the start of its field. */
async function open(html: string): Promise<void> {
  await openForm(html);
  await box().and(page.locator('[contenteditable="true"]')).click();
  await page.keyboard.press('Control+Home');
  await selectionHeard();
}

/** Dispatches a paste event with HTML to the field. */
const paste = (html: string) =>
  box().evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', '');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

const fixture = (name: string) =>
  readFileSync(new URL(`../../../composer/src/form/rich-text/paste/fixtures/${name}.html`, import.meta.url), 'utf8');

/**
 * Composes a word like an input method: the intermediate texts, then the chosen text. An empty `chosen` cancels the
 * composition.
 */
async function compose(guesses: string[], chosen: string): Promise<void> {
  const client = await editor.context.newCDPSession(page);
  for (const text of guesses)
    await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  if (chosen === '') await client.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  else await client.send('Input.insertText', { text: chosen });
  await client.detach();
}

it('the rich text editor loads without a layout shift: a press that began before it loaded counts', async () => {
  const release = await hold(page, '**/RichTextBox-*.js');
  await openForm('<h2>Au bord</h2><p>de l’eau</p><ul><li>un</li></ul>');
  await page.locator('[aria-readonly="true"]').first().waitFor();
  await page.locator('[data-announcer="polite"]', { hasText: 'Chargement de l’éditeur de texte' }).waitFor({
    state: 'attached',
  });
  await page.getByRole('button', { name: 'Choisir une image' }).hover();
  await page.mouse.down();
  await release();
  await expect.poll(() => page.locator('[contenteditable="true"]').count()).toBe(2);
  await page.mouse.up();
  await page.getByRole('button', { name: 'Envoyer une image' }).waitFor();
  await page.unrouteAll();
});

it('an input method inserts each word once, and no intermediate text is an undo step', async () => {
  const title = page.getByLabel('Titre, français');
  await page.locator('[data-page-row]').click();
  await title.fill('');
  await title.pressSequentially('Fête ');
  await compose(['に', 'にほ', 'にほん'], '日本');
  await expect.poll(() => title.inputValue()).toBe('Fête 日本');
  for (const text of ['Fête ', 'Un texte']) {
    await page.keyboard.press('Control+z');
    if ((await title.inputValue()) === 'Un texte') break;
    expect(await title.inputValue()).toBe(text);
  }

  await open('<p>Fin</p>');
  await page.keyboard.type('Un ');
  await compose(['に', 'にほ', 'にほん'], '日本');
  await page.keyboard.type(' ici. ');
  await expect.poll(() => box().innerText()).toBe('Un 日本 ici. Fin');
  for (let steps = 0; steps < 9 && (await box().innerText()) !== 'Fin'; steps += 1) {
    await page.keyboard.press('Control+z');
    await selectionHeard();
    expect(await box().innerText()).not.toMatch(/[にほん]/);
  }
  expect(await box().innerText()).toBe('Fin');
});

it('a cancelled composition is not an undo step', async () => {
  const title = page.getByLabel('Titre, français');
  await open('<p>Fin</p>');
  await page.keyboard.type('Un ');
  await selectionHeard();
  await compose(['に', 'にほ', 'にほん'], '');
  await expect.poll(() => box().innerText()).toBe('Un Fin');
  await selectionHeard();
  await page.keyboard.press('Control+z');
  await expect.poll(() => box().innerText()).toBe('Fin');

  await page.locator('[data-page-row]').click();
  await title.fill('Une fête au bord de l’eau');
  await title.press('End');
  await compose(['に', 'にほ', 'にほん'], '');
  await expect.poll(() => title.inputValue()).toBe('Une fête au bord de l’eau');
  await page.keyboard.press('Control+z');
  await expect.poll(() => title.inputValue()).toBe('Un texte');
});

it('an accent typed with a dead key is one letter, and undo never restores a part of it', async () => {
  const title = page.getByLabel('Titre, français');
  const fields = [
    { field: title, text: () => title.inputValue() },
    { field: box(), text: () => box().innerText() },
  ];
  await open('<p>Fin</p>');
  for (const { field, text } of fields) {
    if (field === title) {
      await page.locator('[data-page-row]').click();
      await title.fill('');
    } else {
      await rows(page).first().click();
      await box().and(page.locator('[contenteditable="true"]')).click();
      await page.keyboard.press('Control+a');
    }
    await field.pressSequentially('Caf');
    await compose(['´'], 'é');
    await field.pressSequentially(' noir');
    await expect.poll(text).toBe('Café noir');
    for (let steps = 0; steps < 9 && /noir/.test(await text()); steps += 1) {
      await page.keyboard.press('Control+z');
      await selectionHeard();
      expect(await text()).not.toContain('´');
    }
    expect(await text()).not.toContain('noir');
  }
});

describe('the rich text field', () => {
  it('has the caret at the end of the text after a reload', async () => {
    await open('<p>Un deux</p><p>fin</p>');
    await page.keyboard.type('Tout de suite. ');
    await page.reload();
    await expect.poll(async () => box().and(page.locator('[contenteditable="true"]:focus')).count()).toBe(1);
    await page.keyboard.type(' heureuse');
    expect(await box().innerText()).toMatch(/^Tout de suite\. Un deux\s+fin heureuse$/);
  });

  it('keeps the caret at the edit position and undoes one step at a time', async () => {
    await open('<p>Un deux trois</p><p>fin</p>');
    for (let letters = 0; letters < 2; letters += 1) await page.keyboard.press('ArrowRight');
    await selectionHeard();
    await page.keyboard.type(' vite', { delay: 30 });
    expect(await box().innerText()).toMatch(/^Un vite deux trois/);
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.press('Control+Shift+ArrowRight');
    await selectionHeard();
    await page.keyboard.press('Control+b');
    expect(await htmlOf(box())).toContain('<strong>');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('nouveau');
    const frame = page.frameLocator('iframe[title="La page en français"]');
    await frame.getByText('nouveau').waitFor();
    await page.keyboard.press('Control+z');
    await expect.poll(() => box().innerText()).not.toContain('nouveau');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    expect(await htmlOf(box())).not.toContain('<strong>');
    expect(await box().innerText()).toMatch(/^Un vite deux trois/);
    await page.keyboard.press('Control+z');
    await expect.poll(() => box().innerText()).toMatch(/^Un deux trois/);
    // The caret is where the letters were, before the space that equals the removed one: typing continues there.
    const caret = () => page.evaluate(() => [getSelection()?.anchorNode?.textContent, getSelection()?.anchorOffset]);
    await expect.poll(caret).toEqual(['Un deux trois', 2]);
    await page.keyboard.type(' peu');
    expect(await box().innerText()).toMatch(/^Un peu deux trois/);
  });

  it.each(['word', 'google-docs'])('accepts pasted lists, headings, tables and links from %s', async (name) => {
    await open('');
    await paste(fixture(name));
    const shown = page.frameLocator('iframe[title="La page en français"]').locator('[data-section="free-content"]');
    await shown.getByRole('heading', { name: 'Les promesses' }).waitFor();
    expect(await shown.getByRole('listitem').count()).toBeGreaterThan(3);
    expect(await shown.getByRole('row').count()).toBe(2);
    expect(await shown.getByRole('link', { name: 'les tarifs' }).getAttribute('href')).toBe(
      'https://kermesse.example/tarifs',
    );
    expect(await htmlOf(box())).not.toMatch(/mso|style=|docs-internal|google/i);
    await page.getByText('L’image du texte collé n’a pas été ajoutée').first().waitFor();
    await page.keyboard.press('Control+z');
    await expect
      .poll(() =>
        box()
          .innerText()
          .then((text) => text.trim()),
      )
      .toBe('');
  });

  it('links to a page by its title and inserts a picture with its description, with the keyboard', async () => {
    await open('<p>Voir les prix.</p>');
    await page.keyboard.press('Control+Shift+End');
    await selectionHeard();
    await page.keyboard.press('Control+k');
    const target = page.getByRole('combobox', { name: 'Page ou adresse' });
    await target.fill('un tex');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Un texte' }).getByText('non publiée').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => htmlOf(box())).toContain('<a href="/texte">Voir les prix.</a>');
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('ArrowLeft');
    const picture = page.getByRole('toolbar', { name: 'Mise en forme' }).first().getByRole('button', { name: 'Image' });
    for (let turns = 0; turns < 20 && !(await isFocused(picture)); turns += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', { name: /^Un couple danse/ })
      .first()
      .click();
    const description = page.getByLabel('Texte de remplacement', { exact: true });
    expect(await description.inputValue()).toMatch(/^Un couple danse/);
    await description.fill('Le bal de juin');
    await page.getByRole('button', { name: 'Insérer l’image' }).click();
    const shown = page.frameLocator('iframe[title="La page en français"]').getByRole('img', { name: 'Le bal de juin' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
  });

  it('causes no console message, such as a violation of the content security policy', () => editor.silent());
});

describe('the built code', () => {
  const dist = new URL('../../dist/', import.meta.url);
  const manifest = JSON.parse(readFileSync(new URL('composer/.vite/manifest.json', dist), 'utf8')) as Manifest;
  /** Returns the files that a document of the composer needs at once. */
  const filesOf = (document: string) => [...withImports(manifest, `src/composer/entry.${document}.tsx`)];

  it('the rich text engine is in no file for visitors, and the composer loads it with its first text', () => {
    const filesWith = (folder: string) =>
      readdirSync(new URL(folder, dist), { recursive: true, encoding: 'utf8' }).filter(
        (name) =>
          name.endsWith('.js') &&
          readFileSync(new URL(`${folder}/${name}`, dist), 'utf8').includes('ProseMirror-widget'),
      );
    expect(filesWith('client')).toEqual([]);
    const lazy = filesWith('composer');
    expect(lazy.length).toBeGreaterThan(0);
    const needed = ['composer', 'preview'].flatMap(filesOf);
    expect(needed.length).toBeGreaterThan(1);
    expect(needed.filter((file) => lazy.includes(file))).toEqual([]);
  });

  it('the composer needs at most five files at once, and so does its preview', () => {
    for (const document of ['composer', 'preview']) {
      const files = filesOf(document);
      expect(files.length).toBeGreaterThan(1);
      expect(files.length).toBeLessThanOrEqual(5);
    }
  });
});
