import { expect, it } from 'vitest';
import { badge } from '../support/accounts/account.ts';
import { listeners } from '../support/checks/listener.ts';
import { hasFocus } from '../support/checks/spoken.ts';
import { hold } from '../support/scripts.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();
const { page, open } = await listeners(site)('en', 'ama');

it(
  'menus and panels that are opened in the header during a navigation stay open afterwards',
  { timeout: 90_000 },
  async () => {
    const agenda = page.getByRole('banner').getByRole('link', { name: 'Agenda' });
    const arrived = () => page.waitForFunction(() => document.title.startsWith('Agenda'));
    await open('/');
    await badge(page).waitFor();
    let release = await hold(page, '**/api/page-props*');
    await agenda.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-progress]').waitFor();
    await badge(page).focus();
    await page.keyboard.press('Enter');
    const profile = page.getByRole('menuitem', { name: 'My profile' });
    await hasFocus(profile);
    await release();
    await arrived();
    await hasFocus(profile);
    await page.keyboard.press('Escape');
    await hasFocus(badge(page));

    await page.unroute('**/api/page-props*');
    await open('/');
    release = await hold(page, '**/api/page-props*');
    await agenda.focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-progress]').waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).focus();
    await page.keyboard.press('Enter');
    const where = page.getByRole('dialog').getByRole('textbox').first();
    await where.fill('Lomé');
    await release();
    await arrived();
    await hasFocus(where);
    expect(await where.inputValue()).toBe('Lomé');
    await page.unroute('**/api/page-props*');
  },
);

it('a menu that still loads when another page arrives has the focus, and returns it to its button', async () => {
  // A document of the server: the first navigation in the app replaces its header.
  await open('/');
  await badge(page).waitFor();
  const showPage = await hold(page, '**/api/page-props*');
  const loadMenu = await hold(page, '**/AccountMenu-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'Agenda' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('[data-progress]').waitFor();
  await badge(page).focus();
  await page.keyboard.press('Enter');
  await showPage();
  await page.waitForFunction(() => document.title.startsWith('Agenda'));
  await hasFocus(badge(page));
  await loadMenu();
  await hasFocus(page.getByRole('menuitem', { name: 'My profile' }));
  await page.keyboard.press('Escape');
  await hasFocus(badge(page));
});
