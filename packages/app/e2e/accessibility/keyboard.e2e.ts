import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { register } from '../../../server/e2e/support/people.ts';
import { badge } from '../support/accounts/account.ts';
import { isFocused, pressUntil, tabTo } from '../support/keys.ts';
import { emailedLink } from '../support/accounts/outbox.ts';
import { pdf, waitForHeading } from '../support/accounts/profile.ts';
import { hydrated, openPage } from '../support/visitor.ts';
import { sharedSite } from '../support/site.ts';
import { listeners } from '../support/checks/listener.ts';
import { accepts, allSpoken, hasFocus, rejects, trimSpaces } from '../support/checks/spoken.ts';

const site = await sharedSite();
const listener = listeners(site);

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
  await hasFocus(title, `the step ${name}`);
  await expect.poll(() => page.title(), { message: 'the title of the document' }).toContain(`${name} – `);
}

/** Moves to a radio group with Tab, through it with the arrow keys, and selects an option. */
async function choose(page: Page, name: string) {
  const wanted = page.getByRole('radio', { name });
  await wanted.waitFor();
  // Tab reaches the first option of a group without a selected one.
  await tabTo(page, page.getByRole('radio').first());
  await pressUntil(page, 'ArrowDown', wanted);
  if (!(await wanted.isChecked())) await page.keyboard.press('Space');
  expect(await wanted.isChecked()).toBe(true);
}

/** Opens the menu of the badge and waits until its first entry has the focus. */
async function openMenu(page: Page) {
  // The header comes before the content.
  await tabTo(page, badge(page), { back: true });
  await page.keyboard.press('Enter');
  await hasFocus(page.getByRole('menuitem', { name: 'My profile' }));
}

it(
  'the first Tab key shows a link that skips to the content, and the keyboard alone is enough to register, set up and edit a profile, delete and keep the account, and log out',
  { timeout: 200_000 },
  async () => {
    const { page, silent } = await openPage();
    await page.goto(`${site.origin}/en/`);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    expect(await isFocused(skip)).toBe(true);
    await expect.poll(async () => (await skip.boundingBox())?.y).toBe(0);
    await page.keyboard.press('Enter');
    await arrived(page);
    const welcome = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    await tabTo(page, welcome, { back: true });
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

    await page.goto(`${site.origin}/en/account/dashboard`);
    await page.getByText('Verify your email').waitFor();
    await press(page, 'Send the link again');
    await page.getByText('We have sent a verification link to your email address').waitFor();
    await press(page, 'OK', page.getByRole('alertdialog'));
    await openMenu(page);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account/profile');
    await page.getByRole('tab', { name: 'Services' }).waitFor();
    expect(await page.getByRole('tab').allTextContents(), 'the profile of a customer').toEqual(['Services']);
    await expect.poll(() => page.getByRole('checkbox', { name: 'Music' }).isChecked()).toBe(true);
    await page.goBack();
    await page.waitForURL('**/account/dashboard');
    await page.goForward();
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

    await tabTo(page, welcome, { back: true });
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
    await hasFocus(page.getByRole('menuitem', { name: 'Log out' }));
    await page.keyboard.press('Enter');
    await press(page, 'Yes', page.getByRole('alertdialog'));
    await page.waitForURL('**/login');
    await waitForHeading(page, 'Welcome back');
    silent();
  },
);

