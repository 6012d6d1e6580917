import type { BrowserContextOptions, Page } from 'playwright';
import { expect, it } from 'vitest';
import { startSlowSite } from '../support/slow.ts';
import { openPage, type Visitor, hydrated } from '../support/visitor.ts';
import { sharedSite } from '../support/site.ts';
import { hold } from '../support/scripts.ts';
import { isFocused } from '../support/keys.ts';

const site = await sharedSite();

/** Opens a page and returns the visitor. `silent` asserts that the console is empty. */
async function open(path: string, options?: BrowserContextOptions): Promise<Visitor> {
  const visitor = await openPage({ locale: 'fr-FR', ...options });
  await visitor.page.goto(site.origin + path);
  return visitor;
}

interface Failing {
  /** The name of a link of the header, with which the title of its page begins. */
  to: string;
  /** The file that fails, and its response. */
  file: string;
  response: { status: number; contentType?: string; body?: string };
  /** A part of the message. */
  words: string;
}

/** Follows a link while a file that its page needs fails. Asserts that the page stays, and that a retry leaves it. */
async function expectRetry(page: Page, { to, file, response, words }: Failing): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.route(file, (route) => route.fulfill(response));
  await page.getByRole('banner').getByRole('link', { name: to }).first().click();
  const notice = page.getByRole('alert');
  await notice.waitFor();
  expect(await notice.textContent()).toContain(words);
  expect(new URL(page.url()).pathname).toBe(pathname);
  await page.unroute(file);
  await notice.getByRole('button', { name: 'Réessayer' }).click();
  await page.waitForFunction((title) => document.title.startsWith(title), to);
  expect(await page.getByRole('alert').count()).toBe(0);
}

it('follows links by fetching page props only, announces pages and restores scroll positions', async () => {
  const here = await open('/fr/');
  const { page } = here;
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  const background = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backgroundColor);
  expect(await background()).toBe('rgba(0, 0, 0, 0)');
  await page.evaluate(() => scrollTo({ top: 101, behavior: 'instant' }));
  await expect.poll(background, { message: 'the header is solid' }).not.toMatch(/, 0(?:\.\d+)?\)$/);
  await hydrated(page);
  // The app loads news categories and tags once the browser is idle.
  await expect.poll(() => here.takeRequests().operations).toContain('/api/news-tags');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  // By coordinates: Playwright would first scroll to the sticky header's position in the flow.
  const box = await link('Tarifs').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await page.waitForURL('**/fr/tarifs');
  await page.waitForFunction(() => document.title.startsWith('Tarifs') && scrollY === 0);
  const { documents, operations } = here.takeRequests();
  expect(documents).toEqual([]);
  expect(operations).toEqual(['/api/page-props?path=%2Ftarifs&locale=fr']);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe(`${site.origin}/fr/tarifs`);
  await page.getByText('page chargée').waitFor({ state: 'attached' });
  // A press on the link to the current page prefetches nothing; pointing at another link does.
  const ahead: string[] = [];
  await link('Tarifs').dispatchEvent('pointerdown');
  await link('Agenda').hover();
  await expect.poll(() => ahead.push(...here.takeRequests().operations)).toBeGreaterThan(0);
  expect(ahead).toEqual(['/api/page-props?path=%2Fagenda&locale=fr']);

  await page.goBack();
  await page.waitForFunction(() => document.title.startsWith('Kermesse') && Math.abs(scrollY - 900) < 2);
  expect(here.takeRequests().documents).toEqual([]);
  await page.goForward();
  await page.waitForFunction(() => document.title.startsWith('Tarifs') && scrollY === 0);
  here.silent();
});

it('shows the page of the later of two clicks, and keeps the page and offers a retry after a bad response', async () => {
  const here = await open('/fr/');
  const { page } = here;
  const follow = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
  await hydrated(page);
  const release = await hold(page, '**/api/page-props?path=%2Ftarifs*');
  await follow('Tarifs');
  await page.locator('[data-progress]').waitFor();
  await follow('Agenda');
  await page.waitForURL('**/fr/agenda');
  await release();
  await page.waitForFunction(() => document.title.startsWith('Agenda'));
  expect(new URL(page.url()).pathname).toBe('/fr/agenda');
  here.silent();

  const error = '{"errorCode":"server/error","message":"no"}';
  const json = { status: 500, contentType: 'application/json', body: error };
  await expectRetry(page, { to: 'Prestataires', file: '**/api/page-props*', response: json, words: 'un problème' });
  const wrong = { ...json, status: 200, body: '{"page":1}' };
  await expectRetry(page, { to: 'Kermesse', file: '**/api/page-props*', response: wrong, words: 'illisible' });
});

