import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { badge } from './support/account.ts';
import { sharedBrowser } from './support/browsers.ts';
import { titled } from './support/profile.ts';
import { startSite, type Site } from './support/site.ts';

let site: Site;
let browser: Awaited<ReturnType<typeof sharedBrowser>>;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const email = 'sena@example.com';
const secret = 'Un long secret 4711!';

const hasFocus = (thing: Locator) => thing.evaluate((element) => element === document.activeElement);

/** Goes on by Tab until something has the focus. */
async function tabTo(page: Page, thing: Locator) {
  await thing.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await hasFocus(thing)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${String(thing)}`);
}

/** A page that has come takes the focus: from there Tab goes on. */
const arrived = (page: Page) => page.waitForFunction(() => document.activeElement?.id === 'main');

async function write(page: Page, label: string, text: string) {
  const field = page.getByRole('main').getByLabel(label, { exact: true });
  await tabTo(page, field);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

async function press(page: Page, name: string, within: Page | Locator = page) {
  await tabTo(page, within.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** The first choice of a group has the focus; arrows go through it. */
async function choose(page: Page, name: string) {
  const wanted = page.getByRole('radio', { name });
  const all = await page.getByRole('radio').all();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await Promise.all(all.map(hasFocus))).includes(true)) break;
  }
  for (let presses = 0; presses < all.length && !(await hasFocus(wanted)); presses += 1) await page.keyboard.press('ArrowDown');
  if (!(await wanted.isChecked())) await page.keyboard.press('Space');
  expect(await wanted.isChecked()).toBe(true);
}

it('somebody registers, sets a profile up, edits it, signs out and in again, and leaves, without a pointer', { timeout: 200_000 }, async () => {
  const context = await browser.visitor({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${site.origin}/en/`);
  const welcome = page.getByRole('banner').getByRole('link', { name: 'Log in' });
  await tabTo(page, welcome);
  await page.keyboard.press('Enter');
  await titled(page, 'Welcome back');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Sign up' }));
  await page.keyboard.press('Enter');
  await titled(page, 'Create an account');
  await write(page, 'First name', 'Sena');
  await write(page, 'Last name', 'Adjavon');
  await write(page, 'Email', email);
  await write(page, 'Password', secret);
  await write(page, 'Confirm password', secret);
  await page.keyboard.press('Enter');

  await page.waitForURL('**/profile-info');
  await page.getByRole('radio', { name: 'Customer' }).waitFor();
  await choose(page, 'Customer');
  await press(page, 'Next');
  await titled(page, 'Your tastes');
  await tabTo(page, page.getByRole('checkbox', { name: 'Music' }));
  await page.keyboard.press('Space');
  await press(page, 'Finish');
  await page.getByRole('alertdialog', { name: 'SUCCESSFUL REGISTRATION' }).waitFor();
  await press(page, 'OK', page.getByRole('alertdialog'));
  await page.waitForURL((url) => !url.pathname.includes('profile-info'));
  await arrived(page);

  await tabTo(page, badge(page));
  await page.keyboard.press('Enter');
  const profile = page.getByRole('menuitem', { name: 'My profile' });
  await profile.waitFor();
  await expect.poll(() => hasFocus(profile)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account/profile');
  await page.getByRole('heading', { level: 2, name: 'About you' }).waitFor();
  await write(page, 'First name', 'Séna');
  await press(page, 'Save', page.getByRole('region', { name: 'About you' }));
  await page.getByText('Success', { exact: true }).waitFor();

  await tabTo(page, page.getByRole('link', { name: 'Delete my account' }));
  await page.keyboard.press('Enter');
  await titled(page, 'Delete your account?');
  await choose(page, 'Privacy concerns');
  await press(page, 'Continue');
  await titled(page, 'One last confirmation');
  await write(page, 'Email', email);
  await write(page, 'Password', secret);
  await write(page, 'Type DELETE MY ACCOUNT', 'DELETE MY ACCOUNT');
  await press(page, 'Delete my account for good');
  await titled(page, 'Your account is pending deletion');

  await tabTo(page, badge(page));
  await page.keyboard.press('Enter');
  const leave = page.getByRole('menuitem', { name: 'Log out' });
  await leave.waitFor();
  await page.keyboard.press('End');
  await expect.poll(() => hasFocus(leave)).toBe(true);
  await page.keyboard.press('Enter');
  await press(page, 'Yes', page.getByRole('alertdialog'));
  await page.waitForURL('**/login');
  await titled(page, 'Welcome back');
  await write(page, 'Email', email);
  await write(page, 'Password', secret);
  await page.keyboard.press('Enter');
  await badge(page).waitFor();
  await context.close();
});