it(
  'the keyboard alone is enough to reset a password and to set up a provider’s profile with a document; errors and steps are announced',
  { timeout: 200_000 },
  async () => {
    const [address, forgotten] = ['adjoa@example.com', 'Un secret perdu 4712!'];
    await register(site.origin, {
      email: address,
      password: forgotten,
      preferences: { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'en' },
    });
    const { page, open, t, silent } = await listener('en');
    const main = page.getByRole('main');
    const required = t('form', 'required');
    const enter = () => page.keyboard.press('Enter');
    await open('/login');
    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Forgot password?' }));
    await page.keyboard.press('Enter');
    await waitForHeading(page, 'Forgot your password?');
    await write(page, 'Email', address);
    await accepts(page, 'emailed link', t('resetRequest', 'sent'), () => press(page, 'Send me the link'));
    await page.goto(await emailedLink(site, address, '/reset-password/'));
    await waitForHeading(page, 'Choose a new password');
    await hydrated(page);
    const chosen = main.getByLabel('New password', { exact: true });
    const again = main.getByLabel('Confirm password', { exact: true });
    await tabTo(page, chosen);
    await rejects(page, 'new password left empty', chosen, required, enter);
    await write(page, 'New password', 'abc');
    await write(page, 'Confirm password', 'abc');
    await rejects(page, 'new password too weak', chosen, t('form', 'tooWeak'), enter);
    await write(page, 'New password', secret);
    await write(page, 'Confirm password', 'another');
    const [mismatch = ''] = t('form', 'mismatch').split('\n');
    await rejects(page, 'two different new passwords', again, mismatch, enter);
    await write(page, 'Confirm password', secret);
    await accepts(page, 'new password', t('resetPassword', 'changed'), enter);
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
    const field = (name: string) => main.locator(`[name="${name}"]`);
    await writeInto(page, 'Company name', 'Maison Adjoa');
    const phone = main.getByRole('textbox', { name: t('profileForm', 'companyPhone') });
    await phone.fill('12 34');
    await rejects(page, 'company with a wrong number', phone, t('form', 'phone'), () => phone.press('Enter'));
    await phone.fill('');
    await field('email').fill('abc');
    await rejects(page, 'company with a wrong address', field('email'), t('form', 'email'), () =>
      field('email').press('Enter'),
    );
    await field('email').fill('');
    await press(page, 'Next');
    await step(page, 'Your trade');
    const trade = page.getByRole('checkbox').first();
    await rejects(page, 'a provider without a trade', trade, required, () => press(page, 'Next'));
    await tabTo(page, page.getByRole('checkbox', { name: 'Caterers' }));
    await page.keyboard.press('Space');
    await press(page, 'Next');
    await step(page, 'Where to find you');
    await writeInto(page, 'Website', 'abc');
    await rejects(page, 'an invalid website', field('website'), t('form', 'link'), enter);
    await field('website').fill('maison-adjoa.tg');
    await press(page, 'Next');
    await step(page, 'Your documents');
    const more = page.getByRole('button', { name: 'Add a document' });
    await rejects(page, 'a provider without a document', more, required, () => press(page, 'Finish'));
    await enter();
    const dialog = page.getByRole('dialog');
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Choose a file', dialog);
    await (await chooser).setFiles(pdf('licence.pdf'));
    await dialog.getByRole('button', { name: 'Another file' }).waitFor();
    const name = dialog.getByLabel(t('documents', 'name'));
    await hasFocus(name, 'the name has the focus');
    const given = await name.inputValue();
    await name.fill('');
    await rejects(page, 'document without a name', name, required, enter);
    await name.fill(given);
    await accepts(page, 'document', t('documents', 'added'), () => press(page, 'Add the document', dialog));
    await page.getByRole('list', { name: 'Your documents' }).getByText('licence.pdf').waitFor();
    await hasFocus(more, 'the focus is on the button that opened the dialog');
    await press(page, 'Finish');
    const done = page.getByRole('alertdialog', { name: 'SUCCESSFUL REGISTRATION' });
    await hasFocus(done.getByRole('button', { name: 'OK' }), 'set-up: focus');
    const spoken = `${t('profileSetup', 'successTitle')}, alertdialog, ${t('profileSetup', 'successText')}`;
    await expect
      .poll(() => allSpoken(page), { message: 'set-up: the success is announced' })
      .toContain(trimSpaces(spoken));
    await enter();
    await page.waitForURL((url) => !url.pathname.includes('profile-info'));
    await arrived(page);
    await badge(page).waitFor();

    await open('/account/profile');
    await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Maison Adjoa');
    await page.getByRole('tab', { name: 'Documents' }).click();
    await page.getByRole('tabpanel').getByText('Pending').waitFor();
    await page.getByRole('tab', { name: 'Others' }).click();
    await expect.poll(() => page.getByRole('checkbox', { name: 'Caterers' }).isChecked()).toBe(true);
    silent();
  },
);
