import { locales } from '@kermesse/api/schemas/common/locale';
import { describe, expect, it } from 'vitest';
import { badge } from '../support/accounts/account.ts';
import { listeners } from '../support/checks/listener.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();
const listener = listeners(site);

describe.each(locales)('at startup, %s', (locale) => {
  it.each<
    [
      string,
      (route: { abort: (why: string) => Promise<void>; fulfill: (response: object) => Promise<void> }) => Promise<void>,
    ]
  >([
    [
      'the server fails',
      async (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' }),
    ],
    ['the network is down', async (route) => route.abort('internetdisconnected')],
  ])('%s: page and session stay, and the next start loads the missing data', { timeout: 90_000 }, async (_, fail) => {
    const { context, page, open } = await listener(locale, 'ama');
    await open('/charte');
    await page.route('**/api/**', fail);
    const requested = new Set<string>();
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    await open('/account/events');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect
      .poll(() => [...requested].some((path) => path.startsWith('/api/users/')), { message: 'the user' })
      .toBe(true);
    await expect
      .poll(() => requested.has('/api/news-categories') && requested.has('/api/news-tags'), { message: 'news' })
      .toBe(true);
    await badge(page).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/${locale}/account/events`);
    expect((await page.getByRole('alert').allTextContents()).join(''), 'no error is shown').toBe('');
    await page.unroute('**/api/**');
    const loaded = page.waitForResponse((response) => response.url().includes('/api/users/') && response.ok());
    await open('/account/events');
    await loaded;
    await context.close();
  });

  it.each([
    ['a disabled user', 'yao@kermesse.example'],
    ['an administrator', 'edem@kermesse.example'],
  ])('%s cannot sign in with Google', { timeout: 60_000 }, async (_, address) => {
    const { context, page, open, t } = await listener(locale, undefined, {
      locale: locale === 'fr' ? 'fr-FR' : 'en-GB',
    });
    await open('/login');
    await page
      .getByRole('main')
      .getByRole('link', { name: t('signInFrame', 'google') })
      .click();
    await page.locator('input[name=email]').fill(address);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    await page.getByText(t('failures', 'authenticationFailed')).first().waitFor();
    expect(await badge(page).count()).toBe(0);
    await context.close();
  });
});
