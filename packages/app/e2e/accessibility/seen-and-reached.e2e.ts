import { locales } from '@kermesse/api/schemas/common/locale';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTurn } from '../support/combinations.ts';
import { coveredControls, coveredFocus, coveredStops, isInView } from '../support/checks/covered.ts';
import { violations } from '../support/checks/audits.ts';
import { requestCode, listeners, type Listener } from '../support/checks/listener.ts';
import { hasFocus, rejects, spokenOn } from '../support/checks/spoken.ts';
import { sharedSite } from '../support/site.ts';
import { hold } from '../support/scripts.ts';

const site = await sharedSite();
const listener = listeners(site);

const small = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

/** Lists the controls of a page that are covered while they have the focus, on a phone and at 400 % zoom. */
async function covered(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of small) {
    await page.setViewportSize(size);
    const controls = await coveredControls(page);
    found.push(...controls.map((control) => `${page.url()} ${size.width} × ${size.height}: ${control}`));
  }
  return found;
}

it(
  'nothing covers the focused control, on a phone and at 400 % zoom, nor a notification the bar at the bottom',
  {
    timeout: 120_000,
  },
  async () => {
    const guest = await listener('fr');
    for (const path of ['/login', '/register', '/reset-password', '/contact']) {
      await guest.open(path);
      expect(await covered(guest.page)).toEqual([]);
    }
    await guest.context.close();

    const member = await listener('fr', 'ama');
    const { page: own } = member;
    for (const [path, last] of [
      ['/delete-account', own.getByRole('radio').last()],
      ['/account/profile', own.getByRole('tab').last()],
    ] as const) {
      await member.open(path);
      await last.waitFor();
      expect(await covered(own)).toEqual([]);
    }
    for (const tab of await own.getByRole('tab').all()) {
      await own.setViewportSize({ width: 1280, height: 900 });
      await tab.click();
      await own.getByRole('tabpanel', { name: (await tab.textContent()) ?? '', exact: true }).waitFor();
      expect(await covered(own)).toEqual([]);
    }
    await own.evaluate(() => document.getElementById('main')?.focus());
    expect(await coveredStops(own, 12), 'by Tab').toEqual([]);

    await own.setViewportSize({ width: 360, height: 740 });
    await member.open('/account/profile');
    await own.getByLabel(member.t('account', 'firstname'), { exact: true }).fill('Amavi');
    await own
      .getByRole('button', { name: member.t('account', 'save') })
      .first()
      .click();
    await own.getByText(member.t('form', 'success'), { exact: true }).first().waitFor();
    const links = await own.locator('[data-bottom-bar]').getByRole('link').all();
    expect(links.length).toBe(5);
    for (const link of links) expect(await isInView(link), 'the bar below the notification').toBe(true);
  },
);

it.each(inTurn(locales, 0))(
  'a notification does not cover the focused field, and an error scrolls into view, at 400 % zoom, %s',
  { timeout: 60_000 },
  async (locale) => {
    const { page, open, t } = await listener(locale, undefined, { viewport: { width: 320, height: 256 } });
    await open('/reset-password');
    const email = page.getByRole('main').getByRole('textbox');
    await email.fill('afi@kermesse.example');
    // Scroll the field to where the notification appears.
    await email.evaluate((field) => field.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await email.press('Enter');
    const notification = page.getByRole('list').getByText(t('resetRequest', 'sent')).first();
    await notification.waitFor();
    await hasFocus(email, 'the field keeps the focus');
    await expect.poll(() => coveredFocus(page)).toBe('');
    expect(await notification.isVisible(), 'the notification is visible meanwhile').toBe(true);

    await open('/login');
    await page.getByRole('main').getByLabel(t('login', 'email'), { exact: true }).fill('afi@kermesse.example');
    await page.getByRole('main').getByLabel(t('login', 'password'), { exact: true }).fill('Un faux secret 1!');
    await page.keyboard.press('Enter');
    const reason = page.getByText(t('failures', 'wrongCredentials'), { exact: true });
    await reason.waitFor();
    await expect.poll(() => isInView(reason), { message: 'the error is in view and uncovered' }).toBe(true);
  },
);

it.each(inTurn(locales, 1))(
  'the first invalid field of a form that is higher than the screen is in view, %s',
  async (locale) => {
    const { page, open } = await listener(locale, undefined, { viewport: { width: 360, height: 640 } });
    await open('/register');
    await page.getByRole('main').locator('form button[type="submit"]').click();
    const email = page.getByRole('main').getByRole('textbox').first();
    await hasFocus(email);
    // The notice above the button appears later, and scrolls into view as well.
    await page.getByRole('main').getByRole('alert').filter({ hasText: /./ }).waitFor();
    await expect.poll(() => isInView(email)).toBe(true);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await isInView(email)).toBe(true);
  },
);

it('on a phone nothing covers the set-up, and the error of a group of choices is in view with its label', async () => {
  const { page, open, t } = await listener('fr', 'efua');
  const phone = { width: 360, height: 640 };
  await open('/profile-info');
  const main = page.getByRole('main');
  const provider = main.getByRole('radio').first();
  await provider.waitFor();
  expect(await covered(page)).toEqual([]);
  await page.setViewportSize(phone);
  const next = main.getByRole('button', { name: t('profileSetup', 'next') });
  await next.click();
  const error = main.locator('[data-kind="error"]').first();
  await error.waitFor();
  await expect.poll(() => isInView(error)).toBe(true);

  // The checkboxes are in the second step.
  await provider.focus();
  await page.keyboard.press('Space');
  await next.click();
  await main.getByRole('heading', { name: t('profileSetup', 'companyTitle') }).waitFor();
  await main.getByRole('textbox').first().waitFor();
  expect(await covered(page)).toEqual([]);
  await page.setViewportSize(phone);
  await next.click();
  await main.getByRole('checkbox').first().waitFor();
  await next.click();
  await error.waitFor();
  const label = main.getByText(t('profileForm', 'types'), { exact: true });
  for (const each of [label, error]) await expect.poll(() => isInView(each)).toBe(true);
});

