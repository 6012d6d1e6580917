import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { call, type Registered } from '../../../server/e2e/support/people.ts';
import {
  logOutFromMenu,
  badge,
  demoPassword,
  logIn,
  register,
  logOut,
  statusOf,
  watchTokens,
} from '../support/accounts/account.ts';
import { createMember, memberPassword } from '../support/accounts/member.ts';
import { emailedLink } from '../support/accounts/outbox.ts';
import { openPage } from '../support/visitor.ts';
import { createBrowser, openContext } from '../support/browsers.ts';
import { sharedSite } from '../support/site.ts';
import { hold } from '../support/scripts.ts';

const site = await sharedSite();

const first = 'Un long secret 4711!';
const second = 'Un autre secret 4712!';
// The demo accounts prefer French; addresses with a language keep it.

it(
  'registers, verifies with the emailed link, logs out and in with and without remember-me, and resets the password',
  { timeout: 400_000 },
  async () => {
    // A unique address, so that a retry can register again.
    const email = `afi.mensah-${randomUUID()}@example.com`;
    const own = await createBrowser();
    try {
      let context = await own.start();
      let page = context.pages()[0] ?? (await context.newPage());
      const tokens = watchTokens(page);

      await register(page, site, email, first);
      await page.goto(await emailedLink(site, email, '/verify-email/'));
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await page.getByRole('heading', { name: 'Email successfully verified' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Email already verified' }).waitFor();
      await page.getByRole('link', { name: 'Continue' }).click();
      await page.waitForURL('**/profile-info');
      // The new page replaces the header: a menu that is opened before would close.
      await page.waitForFunction(() => document.activeElement?.id === 'main');
      await logOut(page);
      await page.goto(`${site.origin}/account/profile`);
      await page.waitForURL('**/login?redirect=*');

      // Without remember-me the session ends with the browser.
      await logIn(page, email, first);
      await page.waitForURL('**/profile-info');
      await context.close();
      context = await own.start();
      page = await context.newPage();
      await page.goto(`${site.origin}/account/profile`);
      await page.waitForURL('**/login?redirect=*');
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Session')))).toEqual(
        [],
      );

      // With remember-me the session survives the browser.
      await logIn(page, email, first, { remember: true });
      await page.waitForURL('**/profile-info');
      await context.close();
      context = await own.start();
      page = await context.newPage();
      const later = watchTokens(page);
      await page.goto(`${site.origin}/en/account/profile`);
      await page.waitForURL('**/en/profile-info');
      await badge(page).waitFor();
      await expect.poll(() => later().length).toBe(1);
      expect(await statusOf(site, later()[0] ?? '')).not.toBe(401);

      // A user who cannot log in requests a link in another browser.
      const elsewhere = await openContext();
      const other = await elsewhere.newPage();
      await other.goto(`${site.origin}/login`);
      await other.getByRole('link', { name: 'Forgot password?' }).click();
      await other.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
      await other.getByRole('main').getByLabel('Email', { exact: true }).fill(email);
      await other.getByRole('button', { name: 'Send me the link' }).click();
      await other.getByText('We have sent you password reset email').first().waitFor();
      await other.goto(await emailedLink(site, email, '/reset-password/'));
      await other.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor();
      await other.getByRole('main').getByLabel('New password', { exact: true }).fill(second);
      await other.getByRole('main').getByLabel('Confirm password', { exact: true }).fill(second);
      await other.getByRole('button', { name: 'Change my password' }).click();
      await other.waitForURL('**/login');
      await other.getByText('Your password has been changed').waitFor();

      // The old password and all old tokens are rejected; the browser that was logged in is redirected to the login.
      await logIn(other, email, first);
      await other.getByText('Wrong email or password').waitFor();
      for (const token of [...tokens(), ...later()]) expect(await statusOf(site, token)).toBe(401);
      await page.reload();
      await page.waitForURL('**/login*');
      await logIn(other, email, second);
      await other.waitForURL('**/profile-info');
      await elsewhere.close();
    } finally {
      await own.remove();
    }
  },
);

it('redirects to the requested page after logging in, and shows none of it before', { timeout: 200_000 }, async () => {
  const { page } = await openPage();
  const response = await page.goto(`${site.origin}/en/become-coordinator`);
  expect(await response?.text()).not.toContain('<h1');
  await page.waitForURL('**/en/login?redirect=%2Fbecome-coordinator');
  // The page is also known after a visit to other forms for guests.
  await page.getByRole('main').getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, 'afi@kermesse.example', demoPassword);
  await page.waitForURL('**/en/become-coordinator');
  await page.getByRole('heading', { level: 1, name: 'Become coordinator' }).waitFor();
  expect(await page.title()).toMatch(/^Become coordinator/);
  await page.goto(`${site.origin}/en/login?redirect=//elsewhere.example`);
  await page.waitForURL(`${site.origin}/en/`);
  await page.goto(`${site.origin}/register`);
  await page.waitForURL(`${site.origin}/`);
});

