import { createRequire } from 'node:module';
import type { Locale } from '@kermesse/api/schemas/common/locale';
import type { Page } from 'playwright';
import { afterAll, afterEach, expect, it } from 'vitest';
import { badge, demoPassword, logIn } from '../support/accounts/account.ts';
import { inTurn } from '../support/combinations.ts';
import { listeners } from '../support/checks/listener.ts';
import { hold, slowCode } from '../support/scripts.ts';
import { allSpoken, focusOn, rejects } from '../support/checks/spoken.ts';
import { openPage } from '../support/visitor.ts';
import { startSite, ownSite } from '../support/site.ts';

interface Issuer {
  issuer: { url?: string; keys: { generate(algorithm: string): Promise<unknown> } };
  service: {
    on(event: 'beforeTokenSigning', change: (token: { payload: Record<string, unknown> }) => void): void;
    on(event: 'beforeAuthorizeRedirect', change: (redirect: { url: URL }) => void): void;
    removeAllListeners(): void;
  };
  start(port: number, host: string): Promise<void>;
  stop(): Promise<void>;
}

// The mock is a dependency of the server's tests.
const fromServer = createRequire(new URL('../../../server/package.json', import.meta.url));
const { OAuth2Server } = fromServer('oauth2-mock-server') as { OAuth2Server: new () => Issuer };

const issuer = new OAuth2Server();
await issuer.issuer.keys.generate('RS256');
await issuer.start(0, '127.0.0.1');
afterAll(() => issuer.stop());
const site = await ownSite(() =>
  startSite({ GOOGLE_CLIENT_ID: 'kermesse', GOOGLE_CLIENT_SECRET: 'a-secret', OIDC_ISSUER: issuer.issuer.url ?? '' }),
);
afterEach(() => issuer.service.removeAllListeners());

async function continueWithGoogle(page: Page): Promise<void> {
  await page.goto(`${site.origin}/login`);
  await page.getByRole('main').getByRole('link', { name: 'Continue with Google' }).click();
}

it('logs in with Google', { timeout: 200_000 }, async () => {
  const { page } = await openPage();
  issuer.service.on('beforeTokenSigning', ({ payload }) => {
    Object.assign(payload, {
      sub: 'g-1',
      email: 'ama@gmail.example',
      email_verified: true,
      given_name: 'Ama',
      family_name: 'Lawson',
    });
  });
  await continueWithGoogle(page);
  await page.waitForURL('**/profile-info');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Ama Lawson/ })
    .waitFor();
  // The page is in the language of the page before.
  await page.getByRole('heading', { level: 1, name: 'What is your role?' }).waitFor();
  expect(page.url()).not.toMatch(/code=|token/);
});

it('redirects a user with a profile to the requested page', async () => {
  const { page } = await openPage();
  issuer.service.on('beforeTokenSigning', ({ payload }) => {
    Object.assign(payload, { sub: 'g-2', email: 'ama@kermesse.example', email_verified: true });
  });
  await page.goto(`${site.origin}/en/account/events`);
  await page.waitForURL('**/login?redirect=*');
  await page.getByRole('main').getByRole('link', { name: 'Continue with Google' }).click();
  // The account has a password, which is asked for once. A reload keeps the step.
  const step = page.getByRole('heading', { level: 1, name: 'You already have an account' });
  await step.waitFor();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kermesse:pending-link'))).not.toBeNull();
  await page.reload();
  await step.waitFor();
  const password = page.getByRole('main').getByLabel('Password of your account', { exact: true });
  await password.fill('Not-the-one-1');
  await page.getByRole('button', { name: 'Link Google and log in' }).click();
  await page.getByText('Wrong password', { exact: true }).waitFor();
  await password.fill(demoPassword);
  await page.getByRole('button', { name: 'Link Google and log in' }).click();
  await page.waitForURL('**/account/events');
  await page.getByRole('heading', { level: 1, name: 'My events' }).waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('kermesse:pending-link'))).toBeNull();
});

