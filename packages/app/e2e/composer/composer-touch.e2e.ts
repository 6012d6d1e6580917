import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { enterKey, draftMenu, openComposer, namesOf, openText, rows, words } from '../support/editor.ts';
import demoSite from '../../../composer/src/testing/fixtures/demo-site.json' with { type: 'json' };
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();
// A tablet in landscape orientation.
const editor = await openComposer(site.origin, { viewport: { width: 1180, height: 820 }, hasTouch: true });
await enterKey(editor.page);

interface Point {
  x: number;
  y: number;
}

/** Returns the horizontal centre of an element at a share of its height from the top. */
async function pointOf(element: Locator, share = 0.5): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not visible`);
  return { x: box.x + box.width / 2, y: box.y + box.height * share };
}

/** Drags a finger from one point to another with touch events. Calls `seen` before the finger is lifted. */
async function drag(from: Point, to: Point, seen?: () => Promise<void>): Promise<void> {
  const client = await editor.context.newCDPSession(editor.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let step = 1; step <= 8; step += 1)
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
  await seen?.();
  await touch('touchEnd', []);
  await client.detach();
}

const handle = (row: Locator) => row.locator('[slot="drag"]');
const mark = () => editor.page.locator('[data-drop-mark]');

/** Lists the buttons of a part that are smaller than 44 × 44 pixels. */
const small = (part: Locator) =>
  part.getByRole('button').evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .map((button) => ({
        name: button.getAttribute('aria-label') ?? button.textContent,
        box: button.getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
  );

describe('touch input', () => {
  it('drags sections by their handle, and moves them from their menu', async () => {
    const { page } = editor;
    const section = (slug: string, linkId: string) => ({ slug, pivot: { linkId }, data: {} });
    await openText(
      page,
      JSON.stringify({
        slug: 'doigt',
        title: words('Au doigt'),
        sections: [
          section('banner', 'a'),
          section('statistics', 'b'),
          section('sponsors', 'c'),
          section('contact', 'd'),
        ],
      }),
    );
    const before = ['Bandeau', 'Chiffres', 'Partenaires', 'Contact'];
    await expect.poll(() => namesOf(page)).toEqual(before);
    await drag(await pointOf(handle(rows(page).nth(0))), await pointOf(rows(page).nth(2), 0.8), () => mark().waitFor());
    await expect.poll(() => namesOf(page)).toEqual(['Chiffres', 'Partenaires', 'Bandeau', 'Contact']);
    await expect.poll(() => mark().count()).toBe(0);
    await page.locator('[data-announcer]').filter({ hasText: 'Position 3 sur 4' }).waitFor({ state: 'attached' });
    await drag(await pointOf(handle(rows(page).nth(2))), await pointOf(rows(page).nth(0), 0.2));
    await expect.poll(() => namesOf(page)).toEqual(['Bandeau', 'Chiffres', 'Partenaires', 'Contact']);

    // A section that is dropped outside the list stays, and a finger on a row outside the handle drags nothing.
    await drag(await pointOf(handle(rows(page).nth(0))), { x: 700, y: 500 });
    await drag(await pointOf(rows(page).nth(0).locator('strong')), await pointOf(rows(page).nth(3), 0.9));
    expect(await namesOf(page)).toEqual(before);

    await rows(page).nth(0).getByRole('button', { name: 'Actions : Bandeau' }).tap();
    await page.getByRole('menuitem', { name: 'Descendre' }).tap();
    await expect.poll(() => namesOf(page)).toEqual(['Chiffres', 'Bandeau', 'Partenaires', 'Contact']);
    expect(await small(page.getByRole('region', { name: 'Sections', exact: true }))).toEqual([]);
  });

  it('moves list items with their buttons', async () => {
    const { page } = editor;
    const stat = (value: string) => ({ value, label: words(value) });
    await openText(
      page,
      JSON.stringify({
        slug: 'liste',
        title: words('Une liste'),
        sections: [{ slug: 'statistics', pivot: { linkId: 'a' }, data: { stats: ['un', 'deux', 'trois'].map(stat) } }],
      }),
    );
    await rows(page).first().tap();
    const items = page.locator('li[data-keys] [data-fold]');
    const order = async () => (await items.allTextContents()).map((text) => text.trim());
    const [first = ''] = await order();
    await page.locator('[data-move="1"]').first().tap();
    await expect.poll(async () => (await order())[1]).toBe(first);
    expect(await small(page.locator('li[data-keys]').first())).toEqual([]);
  });

  it('drags menu links, also into a group and to the other menu', async () => {
    const { page } = editor;
    await draftMenu(page, /Pages du site/);
    await page.getByRole('dialog').getByRole('button', { name: 'Configuration du site' }).tap();
    await page.getByRole('button', { name: /^Menus/ }).tap();
    const menu = (name: string) => page.getByRole('treegrid', { name });
    const titles = (name: string) => menu(name).getByRole('row').locator('strong').allTextContents();
    const row = (name: string) => menu('En-tête').getByRole('row', { name });
    await expect
      .poll(() => titles('En-tête'))
      .toEqual(['Prestataires', 'Agenda', 'Tarifs', 'Qui sommes-nous ?', 'La charte', 'À propos', 'Salles']);
    await drag(await pointOf(handle(row('Tarifs'))), await pointOf(row('Prestataires'), 0.2));
    await expect
      .poll(() => titles('En-tête'))
      .toEqual(['Tarifs', 'Prestataires', 'Agenda', 'Qui sommes-nous ?', 'La charte', 'À propos', 'Salles']);
    await drag(await pointOf(handle(row('Agenda'))), await pointOf(row('Qui sommes-nous ?')));
    await expect
      .poll(() => titles('En-tête'))
      .toEqual(['Tarifs', 'Prestataires', 'Qui sommes-nous ?', 'La charte', 'À propos', 'Agenda', 'Salles']);
    const [firstBelow = ''] = await titles('Pied de page');
    await drag(
      await pointOf(handle(row('Prestataires'))),
      await pointOf(menu('Pied de page').getByRole('row').first(), 0.2),
    );
    await expect.poll(async () => (await titles('Pied de page')).slice(0, 2)).toEqual(['Prestataires', firstBelow]);

    // An empty menu is a drop target as a whole.
    await openText(
      page,
      JSON.stringify({ ...demoSite.configuration, menus: demoSite.configuration.menus.slice(0, 1) }),
    );
    await page.getByRole('button', { name: /^Menus/ }).tap();
    await expect.poll(() => titles('Pied de page')).toEqual([]);
    await menu('Pied de page').scrollIntoViewIfNeeded();
    await drag(await pointOf(handle(row('Salles'))), await pointOf(menu('Pied de page')), () => mark().waitFor());
    await expect.poll(() => titles('Pied de page')).toEqual(['Salles']);

    await row('La charte').tap();
    const chosen = page.getByRole('region', { name: 'Lien sélectionné' });
    await chosen.getByRole('button', { name: /^Descendre/ }).tap();
    await expect.poll(() => titles('En-tête')).toContain('La charte');
    expect(await small(chosen)).toEqual([]);
    editor.silent();
  });
});
