import { locales } from '@kermesse/api/schemas/common/locale';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signOutFromMenu, demoPassword, logIn } from '../support/accounts/account.ts';
import { sharedBrowser } from '../support/browsers.ts';
import { expectFitWhenNarrow } from '../support/checks/cut.ts';
import { invalidHtml, violations } from '../support/checks/audits.ts';
import { startSite, type Site } from '../support/site.ts';
import { hydrated, watchRequests } from '../support/visitor.ts';

let site: Site;
let browser: Awaited<ReturnType<typeof sharedBrowser>>;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), sharedBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const forGuests = [
  '/login',
  '/register',
  '/reset-password',
  '/reset-password/unknown?email=a@example.com',
  '/verify-email/7/unknown',
  '/nowhere',
];
const forAma = [
  '/account/dashboard',
  '/account/events',
  '/account/kits',
  '/account/notifications',
  '/account/profile',
  '/create-event',
  '/become-coordinator',
  '/delete-account',
];
/** The screens of a user without a profile. */
const forNewcomers = ['/profile-info'];

const quiet = new WeakMap<Page, () => Promise<void>>();

async function open(page: Page, locale: 'fr' | 'en', path: string) {
  await page.goto(`${site.origin}/${locale}${path}`);
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await quiet.get(page)?.();
}

interface Visit {
  paths: string[];
  as?: 'ama' | 'efua';
}

async function visitor(options: BrowserContextOptions, as?: Visit['as']) {
  const context = await browser.visitor(options);
  const page = await context.newPage();
  quiet.set(page, watchRequests(page));
  if (as !== undefined) {
    await page.goto(`${site.origin}/en/login`);
    await logIn(page, `${as}@kermesse.example`, demoPassword);
    await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  }
  const consoleMessages: string[] = [];
  page.on('console', (message) => consoleMessages.push(`${new URL(page.url()).pathname} ${message.text()}`));
  page.on('pageerror', (error) => consoleMessages.push(`${new URL(page.url()).pathname} ${error.message}`));
  // The browser itself logs the status of a document.
  return { context, page, consoleMessages: () => consoleMessages.filter((text) => !text.includes('status of 404')) };
}

describe.each<[string, Visit]>([
  ['guests', { paths: forGuests }],
  ['a user with a profile', { paths: forAma, as: 'ama' }],
  ['a user without a profile', { paths: forNewcomers, as: 'efua' }],
])('the screens of %s', (_, { paths, as }) => {
  // The stories of these screens are audited in both languages. Here the paths alternate between French and English.
  it.each(locales)(
    'have no axe violations and no console messages, and fit at 320 pixels and at 200 % zoom, %s',
    { timeout: 200_000 },
    async (locale) => {
      const turn = locale === 'fr' ? 0 : 1;
      const own = paths.length === 1 ? paths : paths.filter((_path, place) => place % 2 === turn);
      const { context, page, consoleMessages } = await visitor({ colorScheme: locale === 'fr' ? 'light' : 'dark' }, as);
      for (const path of own) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await open(page, locale, path);
        // The footer is the same on all screens.
        expect(await violations(page, { apart: path === own[0] ? [] : ['footer'] }), path).toEqual([]);
        await expectFitWhenNarrow(page);
      }
      expect(consoleMessages()).toEqual([]);
      await context.close();
    },
  );
});

it('the account dialogs fit at 320 pixels and at 200 % zoom', { timeout: 200_000 }, async () => {
  const { context, page, consoleMessages } = await visitor({ locale: 'fr-FR' }, 'ama');
  const looked = async (name: RegExp, role: 'dialog' | 'alertdialog' = 'dialog') => {
    await page.getByRole(role, { name }).waitFor();
    await expectFitWhenNarrow(page);
  };
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  for (const [button, dialog] of [
    [/^Changer de mot de passe$/, /mot de passe/],
    [/^Changer d’adresse/, /adresse/],
    [/la photo$/, /photo/],
  ] as const) {
    await open(page, 'fr', '/account/profile');
    await press(button);
    await looked(dialog);
  }
  await open(page, 'fr', '/account/profile');
  await page.getByRole('tab', { name: 'Documents' }).click();
  await press(/^Ajouter un document$/);
  await looked(/document/);
  await open(page, 'fr', '/account/profile');
  await page.getByLabel('Prénom').fill('Ama Akouvi');
  await page.getByRole('link', { name: 'Kits' }).first().click();
  await looked(/./, 'alertdialog');
  await open(page, 'en', '/account/dashboard');
  await signOutFromMenu(page);
  await looked(/./, 'alertdialog');
  expect(consoleMessages()).toEqual([]);
  await context.close();
});

it('each step of the phone login dialog fits at 320 pixels and at 200 % zoom', { timeout: 200_000 }, async () => {
  const { context, page, consoleMessages } = await visitor({ locale: 'fr-FR' });
  await open(page, 'fr', '/login');
  await page.getByRole('main').getByRole('button', { name: 'Continuer par téléphone' }).click();
  const dialog = page.getByRole('dialog');
  const next = () => dialog.getByRole('button', { name: 'Recevoir mon code' }).click();
  await dialog.getByLabel('Numéro de téléphone').fill('90 11 22 44');
  await expectFitWhenNarrow(page);
  await next();
  await dialog.getByLabel('Prénom').fill('Essi');
  await dialog.getByLabel('Nom', { exact: true }).fill('Koffi');
  await expectFitWhenNarrow(page);
  await next();
  await dialog.getByLabel('Code à six chiffres').waitFor();
  await expectFitWhenNarrow(page);
  expect(consoleMessages()).toEqual([]);
  await context.close();
});

it.each([...forGuests, ...forAma, ...forNewcomers])('the server sends %s as valid HTML', async (path) => {
  const response = await fetch(`${site.origin}/en${path}`);
  expect(await invalidHtml(await response.text())).toEqual([]);
});
