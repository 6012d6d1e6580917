import { readFile } from 'node:fs/promises';
import type { Page, Response, Route } from 'playwright';
import { expect, it } from 'vitest';
import { register } from '../../../server/e2e/support/people.ts';
import { badge, demoPassword, logIn } from '../support/accounts/account.ts';
import { emailedLink, messagesTo } from '../support/accounts/outbox.ts';
import { press, waitForHeading } from '../support/accounts/profile.ts';
import { openPage } from '../support/visitor.ts';
import { startClockedSite, ownSite } from '../support/site.ts';

const site = await ownSite(startClockedSite);

const day = 86_400;
const email = 'kossi@kermesse.example';
const headers = { 'x-api-key': 'kermesse-development', 'content-type': 'application/json' };

async function leave(page: Page, password = demoPassword) {
  await waitForHeading(page, 'Delete your account?');
  await press(page, 'Continue');
  await waitForHeading(page, 'One last confirmation');
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Password', { exact: true }).fill(password);
  expect(await main.getByRole('button', { name: 'Delete my account for good' }).isDisabled()).toBe(true);
  await main.getByLabel('Type DELETE MY ACCOUNT').fill('DELETE MY ACCOUNT');
  await press(page, 'Delete my account for good');
}

async function logInStatus(): Promise<number> {
  const body = JSON.stringify({ email, password: demoPassword, remember: false });
  return (await fetch(`${site.origin}/api/auth/login`, { method: 'POST', headers, body })).status;
}

it(
  'a user downloads their data, deletes the account, keeps it with the emailed link, and deletes it for good',
  { timeout: 300_000 },
  async () => {
    const { page, silent } = await openPage();

    // A guest is redirected to the login and back.
    await page.goto(`${site.origin}/en/delete-account`);
    await page.waitForURL('**/login?redirect=%2Fdelete-account');
    await logIn(page, email, demoPassword);
    await waitForHeading(page, 'Delete your account?');

    // The user downloads the data as an archive.
    await page.goto(`${site.origin}/en/account/profile`);
    await press(page, 'Download my data');
    await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill(demoPassword);
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')]);
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    for (const file of ['account.json', 'profile.json', 'documents.json'])
      expect(bytes.toString('latin1')).toContain(file);
    await page
      .getByRole('dialog')
      .getByText(/is saved/)
      .waitFor();

    // Back keeps the chosen reason.
    await page.goto(`${site.origin}/en/delete-account`);
    await page.getByRole('radio', { name: 'Privacy concerns' }).check();
    await press(page, 'Continue');
    await waitForHeading(page, 'One last confirmation');
    await press(page, 'Back');
    expect(await page.getByRole('radio', { name: 'Privacy concerns' }).isChecked()).toBe(true);
    await press(page, 'Continue');
    await waitForHeading(page, 'One last confirmation');
    await page.goBack();
    await waitForHeading(page, 'Delete your account?');
    expect(await page.getByRole('radio', { name: 'Privacy concerns' }).isChecked()).toBe(true);

    // A wrong password shows an error at its field; all input stays.
    await leave(page, 'Not-it-2026!');
    await page.getByText('Wrong password', { exact: true }).waitFor();
    const main = page.getByRole('main');
    await main.getByLabel('Password', { exact: true }).fill(demoPassword);
    // The response is late, so that a report of the ended session would arrive before it.
    const isReport = (other: Response) => other.url().includes('/user-sessions/wait');
    const answerLate = async (route: Route) => {
      const response = await route.fetch();
      await page.waitForResponse(isReport, { timeout: 2000 }).catch(() => undefined);
      await route.fulfill({ response });
    };
    await page.route('**/api/account-deletion', answerLate, { times: 1 });
    await press(page, 'Delete my account for good');
    await waitForHeading(page, 'Your account is pending deletion');
    await page.getByText('Your request has been received').waitFor();
    await page.getByText(`follow the link sent to ${email}`).waitFor();
    await badge(page).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Back to home' }).click();
    await page.waitForURL((url) => /^\/(en\/?)?$/.test(url.pathname));

    // Opening the link changes nothing; its button does.
    const link = await emailedLink(site, email, '/keep-account/');
    for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status).toBe(200);
    await page.goto(link);
    expect(
      (await messagesTo(site, email)).some(({ text }) => text.includes('is cancelled') || text.includes('est annulée')),
    ).toBe(false);
    const english = !new URL(link).pathname.startsWith('/fr');
    await press(page, english ? 'Keep my account' : 'Garder mon compte');
    await waitForHeading(page, english ? 'You are keeping your account' : 'Vous gardez votre compte');
    await page.goto(`${site.origin}/en/login?redirect=/delete-account`);
    await logIn(page, email, demoPassword);

    // Final deletion: a login within the period offers to keep the account; after the period the account does not
    // exist.
    await leave(page);
    await waitForHeading(page, 'Your account is pending deletion');
    await page.goto(`${site.origin}/en/login`);
    await logIn(page, email, demoPassword);
    await page.waitForURL('**/delete-account');
    await page.getByRole('button', { name: 'Keep my account' }).waitFor();
    await Promise.all([page.waitForResponse('**/api/auth/logout'), press(page, 'Log out')]);
    await page.waitForURL('**/login');
    await site.advanceTime(30 * day + 60);
    await expect.poll(logInStatus, { timeout: 90_000, interval: 2000 }).toBe(403);
    await expect
      .poll(async () => (await messagesTo(site, email))[0]?.subject ?? '', { timeout: 30_000 })
      .toMatch(/effacé|is erased/);

    // The address can be registered again.
    const { user } = await register(site.origin, {
      email,
      password: demoPassword.repeat(2),
      preferences: { inAppNotifEnabled: true, emailNotifEnabled: true, locale: 'en' },
    });
    expect(user).toMatchObject({ profileType: null, documents: [] });
    silent(['status of 403']);
  },
);
