import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { badge, demoPassword, logIn, signOut } from './support/account.ts';
import { sharedBrowser } from './support/browsers.ts';
import { startSite, type Site } from './support/site.ts';

let site: Site;
let browser: Awaited<ReturnType<typeof sharedBrowser>>;

beforeAll(async () => {
  // Browsers allow passkeys on `localhost`, and none under an IP address.
  site = await startSite({ PUBLIC_URL: '' });
  site.origin = site.origin.replace('127.0.0.1', 'localhost');
  browser = await sharedBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const email = 'afi@kermesse.example';

/** Gives a page an authenticator of Chromium's own that verifies the person by itself. */
async function withAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // What the browser is asked to fill in goes on without being seen: the page writes it down for the test.
  const noteOffers = () => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = async (options) => {
      const asked = get(options);
      if (options?.mediation !== 'conditional') return asked;
      document.documentElement.dataset['passkeys'] = 'offered';
      return asked.finally(() => delete document.documentElement.dataset['passkeys']);
    };
  };
  await page.addInitScript(noteOffers);
  await page.evaluate(noteOffers);
  return {
    /** Waits until the page offers passkeys at its field for the email. */
    offered: () => page.locator('html[data-passkeys="offered"]').waitFor({ state: 'attached' }),
    /** Whether the person answers as soon as they are asked; of what the browser offers to fill in, they choose the passkey. */
    answers: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

async function signedIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/en/login`);
  await logIn(page, email, demoPassword);
  await badge(page).waitFor();
  return page;
}

it(
  'adds a passkey, names it, signs in with it alone, by the button and by what the browser fills in, and removes it',
  { timeout: 300_000 },
  async () => {
    const context = await browser.visitor();
    const page = await signedIn(context);
    const person = await withAuthenticator(page);
    const scripts: string[] = [];
    page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
    await page.goto(`${site.origin}/en/account/profile`);
    await page.getByText('You have none yet.').waitFor();
    expect(scripts.filter((url) => /startRegistration|simplewebauthn/i.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Passkey added' });
    await dialog.getByLabel('Name').fill('My test phone');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('list', { name: 'Passkeys' }).getByText('My test phone').waitFor();

    // Offered in the field for the email, and taken by nobody: the form and the button work as before.
    await person.answers(false);
    await signOut(page);
    await person.offered();
    expect(await page.getByRole('main').getByLabel('Email', { exact: true }).getAttribute('autocomplete')).toBe(
      'username webauthn',
    );
    await logIn(page, email, demoPassword);
    await badge(page).waitFor();
    await signOut(page);
    // Offers that are under way are not answered, only those that follow.
    await person.offered();
    await person.answers(true);
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await badge(page).waitFor();

    // Taken where it is offered: nothing is pressed or typed.
    await signOut(page);
    await badge(page).waitFor();

    await page.goto(`${site.origin}/en/account/profile`);
    await page.getByText(/used on/).waitFor();
    await page.getByRole('button', { name: 'Remove My test phone' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('You have none yet.').waitFor();
    await person.answers(false);
    await signOut(page);
    await person.offered();
    await person.answers(true);
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await page.getByText('This passkey no longer opens any account here.').waitFor();
    await context.close();
  },
);

it(
  'ends the session of another browser, which sees it within a second and says why',
  { timeout: 300_000 },
  async () => {
    const [one, two] = [await browser.visitor(), await browser.visitor()];
    const other = await signedIn(two);
    const page = await signedIn(one);
    await page.goto(`${site.origin}/en/account/profile`);
    const elsewhere = page.getByRole('button', { name: /^Log out Chrome/ });
    await elsewhere.first().click();
    const ended = other.waitForURL('**/login*').then(() => performance.now());
    // The other one is idle on the home page, and waits.
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
    const start = performance.now();
    expect((await ended) - start).toBeLessThan(1000);
    await other.getByText('Your session was ended from another device.').waitFor();
    await badge(page).waitFor();
    await one.close();
    await two.close();
  },
);
