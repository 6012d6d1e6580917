import { locales, type Locale } from '@kermesse/api/schemas/common/locale';
import { screenRoutes, type ScreenRoute } from '@kermesse/api/schemas/pages/routes';
import { expect, it } from 'vitest';
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

/** Opens a page for a guest, or for a user who logs in on the way to the first opened path. */
async function visitor(as?: 'ama' | 'efua') {
  const here = await openPage();
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

type Screens = Awaited<ReturnType<typeof visitor>>;

async function phoneDialog({ page, open }: Screens) {
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
}

async function accountDialogs({ page, open }: Screens) {
  const looked = async (name: RegExp, role: 'dialog' | 'alertdialog' = 'dialog') => {
    await page.getByRole(role, { name }).waitFor();
    await expectFitWhenNarrow(page);
  };
  const press = (name: RegExp) => page.getByRole('button', { name }).first().click();
  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.setViewportSize(wide);
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
}

interface Visit {
  paths: string[];
  as?: 'ama' | 'efua';
  /** Asserts that the dialogs of these screens fit. Starts with a wide window. */
  dialogs?: (here: Screens) => Promise<void>;
}
const wide = { width: 1280, height: 900 };

it.each<[string, Visit]>([
  ['the screens and the phone login dialog of guests', { paths: forGuests, dialogs: phoneDialog }],
  ['the screens and dialogs of a user with a profile', { paths: forAma, as: 'ama', dialogs: accountDialogs }],
  ['the screens of a user without a profile', { paths: forNewcomers, as: 'efua' }],
])(
  '%s fit at 320 pixels and at 200 % zoom; the screens have no axe violations, and nothing is on the console',
  { timeout: 500_000 },
  async (_, { paths, as, dialogs }) => {
    const here = await visitor(as);
    const { page } = here;
    // The stories of these screens are audited in both languages. Here the paths alternate between French and English.
    for (const [turn, locale] of locales.entries()) {
      const own = paths.length === 1 ? paths : paths.filter((_path, place) => place % 2 === turn);
      await page.emulateMedia({ colorScheme: locale === 'fr' ? 'light' : 'dark' });
      for (const path of own) {
        await page.setViewportSize(wide);
        await here.open(locale, path);
        // The footer is the same on all screens.
        expect(await violations(page, { apart: path === own[0] ? [] : ['footer'] }), path).toEqual([]);
        await expectFitWhenNarrow(page);
      }
    }
    await page.setViewportSize(wide);
    await dialogs?.(here);
    here.silent(['status of 404']);
  },
);

it.each([...forGuests, ...forAma, ...forNewcomers])('the server sends %s as valid HTML', async (path) => {
  const response = await fetch(`${site.origin}/en${path}`);
  expect(await invalidHtml(await response.text())).toEqual([]);
});
