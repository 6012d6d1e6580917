import { expect, it } from 'vitest';
import { openContext } from './support/browsers.ts';
import { inTurn } from './support/combinations.ts';
import { listeners } from './support/checks/listener.ts';
import { sharedSite } from './support/site.ts';

const site = await sharedSite();
const listener = listeners(site);

const words = {
  fr: ['Une partie de la page n’a pas pu être chargée.', 'Réessayer'],
  en: ['Part of the page could not be loaded.', 'Try again'],
} as const;

interface Visit {
  path: string;
  account?: 'ama' | 'efua';
  /** The files that cannot be loaded. */
  missing: string;
  /** A field to focus: pages for guests load their code when the visitor uses something. */
  field?: string;
  /** What the page shows once the code has loaded. */
  shows: string;
}
const allScripts = '**/assets/**/*.js';
const visits: Visit[] = [
  { path: '/account/profile', account: 'ama', missing: allScripts, shows: 'h1' },
  { path: '/account/profile', account: 'ama', missing: '**/assets/AccountScreen-*.js', shows: 'h1' },
  { path: '/account/events', account: 'ama', missing: '**/assets/engine-*.js', shows: 'h1' },
  { path: '/profile-info', account: 'efua', missing: allScripts, shows: 'h1' },
  { path: '/login', missing: allScripts, field: 'email', shows: 'main[data-hydrated]' },
  { path: '/register', missing: allScripts, field: 'email', shows: 'main[data-hydrated]' },
  { path: '/contact', missing: allScripts, field: 'name', shows: '[data-section=contact][data-hydrated]' },
];

it('says that scripts cannot be loaded, and retries in place', { timeout: 200_000 }, async () => {
  const narrow = { viewport: { width: 360, height: 740 } };
  const logIn = async (account: 'ama' | 'efua') => {
    const { context, open } = await listener('en', account, narrow);
    await open('/charte');
    return context;
  };
  const members = { ama: logIn('ama'), efua: logIn('efua') };
  const meet = async ({ path, account, missing, field, shows }: Visit, locale: 'fr' | 'en') => {
    const context = await (account === undefined ? openContext(narrow) : members[account]);
    const page = await context.newPage();
    const wasPressed = () => page.evaluate(() => 'wasPressed' in window).catch(() => false);
    // The page also retries by itself. Only a press of the link ends the failures.
    await page.route(missing, async (route) =>
      ((await wasPressed()) ? route.continue() : route.abort('connectionreset')).catch(() => undefined),
    );
    await page.goto(`${site.origin}/${locale}${path}`, { waitUntil: 'commit' });
    const typed = field === undefined ? undefined : page.getByRole('main').locator(`[name=${field}]`).first();
    await typed?.fill('afi');
    const [message, retry] = words[locale];
    const status = page.getByRole('status').filter({ hasText: message });
    await status.waitFor({ timeout: 10_000 });
    await page.evaluate(() =>
      addEventListener('click', () => Object.assign(window, { wasPressed: true }), { capture: true }),
    );
    await status.getByRole('link', { name: retry }).click();
    await page.locator(shows).first().waitFor({ timeout: 20_000 });
    await expect.poll(() => page.locator('#late').textContent(), { message: path }).toBe('');
    // A new document would lose what the visitor has typed.
    expect(await wasPressed(), `${path}: the same document`).toBe(true);
    if (typed !== undefined) expect(await typed.inputValue(), path).toBe('afi');
    await page.close();
  };
  // In parallel: they wait most of the time.
  await Promise.all(
    visits.flatMap((visit, place) => inTurn(['fr', 'en'] as const, place).map((locale) => meet(visit, locale))),
  );
});

it('says that a screen whose scripts never arrive is slow, and reloads it', { timeout: 60_000 }, async () => {
  const page = await (await openContext()).newPage();
  let isHeld = true;
  await page.route(allScripts, (route) => (isHeld ? undefined : route.continue().catch(() => undefined)));
  await page.goto(`${site.origin}/en/account/profile`, { waitUntil: 'commit' });
  const status = page.getByRole('status').filter({ hasText: 'The site is responding slowly.' });
  await status.waitFor({ timeout: 20_000 });
  isHeld = false;
  await status.getByRole('link', { name: 'Try again' }).click();
  await page.waitForURL('**/login*');
  await page.locator('h1').waitFor();
});