it('keeps the requested page and the language when the visitor logs in without Google before the app has started', async () => {
  const { page } = await openPage();
  issuer.service.on('beforeTokenSigning', ({ payload }) => {
    Object.assign(payload, { sub: 'g-4', email: 'kossi@kermesse.example', email_verified: true });
  });
  const release = await hold(page);
  await page.goto(`${site.origin}/en/login?redirect=%2Faccount%2Fevents`);
  await page.getByRole('main').getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { level: 1, name: 'You already have an account' }).waitFor();
  // The server's page does not know the requested page: the loader completes the link.
  await page.getByRole('link', { name: 'Log in without Google' }).click();
  await page.waitForURL('**/en/login?redirect=*', { waitUntil: 'commit' });
  // Filled in and submitted before hydration: the press is queued and repeated once React has the input.
  await logIn(page, 'kossi@kermesse.example', demoPassword);
  await release();
  await page.waitForURL('**/en/account/events');
});

it('keeps the step that links Google, and the requested page, in another language', async () => {
  const { page } = await openPage();
  issuer.service.on('beforeTokenSigning', ({ payload }) => {
    Object.assign(payload, { sub: 'g-5', email: 'afi@kermesse.example', email_verified: true });
  });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const switchTo = (name: RegExp) => page.getByRole('banner').getByRole('link', { name }).click();
  const release = await hold(page);
  await page.goto(`${site.origin}/en/login?redirect=%2Faccount%2Fevents`);
  await page.getByRole('main').getByRole('link', { name: 'Continue with Google' }).click();
  await heading('You already have an account');
  // Before the app has loaded, the switch waits for it.
  await switchTo(/^FR/);
  await release();
  await heading('Vous avez déjà un compte');
  await page.getByRole('main').getByLabel('Mot de passe de votre compte', { exact: true }).fill(demoPassword);
  await switchTo(/^EN/);
  await heading('You already have an account');
  await page.getByRole('main').getByLabel('Password of your account', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Link Google and log in' }).click();
  await page.waitForURL('**/en/account/events');
});

const visitors: { locale: Locale; width: number; height: number }[] = [
  { locale: 'fr', width: 1280, height: 900 },
  { locale: 'en', width: 390, height: 844 },
  { locale: 'fr', width: 320, height: 256 },
];

it.each(inTurn(visitors, 2))(
  'the step that links Google works with late scripts and keeps the focus, $locale, $width × $height',
  { timeout: 100_000 },
  async ({ locale, ...viewport }) => {
    issuer.service.on('beforeTokenSigning', ({ payload }) => {
      const sub = `link-${locale}-${viewport.width}`;
      Object.assign(payload, { sub, email: 'kossi@kermesse.example', email_verified: true });
    });
    // The browser has the other language: the page's language is passed to Google and back.
    const options = { viewport, locale: locale === 'fr' ? 'en-GB' : 'fr-FR' };
    const { page, open, t } = await listeners(site)(locale, undefined, options);
    await open('/login');
    await slowCode(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: t('authFrame', 'google') })
      .press('Enter');
    const title = t('authCallback', 'link.title');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const password = page.getByRole('main').getByLabel(t('authCallback', 'link.password'), { exact: true });
    const enter = () => page.keyboard.press('Enter');
    await password.focus();
    await rejects(page, 'link without a password', password, t('form', 'required'), enter);
    await page.keyboard.insertText('Un faux secret 1!');
    await rejects(page, 'link with a wrong password', password, t('failures', 'wrongPassword'), enter);
    await password.fill(demoPassword);
    await enter();
    await page.waitForURL((url) => !url.pathname.includes('/auth/'));
    await expect
      .poll(() => allSpoken(page), { message: 'linked: the next page is announced' })
      .toMatch(/, page (?:loaded|chargée)$/m);
    await expect.poll(() => focusOn(page), { message: 'linked: focus' }).not.toBe('body');
  },
);

it('shows an error, and keeps the requested page and the language, when the login with Google is cancelled', async () => {
  const { page } = await openPage();
  issuer.service.on('beforeAuthorizeRedirect', ({ url }) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  await page.goto(`${site.origin}/fr/login?redirect=%2Faccount%2Fevents`);
  // The press may come before the app has started.
  await page.getByRole('main').getByRole('link', { name: 'Continuer avec Google' }).click();
  await page.waitForURL(
    ({ pathname, searchParams }) => pathname === '/fr/login' && searchParams.get('redirect') === '/account/events',
  );
  await page.getByText('L’authentification a échoué').waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('Session')))).toEqual([]);
  expect(await badge(page).count()).toBe(0);
});