it('keeps page and focus when the current language is chosen, and changes to another without a page load', async () => {
  const here = await open('/fr/');
  const { context, page } = here;
  const languageAt = async (path: string) =>
    /<html lang="(\w+)"/.exec(await (await context.request.get(site.origin + path)).text())?.[1];
  const stored = () => page.evaluate(() => localStorage.getItem('Lang'));
  const link = page.getByRole('banner').getByRole('link', { name: /^FR/ });
  expect(await languageAt('/')).toBe('fr');
  here.takeRequests();
  await page.evaluate(() => localStorage.removeItem('Lang'));
  // Before and after the app has loaded.
  await link.press('Enter');
  expect(await stored()).toBe('fr');
  await hydrated(page);
  await link.press('Enter');
  await page.waitForLoadState('networkidle');
  expect(await isFocused(link)).toBe(true);
  expect(here.takeRequests().documents).toEqual([]);

  await page.getByRole('banner').getByRole('link', { name: /^EN/ }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'en');
  expect(new URL(page.url()).pathname).toBe('/en/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  await page.getByRole('contentinfo').getByText('Set with care').waitFor();
  expect(here.takeRequests().documents).toEqual([]);
  expect(await stored()).toBe('en');
  expect(await languageAt('/')).toBe('en');
  here.silent();
});

it('changes the theme before React loads, and serves the next page in it', async () => {
  const visitor = await openPage({ locale: 'fr-FR', colorScheme: 'light' });
  const { page } = visitor;
  await page.route('**/assets/entry.browser-*', () => new Promise(() => undefined));
  await page.goto(`${site.origin}/fr/`);
  await page.getByRole('button', { name: 'Passer au thème sombre' }).click();
  expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
  await page.getByRole('button', { name: 'Passer au thème clair' }).waitFor();
  const html = await (await visitor.context.request.get(page.url())).text();
  expect(html).toMatch(/<html lang="fr" data-theme="dark">/);
  visitor.silent();
});

it('shows that a page is missing, from the server with status 404 and in the app', async () => {
  const visitor = await openPage({ locale: 'fr-FR' });
  const { page } = visitor;
  const title = page.getByRole('heading', { level: 1, name: 'Error 404 - Page not found' });
  const response = await page.goto(`${site.origin}/en/no-such-page`);
  expect(response?.status()).toBe(404);
  expect(await page.title()).toBe('Error 404 - Page not found – Kermesse');
  await title.waitFor();
  await hydrated(page);
  await page.getByRole('link', { name: 'BACK TO HOME' }).click();
  await page.waitForURL('**/en/');
  await page.waitForFunction(() => document.title.startsWith('Kermesse'));
  const link = page.getByRole('banner').getByRole('link', { name: 'Agenda' });
  await link.evaluate((anchor: HTMLAnchorElement) => (anchor.href = '/en/nowhere'));
  // Browsers log the 404 of a document themselves; nothing else may be on the console.
  visitor.silent(['status of 404']);
  visitor.consoleMessages.length = 0;
  await link.click();
  await title.waitFor();
  visitor.silent();
});

it('hydrates only after the whole document has arrived', async () => {
  const slow = await startSlowSite(site.origin);
  const visitor = await openPage({ locale: 'fr-FR' });
  const { page, consoleMessages } = visitor;
  try {
    const early = page.waitForResponse(/assets\/entry/, { timeout: 2000 }).then(
      (response) => response.finished(),
      () => null,
    );
    const opened = page.goto(`${slow.origin}/fr/tarifs`);
    await page.getByRole('banner').getByRole('link', { name: 'Agenda' }).hover();
    // If the app were requested too early, it would have time to load, and would hydrate without its page props.
    await early;
    slow.finish();
    await opened;
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Agenda' }).click();
    await page.waitForFunction(() => document.title.startsWith('Agenda'));
    expect(consoleMessages).toEqual([]);
  } finally {
    await slow.stop();
  }
});

it('says that the server failed when the code of a page does not load, and offers a retry', async () => {
  const here = await open('/fr/');
  const { page } = here;
  await hydrated(page);
  await expectRetry(page, {
    to: 'Tarifs',
    file: '**/assets/Header-*.js',
    response: { status: 503 },
    words: 'un problème',
  });
});

it('shows that the visitor is offline, keeps the page, and navigates after a retry online', async () => {
  const here = await open('/fr/');
  const { page } = here;
  await hydrated(page);
  // The first link that the visitor points at, after they have typed something.
  const code = page.waitForResponse(/\/start-[^/]+\.js$/);
  const field = page.getByRole('textbox', { name: 'Adresse e-mail ou téléphone' }).first();
  await field.fill('ama@example.tg');
  await (await code).finished();
  const failsOffline = async (name: string) => {
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name }).click();
    await page.getByRole('alert').getByText('hors ligne').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.waitForFunction((title) => document.title.startsWith(title), name);
  };
  await failsOffline('Tarifs');
  // The props of this page load before the connection is lost, its code does not.
  const props = page.waitForResponse(/\/api\/page-props/);
  await page.getByRole('banner').getByRole('link', { name: 'Agenda' }).hover();
  await (await props).finished();
  await failsOffline('Agenda');
});

it.each(['before the app has loaded', 'before the code of the navigation has loaded'])(
  'stays on the page when a link is pressed offline %s, and follows it online',
  async (when) => {
    const isEarly = when.includes('the app');
    const { page } = await open('/fr/', { viewport: { width: 360, height: 740 } });
    if (!isEarly) await hydrated(page);
    await page.route(isEarly ? '**/assets/**/*.js' : '**/assets/**/start-*.js', (route) => route.abort());
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu principal' });
    await menu.getByRole('link', { name: 'Tarifs' }).click();
    const status = page.getByText(/^Vous êtes hors ligne/);
    await status.waitFor();
    // A modal panel would hide the message from screen readers.
    expect(await menu.count()).toBe(0);
    expect(page.url()).toBe(`${site.origin}/fr/`);
    await page.unrouteAll();
    await page.context().setOffline(false);
    await page.waitForURL('**/fr/tarifs');
    await page.waitForFunction(() => document.title.startsWith('Tarifs'));
    expect(await status.count()).toBe(0);
    await page.getByRole('banner').getByRole('link', { name: 'Kermesse' }).first().click();
    await page.waitForURL('**/fr/');
  },
);

it('works without JavaScript', async () => {
  const here = await open('/fr/', { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  const { page } = here;
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('banner').locator('[data-theme-toggle]').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu principal' });
  await menu.getByRole('link', { name: 'Tarifs' }).click();
  await page.waitForURL('**/fr/tarifs');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await menu.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/tarifs');
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  here.silent();
});
