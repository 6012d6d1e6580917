import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { badge } from '../support/accounts/account.ts';
import { sharedBrowser } from '../support/browsers.ts';
import { hasFocus, tabTo } from '../support/keys.ts';
import { mailedLink } from '../support/accounts/outbox.ts';
import { pdf, waitForHeading } from '../support/accounts/profile.ts';
import { startSite, type Site } from '../support/site.ts';

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

/** Waits until a new page's content has the focus: Tab continues from there. */
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

/** Types into a field whose label contains more than its name, such as "optional". */
async function writeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByRole('main').getByLabel(label));
  await page.keyboard.type(text);
}

/** Waits for a step of the set-up. Its title has the focus, so that it is read first and Tab continues from there. */
async function step(page: Page, name: string) {
  const title = page.getByRole('heading', { level: 1, name });
  await title.waitFor();
  await expect.poll(() => hasFocus(title)).toBe(true);
}

/** Moves to a radio group with Tab, through it with the arrow keys, and selects an option. */
async function choose(page: Page, name: string) {
  const wanted = page.getByRole('radio', { name });
  await wanted.waitFor();
  const all = await page.getByRole('radio').all();
  const hasGroup = async () => (await Promise.all(all.map(hasFocus))).includes(true);
  for (let presses = 0; presses < 40 && !(await hasGroup()); presses += 1) await page.keyboard.press('Tab');
  for (let presses = 0; presses < all.length && !(await hasFocus(wanted)); presses += 1)
    await page.keyboard.press('ArrowDown');
  if (!(await wanted.isChecked())) await page.keyboard.press('Space');
  expect(await wanted.isChecked()).toBe(true);
}

/** Opens the menu of the badge and waits until its first entry has the focus. */
async function openMenu(page: Page) {
  await tabTo(page, badge(page));
  await page.keyboard.press('Enter');
  const profile = page.getByRole('menuitem', { name: 'My profile' });
  await profile.waitFor();
  await expect.poll(() => hasFocus(profile)).toBe(true);
}

it('the first Tab key shows a link that skips to the content', async () => {
  const context = await browser.visitor();
  const page = await context.newPage();
  await page.goto(`${site.origin}/en/`);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await hasFocus(skip)).toBe(true);
  await expect.poll(async () => (await skip.boundingBox())?.y).toBe(0);
  await page.keyboard.press('Enter');
  await arrived(page);
  await context.close();
});

it(
  'the keyboard alone is enough to register, set up and edit a profile, delete and keep the account, and sign out',
  { timeout: 200_000 },
  async () => {
    const context = await browser.visitor();
    const page = await context.newPage();
    await page.goto(`${site.origin}/en/`);
    const welcome = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await tabTo(page, welcome);
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Welcome back');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Sign up' }));
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Create an account');
    await write(page, 'First name', 'Sena');
    await write(page, 'Last name', 'Adjavon');
    await write(page, 'Email', email);
    await write(page, 'Password', secret);
    await write(page, 'Confirm password', secret);
    await page.keyboard.press('Enter');

    await page.waitForURL('**/profile-info');
    await arrived(page);
    await choose(page, 'Customer');
    await press(page, 'Next');
    await waitForHeading(page, 'Your preferences');
    await tabTo(page, page.getByRole('checkbox', { name: 'Music' }));
    await page.keyboard.press('Space');
    await press(page, 'Finish');
    await page.getByRole('alertdialog', { name: 'SUCCESSFUL REGISTRATION' }).waitFor();
    await press(page, 'OK', page.getByRole('alertdialog'));
    await page.waitForURL((url) => !url.pathname.includes('profile-info'));
    await arrived(page);

    await openMenu(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account/profile');
    await page.getByRole('heading', { level: 2, name: 'About you' }).waitFor();
    await write(page, 'First name', 'Séna');
    await press(page, 'Save', page.getByRole('region', { name: 'About you' }));
    await page.getByText('Success', { exact: true }).waitFor();

    await tabTo(page, page.getByRole('link', { name: 'Delete my account' }));
    await page.keyboard.press('Enter');
    await arrived(page);
    await waitForHeading(page, 'Delete your account?');
    await choose(page, 'Privacy concerns');
    await press(page, 'Continue');
    await waitForHeading(page, 'One last confirmation');
    await write(page, 'Email', email);
    await write(page, 'Password', secret);
    await write(page, 'Type DELETE MY ACCOUNT', 'DELETE MY ACCOUNT');
    await press(page, 'Delete my account for good');
    await waitForHeading(page, 'Your account is pending deletion');

    await tabTo(page, welcome);
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Welcome back');
    await write(page, 'Email', email);
    await write(page, 'Password', secret);
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Your account is pending deletion');
    await press(page, 'Keep my account');
    await page.waitForURL('**/account/dashboard');

    await arrived(page);
    await openMenu(page);
    await page.keyboard.press('End');
    await expect.poll(() => hasFocus(page.getByRole('menuitem', { name: 'Log out' }))).toBe(true);
    await page.keyboard.press('Enter');
    await press(page, 'Yes', page.getByRole('alertdialog'));
    await page.waitForURL('**/login');
    await waitForHeading(page, 'Welcome back');
    await context.close();
  },
);