/** Returns the names of the matching elements: label or text. */
const namesOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent.trim()),
    );

/** Asserts that a selector matches several elements with unique names. */
async function differ(page: Page, selector: string): Promise<void> {
  const names = await namesOf(page, selector);
  expect(names.length, selector).toBeGreaterThan(1);
  expect(new Set(names).size, names.join()).toBe(names.length);
}

describe('roles and names on pages for guests', () => {
  let guest: Listener;
  beforeAll(async () => {
    guest = await listener('en');
  });

  it('on the home page slide viewports have the role group, and portraits their alternative text outside the caption', async () => {
    const { page, open } = guest;
    await open('/');
    const stops = page.locator('main [tabindex="0"]:has(> [role="group"])');
    expect(await stops.count(), 'slide viewports').toBeGreaterThan(0);
    for (const stop of await stops.all()) expect(await stop.getAttribute('role')).toBe('group');
    const captioned = page.locator('main figure:has(figcaption) img');
    expect(await captioned.count(), 'portraits').toBeGreaterThan(0);
    expect(await captioned.evaluateAll((images) => images.map((image) => image.getAttribute('alt')))).not.toContain(
      null,
    );
    expect(await page.locator('main figcaption img:not([alt=""])').count(), 'portraits in captions').toBe(0);
  });

  it('the title of the home page does not change with the slides', async () => {
    const { page, t } = guest;
    // Inert elements are hidden from every visitor.
    const titles = () =>
      page
        .locator('h1')
        .evaluateAll((all) =>
          all.filter((title) => title.closest('[inert]') === null).map((title) => title.textContent),
        );
    const before = await titles();
    expect(before).toHaveLength(1);
    const hero = page.locator('[data-section="hero-slider"]');
    await hero.getByRole('button', { name: t('carousel', 'next') }).press('Enter');
    const first = hero.locator('[data-slides] > [role="group"]').first();
    await expect.poll(() => first.getAttribute('inert'), { message: 'the first slide is inert' }).not.toBeNull();
    expect(await titles()).toEqual(before);
  });

  it('the day tabs of two programmes and calendar links have unique names', async () => {
    const { page, open } = guest;
    await open('/agenda');
    await differ(page, '[role="tablist"]');
    await differ(page, 'main a[download]');
  });

  it('the buttons that reveal a password have unique names', async () => {
    const { page, open } = guest;
    await open('/register');
    await differ(page, 'main form button:not([type="submit"])');
  });

  it('table rows have headers', async () => {
    const { page, open } = guest;
    await open('/charte');
    const rows = page.locator('main tbody tr');
    expect(await rows.count()).toBeGreaterThan(1);
    expect(await page.locator('main tbody tr > th[scope="row"]').count()).toBe(await rows.count());
  });
});

it('a programme keeps the focus when its code loads', { timeout: 90_000 }, async () => {
  const { page } = await listener('en');
  const release = await hold(page, '**/assets/entry.browser-*');
  await page.goto(`${site.origin}/en/agenda`);
  const tab = page.getByRole('tab').first();
  await tab.focus();
  await release();
  await page.locator('[data-section-id][data-hydrated]:has([role="tab"])').first().waitFor();
  await hasFocus(tab);
});

it('borders, links and focus rings are stronger when more contrast is preferred', { timeout: 60_000 }, async () => {
  const { page, open, t } = await listener('en', undefined, { contrast: 'more' });
  await open('/login');
  const inks = new Set<string>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const field = page.getByRole('main').getByLabel(t('login', 'email'), { exact: true });
    await field.focus();
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    inks.add(ink);
    const seen = await field.evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(seen, `the border of a field, ${colorScheme}`).toBe(ink);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' });
    const { line, thickness } = await link.evaluate((element) => {
      const { textDecorationLine, textDecorationThickness } = getComputedStyle(element);
      return { line: textDecorationLine, thickness: textDecorationThickness };
    });
    expect([line, thickness]).toEqual(['underline', '2px']);
    const ring = page.getByRole('main').getByRole('link', { name: t('login', 'forgot') });
    await field.press('Tab');
    await ring.focus();
    expect(await ring.evaluate((element) => getComputedStyle(element).outlineWidth)).toBe('3px');
    expect(await violations(page), colorScheme).toEqual([]);
  }
  expect(inks.size, 'the colours of both themes').toBe(2);
});

it('the countdown of a code is not announced, and its button keeps its name', { timeout: 60_000 }, async () => {
  const visitor = await listener('en');
  const { page, t } = visitor;
  const { dialog, code } = await requestCode(visitor, '90 55 44 33');
  await dialog.getByRole('button', { name: t('phoneLogin', 'code.resend') }).focus();
  const before = (await spokenOn(page)).length;
  const shown = await dialog.textContent();
  await expect.poll(() => dialog.textContent(), { message: 'the countdown ticks' }).not.toBe(shown);
  expect((await spokenOn(page)).slice(before)).toEqual([]);
  await code.fill('000000');
  await rejects(page, 'wrong code', code, t('failures', 'wrongCode'), () => page.keyboard.press('Enter'));
});
