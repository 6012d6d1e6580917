import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { call } from '../../../server/e2e/support/people.ts';
import { logIn, logOut } from '../support/accounts/account.ts';
import { createMember, memberPassword } from '../support/accounts/member.ts';
import { openProfileOf, openTab, press, waitForSuccess } from '../support/accounts/profile.ts';
import { openPage } from '../support/visitor.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();

const address = (page: Page) => page.getByRole('main').getByLabel(/^Address/);
const notice = (page: Page) => page.getByText('What you typed before your session ended is back.');
const keptKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:')));

/** Ends all other sessions of an account from another device, through the API. */
async function endTheOthers(email: string): Promise<void> {
  const body = { email, password: memberPassword };
  const { accessToken: token } = await call<{ accessToken: string }>(site.origin, '/auth/login', { body });
  await call(site.origin, '/user-sessions', { method: 'DELETE', token });
}

it(
  'restores input after a new login when the session ended during the save, saves it once, and never shows it to others',
  { timeout: 300_000 },
  async () => {
    const [afi, kossi] = [await createMember(site, 'customer', 'en'), await createMember(site, 'provider', 'en')];
    const { page } = await openPage();
    // The long poll fails, so that the page learns of the end of its session only from its next request.
    await page.route('**/api/user-sessions/wait*', (route) => route.abort());
    const saves: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'PUT' && response.url().includes('/api/users/self/'))
        saves.push(response.status());
    });
    const save = () => page.getByRole('button', { name: 'Save' }).first().click();
    await openProfileOf(page, site, afi, memberPassword);
    await address(page).fill('Rue des Hydrocarbures, Lomé');
    await endTheOthers(afi);
    await save();
    await page.waitForURL('**/login?redirect=%2Faccount%2Fprofile');
    await page.getByText('Log in again: what you typed is kept.').waitFor();
    expect(await page.getByText('An error occurred').count(), 'there is no error message').toBe(0);
    await page.reload();
    await page.getByText('Your session has ended.').waitFor();

    await logIn(page, afi, memberPassword);
    await page.waitForURL('**/account/profile');
    await notice(page).waitFor();
    expect(await address(page).inputValue()).toBe('Rue des Hydrocarbures, Lomé');
    await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'My events' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay', exact: true }).last().click();
    await save();
    await waitForSuccess(page);
    expect(saves, 'rejected, then saved once').toEqual([401, 200]);
    expect(await notice(page).count()).toBe(0);
    await page.reload();
    await expect.poll(() => address(page).inputValue()).toBe('Rue des Hydrocarbures, Lomé');
    expect(await notice(page).count()).toBe(0);

    // Another user does not see the input, and then its owner no longer does.
    await address(page).fill('Une adresse que personne d’autre ne lit');
    await endTheOthers(afi);
    await save();
    await page.getByText('Log in again: what you typed is kept.').waitFor();
    expect(await keptKeys(page)).toHaveLength(1);
    await logIn(page, kossi, memberPassword);
    await page.waitForURL('**/account/profile');
    await page.getByRole('heading', { level: 2, name: 'About you' }).waitFor();
    expect(await address(page).inputValue()).not.toContain('personne');
    expect(await notice(page).count()).toBe(0);
    expect(await keptKeys(page)).toEqual([]);
    // The input of a user who logs out is not stored.
    await address(page).fill('Une adresse abandonnée');
    await logOut(page);
    expect(await keptKeys(page)).toEqual([]);
    expect(await page.getByText('what you typed is kept').count()).toBe(0);
    await openProfileOf(page, site, afi, memberPassword);
    expect(await address(page).inputValue()).not.toContain('personne');
  },
);

it(
  'restores unsaved input and its tab, and a contact message whose form had not loaded, when another browser ended the session',
  { timeout: 300_000 },
  async () => {
    const kossi = await createMember(site, 'provider', 'en');
    const { page } = await openPage();
    const logInAgain = async () => {
      await page.getByText('Log in again: what you typed is kept.').waitFor();
      await logIn(page, kossi, memberPassword);
    };
    await openProfileOf(page, site, kossi, memberPassword);
    await (await openTab(page, 'Social networks')).getByLabel('Facebook').fill('https://facebook.com/kossi.fetes');
    await endTheOthers(kossi);
    await page.getByText('Your session was ended from another device.').waitFor();
    await logInAgain();
    await page.waitForURL('**/account/profile');
    const panel = page.getByRole('tabpanel', { name: 'Social networks' });
    await expect.poll(() => panel.getByLabel('Facebook').inputValue()).toBe('https://facebook.com/kossi.fetes');
    await press(page, 'Discard it');
    expect(await panel.getByLabel('Facebook').inputValue()).not.toContain('kossi.fetes');

    await page.route('**/assets/View-*.js', async (route) => {
      await setTimeout(2000);
      await route.continue();
    });
    await page.goto(`${site.origin}/en/contact`);
    const message = page.getByRole('main').getByRole('textbox', { name: 'Message' });
    await message.fill('Two hundred guests, in December. Have you a date?');
    await endTheOthers(kossi);
    await logInAgain();
    await page.waitForURL('**/contact');
    await page.getByText('Your message is back').waitFor();
    expect(await message.inputValue()).toBe('Two hundred guests, in December. Have you a date?');
    expect(await keptKeys(page)).toEqual([]);
  },
);

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
