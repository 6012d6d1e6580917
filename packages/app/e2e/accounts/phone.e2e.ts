import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { badge, logOut } from '../support/accounts/account.ts';
import { messagesTo, sentCode } from '../support/accounts/outbox.ts';
import { openPage } from '../support/visitor.ts';
import { startClockedSite, ownSite } from '../support/site.ts';

const site = await ownSite(startClockedSite);

const dialogOf = (page: Page) => page.getByRole('dialog');

const openDialog = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Continue with phone number' }).click();

/** Enters a number of Togo in national format in the open dialog. */
async function enterNumber(page: Page, number: string): Promise<void> {
  await dialogOf(page).getByLabel('Phone number').fill(number);
  await dialogOf(page).getByRole('button', { name: 'Get my code' }).click();
}

/** Opens the dialog on the login page and enters a number. */
async function startWith(page: Page, number: string): Promise<void> {
  await page.goto(`${site.origin}/en/login`);
  await openDialog(page);
  await enterNumber(page, number);
}

async function enterNames(page: Page): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('First name').fill('Essi');
  await dialog.getByLabel('Last name').fill('Koffi');
  await dialog.getByRole('button', { name: 'Get my code' }).click();
  await dialog.getByLabel('Six-digit code').waitFor();
}

const other = (code: string) => (code === '111111' ? '222222' : '111111');

it(
  'asks for names only with an unknown number, rejects a wrong code and accepts a pasted one',
  { timeout: 300_000 },
  async () => {
    const { page } = await openPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    await startWith(page, '90 11 22 33');
    await enterNames(page);
    const code = await sentCode(site, '+22890112233');
    const field = dialogOf(page).getByLabel('Six-digit code');
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    await field.fill(other(code));
    await dialogOf(page).getByRole('button', { name: 'Log in' }).click();
    await dialogOf(page).getByText('Wrong code').first().waitFor();

    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `Kermesse : ${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await field.fill('');
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect.poll(() => field.inputValue()).toBe(code);
    await dialogOf(page).getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/profile-info');
    // The address changes first; the page that follows closes open menus.
    await page.getByRole('heading', { level: 1, name: 'What is your role?' }).waitFor();
    await logOut(page);

    // This device has logged in with the number before, so no names are asked for.
    await site.advanceTime(130);
    await startWith(page, '90 11 22 33');
    await dialogOf(page).getByLabel('Six-digit code').waitFor();
    await dialogOf(page)
      .getByLabel('Six-digit code')
      .fill(await sentCode(site, '+22890112233', 2));
    await dialogOf(page).getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/profile-info');
  },
);

it('allows another code after 120 s, then after 240 s, and rejects an expired one', { timeout: 300_000 }, async () => {
  const { page } = await openPage();
  await page.clock.install();
  await startWith(page, '90 44 55 66');
  await enterNames(page);
  const dialog = dialogOf(page);
  const waiting = dialog.getByRole('button', { name: 'Resend code' });
  await waiting.waitFor();
  await expect.poll(() => waiting.textContent()).toMatch(/^Resend in (?:2 min 0 s|1 min 5\d s)/);

  await site.advanceTime(121);
  await page.clock.fastForward(121_000);
  await dialog.getByRole('button', { name: 'Resend code' }).click();
  await sentCode(site, '+22890445566', 2);
  await waiting.waitFor();
  await expect.poll(() => waiting.textContent()).toMatch(/^Resend in (?:4 min 0 s|3 min 5\d s)/);

  // The countdown continues after a reload.
  await page.reload();
  await waiting.waitFor();
  await expect.poll(() => waiting.textContent()).toMatch(/^Resend in (?:4 min 0 s|3 min [2-5]?\d s)/);

  const [message] = await messagesTo(site, '+22890445566');
  await site.advanceTime(620);
  await dialog.getByLabel('Six-digit code').fill(message?.code ?? '');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await dialog
    .getByText(/expired/)
    .first()
    .waitFor();
});

it('Back closes the dialog, and the code can still be entered', async () => {
  const { page } = await openPage();
  const dialog = dialogOf(page);
  const goBackToLogin = async () => {
    await page.goBack();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { level: 1, name: 'Welcome back' }).waitFor();
  };
  await page.goto(`${site.origin}/en`);
  await startWith(page, '90 22 33 44');
  await dialog.getByLabel('First name').waitFor();
  await goBackToLogin();
  // The dialog that is closed by its button leaves no entry.
  await openDialog(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await openDialog(page);
  await enterNumber(page, '90 22 33 44');
  await enterNames(page);
  await goBackToLogin();
  await openDialog(page);
  await page.reload();
  await dialog.getByLabel('Six-digit code').waitFor();
  await goBackToLogin();
  await openDialog(page);
  await dialog.getByLabel('Six-digit code').fill(await sentCode(site, '+22890223344'));
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/profile-info');
  await page.getByRole('heading', { level: 1, name: 'What is your role?' }).waitFor();
  // The empty page, the home page, the login page and this one: the dialog has left no entry.
  expect(await page.evaluate(() => history.length)).toBe(4);
});

it('says that the dialog loads late, then that it cannot be loaded, and accepts a code whose response was lost', async () => {
  const { page } = await openPage({ viewport: { width: 360, height: 740 } });
  const held = Promise.withResolvers<void>();
  let isMissing = true;
  await page.route('**/assets/PhoneLoginDialog-*.js', async (route) => {
    await held.promise;
    await (isMissing ? route.fulfill({ status: 503 }) : route.continue());
  });
  await page.goto(`${site.origin}/en/login`);
  await openDialog(page);
  const note = page.getByText('The dialog is still loading.');
  await note.waitFor();
  held.resolve();
  await page.getByText('Part of the page could not be loaded.').waitFor();
  await note.waitFor({ state: 'detached' });
  isMissing = false;
  await page.getByRole('link', { name: 'Try again' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Phone number').waitFor();
  expect(await page.locator('#late').textContent()).toBe('');

  // The server sends the code, but its response does not arrive.
  await page.route(
    '**/auth/phone',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await enterNumber(page, '90 77 88 99');
  await dialog.getByLabel('First name').fill('Essi');
  await dialog.getByLabel('Last name').fill('Koffi');
  await dialog.getByRole('button', { name: 'Get my code' }).click();
  await dialog.getByText('You seem to be offline').first().waitFor();
  const code = await sentCode(site, '+22890778899');
  // The server refuses to send a second code so soon: the dialog asks for the first one.
  await dialog.getByRole('button', { name: 'Get my code' }).click();
  await dialog.getByLabel('Six-digit code').fill(code);
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/profile-info');
  await badge(page).waitFor();
});
