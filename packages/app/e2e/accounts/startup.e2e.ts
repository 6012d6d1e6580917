import { locales } from '@kermesse/api/schemas/common/locale';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { badge } from '../support/accounts/account.ts';
import { listeners } from '../support/checks/listener.ts';
import { inTurn } from '../support/combinations.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();
const listener = listeners(site);

type Failure = Parameters<Page['route']>[1];

const failures: [string, Failure][] = [
  ['the server fails', (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>500</h1>' })],
  ['the network is down', (route) => route.abort('internetdisconnected')],
];

it.each(inTurn(locales, 0))(
  'at startup, page and session stay if the server fails or the network is down, and the next start loads the missing data, %s',
  { timeout: 90_000 },
  async (locale) => {
    const { page, open } = await listener(locale, 'ama');
    await open('/charte');
    for (const [failure, fail] of failures) {
      await page.route('**/api/**', fail);
      const requested = new Set<string>();
      page.on('request', (request) => requested.add(new URL(request.url()).pathname));
      await open('/account/events');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect
        .poll(() => [...requested].some((path) => path.startsWith('/api/users/')), { message: `${failure}: the user` })
        .toBe(true);
      await expect
        .poll(() => requested.has('/api/news-categories') && requested.has('/api/news-tags'), { message: failure })
        .toBe(true);
      await badge(page).waitFor();
      expect(new URL(page.url()).pathname, failure).toBe(`/${locale}/account/events`);
      expect((await page.getByRole('alert').allTextContents()).join(''), `${failure}: no error is shown`).toBe('');
      await page.unroute('**/api/**');
      const loaded = page.waitForResponse((response) => response.url().includes('/api/users/') && response.ok());
      await open('/account/events');
      await loaded;
    }
  },
);

// The other tests of Google's login use a provider of their own instead of the one for development.
it('a disabled user cannot log in with the provider for development', async () => {
  const { page, open, t } = await listener('en');
  await open('/login');
  await page
    .getByRole('main')
    .getByRole('link', { name: t('authFrame', 'google') })
    .click();
  await page.locator('input[name=email]').fill('yao@kermesse.example');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
  await page.getByText(t('failures', 'authenticationFailed')).first().waitFor();
  expect(await badge(page).count()).toBe(0);
});