it(
  'the keyboard alone is enough to reset a password and to set up a provider’s profile with a document',
  { timeout: 200_000 },
  async () => {
    const [address, forgotten] = ['adjoa@example.com', 'Un secret perdu 4712!'];
    const registered = await fetch(`${site.origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'x-api-key': 'kermesse-development', 'content-type': 'application/json' },
      body: JSON.stringify({
        firstname: 'Adjoa',
        lastname: 'Kodjo',
        email: address,
        password: forgotten,
        passwordConfirmation: forgotten,
        preferences: { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'en' },
      }),
    });
    expect(registered.status).toBe(200);
    const context = await browser.visitor();
    const page = await context.newPage();
    await page.goto(`${site.origin}/en/login`);
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Forgot password?' }));
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Forgot your password?');
    await write(page, 'Email', address);
    await press(page, 'Send me the link');
    await page.getByText('We have sent you password reset email').first().waitFor();
    await page.goto(await mailedLink(site, address, '/reset-password/'));
    await waitForHeading(page, 'Choose a new password');
    await write(page, 'New password', secret);
    await write(page, 'Confirm password', secret);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    await waitForHeading(page, 'Welcome back');
    await write(page, 'Email', address);
    await write(page, 'Password', secret);
    await page.keyboard.press('Enter');

    await page.waitForURL('**/profile-info');
    await arrived(page);
    await choose(page, 'Provider');
    await press(page, 'Next');
    await step(page, 'Your company');
    await writeInto(page, 'Company name', 'Maison Adjoa');
    await press(page, 'Next');
    await step(page, 'Your trade');
    await tabTo(page, page.getByRole('checkbox', { name: 'Caterers' }));
    await page.keyboard.press('Space');
    await press(page, 'Next');
    await step(page, 'Where to find you');
    await writeInto(page, 'Website', 'maison-adjoa.tg');
    await press(page, 'Next');
    await step(page, 'Your documents');
    await press(page, 'Add a document');
    const dialog = page.getByRole('dialog');
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Choose a file', dialog);
    await (await chooser).setFiles(pdf('licence.pdf'));
    await dialog.getByRole('button', { name: 'Another file' }).waitFor();
    await press(page, 'Add the document', dialog);
    await page.getByRole('list', { name: 'Your documents' }).getByText('licence.pdf').waitFor();
    const more = page.getByRole('button', { name: 'Add a document' });
    await expect
      .poll(() => hasFocus(more), { message: 'the focus is on the button that opened the dialog' })
      .toBe(true);
    await press(page, 'Finish');
    await page.getByRole('alertdialog', { name: 'SUCCESSFUL REGISTRATION' }).waitFor();
    await press(page, 'OK', page.getByRole('alertdialog'));
    await page.waitForURL((url) => !url.pathname.includes('profile-info'));
    await arrived(page);
    await badge(page).waitFor();
    await context.close();
  },
);
