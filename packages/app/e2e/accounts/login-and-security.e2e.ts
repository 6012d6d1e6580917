import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { badge, demoPassword, logIn, logOut } from '../support/accounts/account.ts';
import { withAuthenticator } from '../support/accounts/authenticator.ts';
import { openPage, watchRequests } from '../support/visitor.ts';
import { openContext } from '../support/browsers.ts';
import { startOnLocalhost, ownSite } from '../support/site.ts';

const site = await ownSite(() => startOnLocalhost());

const email = 'afi@kermesse.example';

async function loggedIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/en/login`);
  await logIn(page, email, demoPassword);
  await badge(page).waitFor();
  return page;
}

it(
  'ends the session of another browser, which shows the reason at once; adds, uses and removes a passkey',
  { timeout: 300_000 },
  async () => {
    const context = await openContext();
    const page = await loggedIn(context);
    const person = await withAuthenticator(page);
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await page.goto(`${site.origin}/en/account/profile`);
    await page.getByText('You have none yet.').waitFor();
    expect(scripts.filter((url) => /startRegistration|simplewebauthn/i.test(url))).toEqual([]);

    // The other browser is idle on the home page.
    const other = await loggedIn(await openContext());
    await page.reload();
    await page
      .getByRole('button', { name: /^Log out Chrome/ })
      .first()
      .click();
    const ended = other.waitForURL('**/login*').then(() => performance.now());
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    const start = performance.now();
    const time = (await ended) - start;
    console.log(`end of the session seen in the other browser after ${Math.round(time)} ms`);
    // Less than a second on a quiet machine. A long poll without notification takes up to 25 s.
    expect(time).toBeLessThan(10_000);
    await other.getByText('Your session was ended from another device.').waitFor();
    await badge(page).waitFor();

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Passkey added' });
    await dialog.getByLabel('Name').fill('My test phone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('list', { name: 'Passkeys' }).getByText('My test phone').waitFor();

    // Offered in the email field but not used: the form and the button work as before.
    await person.confirms(false);
    await logOut(page);
    await person.offered();
    expect(await page.getByRole('main').getByLabel('Email', { exact: true }).getAttribute('autocomplete')).toBe(
      'username webauthn',
    );
    await logIn(page, email, demoPassword);
    await badge(page).waitFor();
    await logOut(page);
    // The setting applies only to later requests.
    await person.offered();
    await person.confirms(true);
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await badge(page).waitFor();

    // Used from autofill: nothing is pressed or typed.
    await logOut(page);
    await badge(page).waitFor();

    await page.goto(`${site.origin}/en/account/profile`);
    await page.getByText(/used on/).waitFor();
    await page.getByRole('button', { name: 'Remove My test phone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('You have none yet.').waitFor();
    await person.confirms(false);
    await logOut(page);
    await person.offered();
    await person.confirms(true);
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await page.getByText('This passkey can no longer be used to log in here.').waitFor();
  },
);

it('offers a passkey after a login on a phone, and not again after a refusal', { timeout: 120_000 }, async () => {
  const { page } = await openPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await page.goto(`${site.origin}/en/login`);
  await withAuthenticator(page);
  await logIn(page, 'kossi@kermesse.example', demoPassword);
  const offer = page.getByRole('dialog', { name: 'Faster next time?' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await offer.waitFor({ state: 'detached' });
  const quiet = watchRequests(page);
  await page.reload();
  await badge(page).waitFor();
  await quiet();
  expect(await offer.count()).toBe(0);
});
