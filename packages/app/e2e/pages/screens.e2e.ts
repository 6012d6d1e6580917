import { locales, type Locale } from '@kermesse/api/schemas/common/locale';
import { screenRoutes, type ScreenRoute } from '@kermesse/api/schemas/pages/routes';
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Access } from '../../src/routes/define-route.ts';
import { routeOf } from '../../src/routes/manifest.ts';
import { logOutFromMenu, demoPassword, logIn } from '../support/accounts/account.ts';
import { expectFitWhenNarrow } from '../support/checks/cut.ts';
import { invalidHtml, violations } from '../support/checks/audits.ts';
import { arrived, hydrated, openPage, watchRequests } from '../support/visitor.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();

/** Returns the addresses of a screen: one for each of its paths and each value of an optional parameter. */
const addressesOf = ({ paths, values, data }: ScreenRoute): string[] =>
  paths.flatMap((path) => {
    const [, optional = ''] = /:(\w+)\?$/.exec(path) ?? [];
    const query = data === 'email' ? '?email=a@example.com' : '';
    return (values?.[optional] ?? ['']).map(
      (value) => path.replace(/:\w+\?$/, value).replaceAll(/:\w+/g, 'unknown') + query,
    );
  });

const addressesFor = (...access: Access[]): string[] =>
  screenRoutes.filter(({ screen }) => access.includes(routeOf(screen)?.access ?? 'public')).flatMap(addressesOf);

const forGuests = [...addressesFor('public', 'guest'), '/nowhere'];
/** The screens of a user without a profile. */
const forNewcomers = ['/profile-info'];
const forAma = addressesFor('member', 'member-with-profile').filter((address) => !forNewcomers.includes(address));

interface Visit {
  paths: string[];
  as?: 'ama' | 'efua';
}

/** Opens a page for a guest, or for a user who logs in on the way to the first opened path. */
async function visitor(options: BrowserContextOptions, as?: Visit['as']) {
  const here = await openPage(options);
  const { page } = here;
  const quiet = watchRequests(page);
  let guest = as !== undefined;
  async function open(locale: Locale, path: string) {
    await page.goto(`${site.origin}${guest ? `/en/login?redirect=/${locale}${path}` : `/${locale}${path}`}`);
    if (guest) {
      await logIn(page, `${as}@kermesse.example`, demoPassword);
      await page.waitForURL(`**/${locale}${path}`);
      await arrived(page);
      guest = false;
    }
    await hydrated(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await quiet();
  }
  return { ...here, open };
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
      const { page, open, silent } = await visitor({ colorScheme: locale === 'fr' ? 'light' : 'dark' }, as);
      for (const path of own) {
        await page.setViewportSize({ width: 1280, height: 900 });
        await open(locale, path);
        // The footer is the same on all screens.
        expect(await violations(page, { apart: path === own[0] ? [] : ['footer'] }), path).toEqual([]);
        await expectFitWhenNarrow(page);
      }
      silent(['status of 404']);
    },
  );
});

it('the account dialogs fit at 320 pixels and at 200 % zoom', { timeout: 200_000 }, async () => {
  const { page, open, silent } = await visitor({ locale: 'fr-FR' }, 'ama');
  const looked = async (name: RegExp, role: 'dialog' | 'alertdialog' = 'dialog') => {
    await page.getByRole(role, { name }).waitFor();
    await expectFitWhenNarrow(page);
  };
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1280, height: 900 });
  };
  await open('fr', '/account/profile');
  for (const [button, dialog] of [
    [/^Changer de mot de passe$/, /mot de passe/],
    [/^Changer d’adresse/, /adresse/],
    [/la photo$/, /photo/],
  ] as const) {
    await press(button);
    await looked(dialog);
    await closeDialog();
  }
  await page.getByRole('tab', { name: 'Documents' }).click();
  await press(/^Ajouter un document$/);
  await looked(/document/);
  await closeDialog();
  await page.getByLabel('Prénom').fill('Ama Akouvi');
  await page.getByRole('link', { name: 'Kits' }).first().click();
  await looked(/./, 'alertdialog');
  await open('en', '/account/dashboard');
  await logOutFromMenu(page);
  await looked(/./, 'alertdialog');
  silent(['status of 404']);
});

it('each step of the phone login dialog fits at 320 pixels and at 200 % zoom', { timeout: 200_000 }, async () => {
  const { page, open, silent } = await visitor({ locale: 'fr-FR' });
  await open('fr', '/login');
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
  silent(['status of 404']);
});

it.each([...forGuests, ...forAma, ...forNewcomers])('the server sends %s as valid HTML', async (path) => {
  const response = await fetch(`${site.origin}/en${path}`);
  expect(await invalidHtml(await response.text())).toEqual([]);
});
