import type { Locale } from '@kermesse/api/schemas/common/locale';
import { loadFlowTexts } from '@kermesse/flows/texts';
import { loadSectionTexts } from '@kermesse/sections/texts';
import type { BrowserContextOptions } from 'playwright';
import { demoPassword, fillInLogin } from '../accounts/account.ts';
import type { Site } from '../site.ts';
import { listenTo } from './spoken.ts';
import { arrived, hydrated, openPage, type Visitor } from '../visitor.ts';

/** Returns a text of the site by namespace and key, in the visitor's language. */
export type Texts = (namespace: string, key: string) => string;

/** A visitor whose pages record the announcements of a screen reader. */
export interface Listener extends Visitor {
  /**
   * Opens a path of the site in the visitor's language and waits until React has hydrated the page. The first time, a
   * visitor with an account logs in on the way to it.
   */
  open: (path: string) => Promise<void>;
  t: Texts;
}

/** Loads the texts of the sections and screens in a language. */
export async function textsOf(locale: Locale): Promise<Texts> {
  const texts = { ...(await loadSectionTexts(locale)), ...(await loadFlowTexts(locale)) };
  return (namespace, key) => {
    const [first = '', second] = key.split('.');
    const found = texts[namespace]?.[first];
    const text = typeof found === 'string' ? found : found?.[second ?? ''];
    if (typeof text !== 'string') throw new Error(`there is no text with the key ${namespace}:${key}`);
    return text;
  };
}

/**
 * Creates a function that opens a site as a visitor whose pages record announcements. With `account`, the visitor logs
 * in to that demo account.
 */
export function listeners(site: Site) {
  return async (
    locale: Locale,
    account?: 'afi' | 'ama' | 'efua' | 'kossi',
    options: BrowserContextOptions = {},
  ): Promise<Listener> => {
    const visitor = await openPage(options);
    const { context, page } = visitor;
    await listenTo(context);
    const t = await textsOf(locale);
    let isGuest = true;
    const open = async (path: string) => {
      const logsIn = isGuest && account !== undefined;
      await page.goto(`${site.origin}/${locale}${logsIn ? `/login?redirect=${path}` : path}`);
      await hydrated(page);
      if (!logsIn) return;
      isGuest = false;
      await fillInLogin(page, `${account}@kermesse.example`, demoPassword);
      await page.keyboard.press('Enter');
      // The next page's address comes before its content.
      await page.getByRole('main').getByLabel(t('login', 'password'), { exact: true }).waitFor({ state: 'detached' });
      await arrived(page);
    };
    return { ...visitor, open, t };
  };
}

/**
 * Requests a phone code for an unknown number in the dialog of the login page. Returns the dialog and the field of the
 * code.
 */
export async function requestCode({ page, open, t }: Listener, phone: string) {
  await open('/login');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('authFrame', 'phone') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('phoneLogin', 'phone.label') }).fill(phone);
  await page.keyboard.press('Enter');
  await dialog.getByLabel(t('phoneLogin', 'names.firstname')).fill('Efua');
  await dialog.getByLabel(t('phoneLogin', 'names.lastname'), { exact: true }).fill('Dogbe');
  await page.keyboard.press('Enter');
  const code = dialog.getByLabel(t('phoneLogin', 'code.label'));
  await code.waitFor();
  return { dialog, code };
}
