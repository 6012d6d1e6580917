import type { Locale } from '@kermesse/api/schemas/common/locale';
import { loadFlowTexts } from '@kermesse/flows/texts';
import { loadSectionTexts } from '@kermesse/sections/texts';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { demoPassword } from '../accounts/account.ts';
import type { siteAndBrowser } from '../site-and-browser.ts';
import { listenTo } from './spoken.ts';
import { hydrated } from '../visitor.ts';

/** A text of the site by its namespace and its key, in the language of a visitor. */
export type Texts = (namespace: string, key: string) => string;

/** A visitor whose pages write down what a screen reader would say. */
export interface Listener {
  context: BrowserContext;
  page: Page;
  /** Opens a path of the site in the visitor's language, and waits until React has taken over. */
  open: (path: string) => Promise<void>;
  t: Texts;
}

/** The texts of the sections and of the screens in a language. */
async function textsOf(locale: Locale): Promise<Texts> {
  const texts = { ...(await loadSectionTexts(locale)), ...(await loadFlowTexts(locale)) };
  return (namespace, key) => {
    const [first = '', second] = key.split('.');
    const found = texts[namespace]?.[first];
    const text = typeof found === 'string' ? found : found?.[second ?? ''];
    if (typeof text !== 'string') throw new Error(`no text ${namespace}:${key}`);
    return text;
  };
}

/** Makes visitors who listen to the pages of a site, logged in with a demo account where one is named. */
export function listeners({ site, browser }: Awaited<ReturnType<typeof siteAndBrowser>>) {
  return async (
    locale: Locale,
    account?: 'afi' | 'ama' | 'efua' | 'kossi',
    options: BrowserContextOptions = {},
  ): Promise<Listener> => {
    const context = await browser.visitor(options);
    await listenTo(context);
    const page = await context.newPage();
    const t = await textsOf(locale);
    const open = async (path: string) => {
      await page.goto(`${site.origin}/${locale}${path}`);
      await hydrated(page);
    };
    if (account !== undefined) {
      await open('/login');
      const main = page.getByRole('main');
      await main.getByLabel(t('login', 'email'), { exact: true }).fill(`${account}@kermesse.example`);
      await main.getByLabel(t('login', 'password'), { exact: true }).fill(demoPassword);
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => !url.pathname.endsWith('/login'));
    }
    return { context, page, open, t };
  };
}

/** Asks for a code by phone for somebody whom nobody knows, in the dialog of the login page; gives the dialog and the field of the code. */
export async function askForCode({ page, open, t }: Listener, phone: string) {
  await open('/login');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('signInFrame', 'phone') })
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