it('finishes a login whose page was left, and reports its failure on the page that is shown', async () => {
  const { page } = await openPage();
  await page.goto(`${site.origin}/en/login`);
  const agenda = page.getByRole('banner').getByRole('link', { name: 'Agenda' });
  for (const password of ['another password', demoPassword]) {
    const answer = await hold(page, '**/api/auth/login');
    await logIn(page, 'ama@kermesse.example', password);
    await page.getByRole('main').getByRole('button', { name: 'Logging in…' }).waitFor();
    await agenda.click();
    // The address changes before the form is left.
    await page.waitForFunction(() => document.title.startsWith('Agenda'));
    await answer();
    if (password === demoPassword) continue;
    await page.getByText('Wrong email or password').waitFor();
    await page.unroute('**/api/auth/login');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  }
  await badge(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en/agenda');
});

it('shows the form, pending, until the page after the login has loaded, also if that fails at first', async () => {
  const { context, page } = await openPage();
  await page.goto(`${site.origin}/en/login`);
  const release = await hold(page, '**/api/page-props?*');
  await page.route('**/api/page-props?*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await logIn(page, 'ama@kermesse.example', demoPassword);
  await page.locator(':root[data-session]').waitFor();
  const pending = page.getByRole('main').getByRole('button', { name: 'Logging in…' });
  await pending.waitFor();
  const failed = page.getByRole('alert').filter({ hasText: 'The page could not be opened.' });
  await failed.waitFor();
  // Without the message, the form would stay pending for good.
  expect(await failed.getByRole('button').allTextContents()).toEqual(['Try again']);
  await failed.getByRole('button').click();
  await failed.waitFor({ state: 'detached' });
  await pending.waitFor();
  await release();
  await page.waitForURL('**/en/');
  await context.close();
});

it('shows the account’s language after a login, and stores the chosen language in the account', async () => {
  const email = await createMember(site, 'customer', 'fr');
  const { page } = await openPage();
  await page.goto(`${site.origin}/login`);
  await logIn(page, email, memberPassword);
  await page.waitForURL(`${site.origin}/`);
  // The browser requests English, the account prefers French.
  await page.waitForFunction(() => document.documentElement.lang === 'fr');
  const saving = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/users/self/'),
  );
  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  expect((await saving).status()).toBe(200);
  const { user } = await call<Registered>(site.origin, '/auth/login', { body: { email, password: memberPassword } });
  expect(user).toMatchObject({ preferences: { locale: 'en' } });
});

it('logs out in the other tab at once, and works offline', { timeout: 200_000 }, async () => {
  const context = await openContext();
  const [here, there] = [await context.newPage(), await context.newPage()];
  await here.goto(`${site.origin}/en/login`);
  await logIn(here, 'kossi@kermesse.example', demoPassword);
  await here.waitForURL(`${site.origin}/en/`);
  await badge(here).waitFor();
  await there.goto(`${site.origin}/en/account/profile`);
  await badge(there).waitFor();
  await there.evaluate(() => {
    new MutationObserver(() => {
      if (!document.documentElement.hasAttribute('data-session')) sessionStorage.setItem('left', String(Date.now()));
    }).observe(document.documentElement, { attributes: true });
  });
  await here.evaluate(() => {
    const removed = Storage.prototype.removeItem;
    Storage.prototype.removeItem = function removeItem(key: string) {
      removed.call(this, key);
      if (key.startsWith('Session')) sessionStorage.setItem('left', String(Date.now()));
    };
  });
  const drafts = () =>
    Promise.all(
      [here, there].map((page) =>
        page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('typed:')).length),
      ),
    );
  for (const page of [here, there])
    await page.evaluate(() =>
      sessionStorage.setItem('typed:7:profile-setup', '{"until":null,"data":{"company":{"phone":"+22890123456"}}}'),
    );
  expect(await drafts()).toEqual([1, 1]);
  await logOut(here);
  await there.waitForURL('**/login?redirect=*');
  expect(await drafts(), 'the draft is deleted in this tab and kept for its owner in the other one').toEqual([0, 1]);
  const left = await Promise.all(
    [here, there].map((page) => page.evaluate(() => Number(sessionStorage.getItem('left')))),
  );
  console.log(`logout seen in the other tab after ${(left[1] ?? 0) - (left[0] ?? 0)} ms`);
  // Less than a second on a quiet machine. Without the message between tabs, the server's long poll takes up to 25 s.
  expect((left[1] ?? Infinity) - (left[0] ?? 0)).toBeLessThan(10_000);

  await logIn(here, 'kossi@kermesse.example', demoPassword);
  await here.waitForURL(`${site.origin}/en/`);
  await expect.poll(drafts, { message: 'drafts after another user has logged in' }).toEqual([0, 0]);
  await logOutFromMenu(here);
  const yes = here.getByRole('alertdialog').getByRole('button', { name: 'Yes' });
  await yes.waitFor();
  await context.setOffline(true);
  await yes.click();
  await expect
    .poll(() => here.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Session'))), {
      timeout: 30_000,
    })
    .toEqual([]);
  await expect.poll(() => badge(here).count(), { timeout: 30_000 }).toBe(0);
  await context.setOffline(false);
  await here.goto(`${site.origin}/en/account/profile`);
  await here.waitForURL('**/login?redirect=*');
});
