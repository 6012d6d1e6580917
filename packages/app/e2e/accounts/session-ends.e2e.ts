import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { call } from '../../../server/e2e/support/people.ts';
import { demoPassword, logIn, logOut } from '../support/accounts/account.ts';
import { openProfile, openTab, press, waitForSuccess } from '../support/accounts/profile.ts';
import { openPage } from '../support/visitor.ts';
import { ownSite } from '../support/site.ts';

const site = await ownSite();

const address = (page: Page) => page.getByRole('main').getByLabel(/^Address/);
const notice = (page: Page) => page.getByText('What you typed before your session ended is back.');
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:')));

/** Logs in with another browser and ends all other sessions of the account in its profile. */
async function endTheOthersInProfile(name: 'afi' | 'kossi'): Promise<void> {
  const { context, page } = await openPage();
  await openProfile(page, site, name);
  const one = page.getByRole('button', { name: /^Log out Chrome/ });
  await one.first().waitFor();
  await ((await one.count()) > 1 ? page.getByRole('button', { name: 'Log out all others' }) : one).click();
  const ended = page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname.startsWith('/api/user-sessions') && response.request().method() === 'DELETE',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await ended;
  await context.close();
}

/** The same from another device, through the API. */
async function endTheOthers(name: 'afi' | 'kossi'): Promise<void> {
  const body = { email: `${name}@kermesse.example`, password: demoPassword };
  const { accessToken: token } = await call<{ accessToken: string }>(site.origin, '/auth/login', { body });
  await call(site.origin, '/user-sessions', { method: 'DELETE', token });
}

/** Opens a page whose long poll fails, so that it learns of the end of its session only from its next request. */
async function openWithoutPoll() {
  const { context, page } = await openPage();
  await page.route('**/api/user-sessions/wait*', (route) => route.abort());
  const saves: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.url().includes('/api/users/self/'))
      saves.push(response.status());
  });
  return { context, page, saves };
}

it(
  'restores input after a new login when the session ended during the save, and saves it once',
  { timeout: 300_000 },
  async () => {
    const { page, saves } = await openWithoutPoll();
    await openProfile(page, site, 'afi');
    await address(page).fill('Rue des Hydrocarbures, Lomé');
    await endTheOthersInProfile('afi');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.waitForURL('**/login?redirect=%2Faccount%2Fprofile');
    await page.getByText('Log in again: what you typed is kept.').waitFor();
    expect(await page.getByText('An error occurred').count(), 'there is no error message').toBe(0);
    await page.reload();
    await page.getByText('Your session has ended.').waitFor();

    await logIn(page, 'afi@kermesse.example', demoPassword);
    await page.waitForURL('**/account/profile');
    await notice(page).waitFor();
    expect(await address(page).inputValue()).toBe('Rue des Hydrocarbures, Lomé');
    await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'My events' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay', exact: true }).last().click();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await waitForSuccess(page);
    expect(saves, 'rejected, then saved once').toEqual([401, 200]);
    expect(await notice(page).count()).toBe(0);
    await page.reload();
    await expect.poll(() => address(page).inputValue()).toBe('Rue des Hydrocarbures, Lomé');
    expect(await notice(page).count()).toBe(0);
  },
);

it('restores unsaved input and its tab when another browser ended the session', { timeout: 300_000 }, async () => {
  const { page } = await openPage();
  await openProfile(page, site, 'kossi');
  await (await openTab(page, 'Social networks')).getByLabel('Facebook').fill('https://facebook.com/kossi.fetes');
  await endTheOthers('kossi');
  await page.getByText('Your session was ended from another device.').waitFor();
  await page.getByText('Log in again: what you typed is kept.').waitFor();
  await logIn(page, 'kossi@kermesse.example', demoPassword);
  await page.waitForURL('**/account/profile');
  const panel = page.getByRole('tabpanel', { name: 'Social networks' });
  await expect.poll(() => panel.getByLabel('Facebook').inputValue()).toBe('https://facebook.com/kossi.fetes');
  await press(page, 'Discard it');
  expect(await panel.getByLabel('Facebook').inputValue()).not.toContain('kossi.fetes');
});

it('restores a contact message when the session ended before its form had loaded', { timeout: 300_000 }, async () => {
  const { page } = await openPage();
  await openProfile(page, site, 'kossi');
  await page.route('**/assets/View-*.js', async (route) => {
    await setTimeout(2000);
    await route.continue();
  });
  await page.goto(`${site.origin}/en/contact`);
  const message = page.getByRole('main').getByRole('textbox', { name: 'Message' });
  await message.fill('Two hundred guests, in December. Have you a date?');
  await endTheOthers('kossi');
  await page.getByText('Log in again: what you typed is kept.').waitFor();
  await logIn(page, 'kossi@kermesse.example', demoPassword);
  await page.waitForURL('**/contact');
  await page.getByText('Your message is back').waitFor();
  expect(await message.inputValue()).toBe('Two hundred guests, in December. Have you a date?');
  expect(await keptKeys(page)).toEqual([]);
});

it('never shows the input to another user, and then no longer to its owner', { timeout: 300_000 }, async () => {
  const { page } = await openWithoutPoll();
  await openProfile(page, site, 'afi');
  await address(page).fill('Une adresse que personne d’autre ne lit');
  await endTheOthers('afi');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByText('Log in again: what you typed is kept.').waitFor();
  expect(await keptKeys(page)).toHaveLength(1);

  await logIn(page, 'kossi@kermesse.example', demoPassword);
  await page.waitForURL('**/account/profile');
  await page.getByRole('heading', { level: 2, name: 'About you' }).waitFor();
  expect(await address(page).inputValue()).not.toContain('personne');
  expect(await notice(page).count()).toBe(0);
  expect(await keptKeys(page)).toEqual([]);
  await logOut(page);
  await openProfile(page, site, 'afi');
  expect(await address(page).inputValue()).not.toContain('personne');
});

it('stores no input of a user who logs out', { timeout: 200_000 }, async () => {
  const { page } = await openPage();
  await openProfile(page, site, 'ama');
  await address(page).fill('Une adresse abandonnée');
  await logOut(page);
  expect(await keptKeys(page)).toEqual([]);
  expect(await page.getByText('what you typed is kept').count()).toBe(0);
});

it(
  'shows at the field that the address has an account, and fills it in at login or reset, never through the URL',
  { timeout: 200_000 },
  async () => {
    const { page } = await openPage();
    const main = page.getByRole('main');
    for (const [link, path] of [
      ['Log in with this email', '/en/login'],
      ['Reset the password', '/en/reset-password'],
    ] as const) {
      await page.goto(`${site.origin}/en/register`);
      await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor();
      await main.getByLabel('First name').fill('Afi');
      await main.getByLabel('Last name').fill('Mensah');
      await main.getByLabel('Email', { exact: true }).fill('afi@kermesse.example');
      await main.getByLabel('Password', { exact: true }).fill('Un long secret 4711!');
      await main.getByLabel('Confirm password', { exact: true }).fill('Un long secret 4711!');
      await main.getByRole('button', { name: 'Sign up', exact: true }).click();
      await main.getByText('This email is already used').waitFor();
      await main.getByRole('link', { name: link }).click();
      await page.waitForURL(`${site.origin}${path}`);
      await main.getByLabel('First name').waitFor({ state: 'detached' });
      await expect.poll(() => main.getByLabel('Email', { exact: true }).inputValue()).toBe('afi@kermesse.example');
      expect(page.url()).not.toContain('afi');
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await main.getByLabel('Email', { exact: true }).inputValue(), 'the address is filled in only once').toBe(
        '',
      );
    }
  },
);
