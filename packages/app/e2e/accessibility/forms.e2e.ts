import { locales } from '@kermesse/api/schemas/common/locale';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { inTurn } from '../support/combinations.ts';
import { examplesOfEverySection, importPages } from '../support/content.ts';
import { listeners } from '../support/checks/listener.ts';
import { sentCode } from '../support/accounts/outbox.ts';
import { accepts, allSpoken, focusOn, recordSpoken, hasFocus, trimSpaces, rejects } from '../support/checks/spoken.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();
const listener = listeners(site);

const { 'search-bar': search } = await examplesOfEverySection();
await importPages(site, [
  {
    slug: 'recherche',
    title: { fr: 'Recherche' },
    sections: [{ slug: 'search-bar', pivot: { linkId: 'a' }, ...search?.['typical'] }],
    sectionsOrder: ['search-bar__a'],
  },
]);

/** Presses Enter on the focused element. */
const enter = (page: Page) => async () => page.keyboard.press('Enter');

describe('every form announces its errors and keeps the focus', () => {
  it.each(inTurn(locales, 0))('for guests, %s', { timeout: 120_000 }, async (locale) => {
    const { page, open, t } = await listener(locale);
    const main = page.getByRole('main');
    const required = t('form', 'required');
    const written = locale === 'fr' ? '90 77 66 55' : '90 77 66 56';

    await open('/login');
    const email = main.getByLabel(t('login', 'email'), { exact: true });
    const password = main.getByLabel(t('login', 'password'), { exact: true });
    await email.focus();
    await rejects(page, 'login without an address', email, `${t('login', 'email')}: ${required}`, enter(page));
    await email.fill('abc');
    await rejects(page, 'login with a wrong address', email, t('form', 'email'), enter(page));
    await email.fill('nobody@example.com');
    await rejects(page, 'login without a password', password, required, enter(page));
    await password.fill('Un faux secret 1!');
    await rejects(page, 'login with wrong credentials', password, t('failures', 'wrongCredentials'), enter(page));

    await main.getByRole('link', { name: t('login', 'forgot') }).click();
    // The address changes before the content, and both pages have a field with this name.
    await page.getByRole('heading', { level: 1, name: t('resetRequest', 'title') }).waitFor();
    const forgotten = main.getByLabel(t('resetRequest', 'email'), { exact: true });
    await expect
      .poll(() => forgotten.inputValue(), { message: 'the reset form has the address from the login form' })
      .toBe('nobody@example.com');
    await forgotten.fill('');
    await rejects(page, 'reset without an address', forgotten, required, enter(page));
    await forgotten.fill('nobody@example.com');
    await accepts(page, 'reset', t('resetRequest', 'sent'), enter(page));
    await page.goBack();
    await page.waitForURL('**/login');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), {
        message: 'Back focuses the link',
      })
      .toBe(t('login', 'forgot'));

    await main.getByRole('button', { name: t('authFrame', 'phone') }).click();
    const dialog = page.getByRole('dialog');
    const phone = dialog.getByRole('textbox', { name: t('phoneLogin', 'phone.label') });
    await phone.waitFor();
    await rejects(page, 'phone without a number', phone, required, enter(page));
    await phone.fill('12 34');
    await rejects(page, 'phone with a wrong number', phone, t('form', 'phone'), enter(page));
    await phone.fill(written);
    const names = await recordSpoken(page);
    await page.keyboard.press('Enter');
    await expect
      .poll(names, { message: 'the title of the next step is announced' })
      .toContain(trimSpaces(t('phoneLogin', 'names.title')));
    const firstname = dialog.getByRole('textbox', { name: t('phoneLogin', 'names.firstname') });
    await rejects(page, 'phone without a name', firstname, required, enter(page));
    await firstname.fill('Efua');
    await dialog.getByRole('textbox', { name: t('phoneLogin', 'names.lastname'), exact: true }).fill('Dogbe');
    await page.keyboard.press('Enter');
    const code = dialog.getByLabel(t('phoneLogin', 'code.label'));
    await code.waitFor();
    await rejects(page, 'phone without a code', code, required, enter(page));
    await code.fill('12');
    await rejects(page, 'phone with half a code', code, t('form', 'code'), enter(page));
    const right = await sentCode(site, `+228${written.replaceAll(' ', '')}`);
    await code.fill(right === '111111' ? '222222' : '111111');
    await rejects(page, 'phone with a wrong code', code, t('failures', 'wrongCode'), enter(page));
    await dialog.getByRole('button', { name: t('phoneLogin', 'change') }).press('Enter');
    await hasFocus(phone, 'another number');
    await page.keyboard.press('Escape');
    // Closing moves the history back to the entry of the page, which would abort the next navigation.
    await page.waitForFunction(() => !(history.state as { step?: number } | null)?.step);

    await open('/register');
    const address = main.getByLabel(t('register', 'email'), { exact: true });
    await address.focus();
    await rejects(page, 'register with nothing', address, `${t('register', 'email')}: ${required}`, enter(page));
    await address.fill('afi@kermesse.example');
    await main.getByLabel(t('register', 'firstname'), { exact: true }).fill('Afi');
    await main.getByLabel(t('register', 'lastname'), { exact: true }).fill('Mensah');
    const chosen = main.getByLabel(t('register', 'password'), { exact: true });
    await chosen.fill('abc');
    const confirmation = main.getByLabel(t('register', 'confirmation'), { exact: true });
    await confirmation.fill('abc');
    await rejects(page, 'register with a weak password', chosen, t('form', 'tooWeak'), enter(page));
    await chosen.fill('Un autre secret 4711!');
    const [unlike = ''] = t('form', 'mismatch').split('\n');
    await rejects(page, 'register with two passwords', confirmation, unlike, enter(page));
    await confirmation.fill('Un autre secret 4711!');
    await rejects(page, 'register with a known address', address, t('failures', 'emailTaken'), enter(page));

    await open('/contact');
    const name = main.getByRole('textbox', { name: t('contact', 'name'), exact: true });
    await name.focus();
    await main.locator('[data-section-id][data-hydrated]:has([name="subject"])').waitFor();
    await rejects(page, 'contact without a name', name, t('contact', 'required'), enter(page));
    await name.fill('Afi Mensah');
    const reply = main.getByRole('textbox', { name: t('contact', 'emailAddress'), exact: true });
    await reply.fill('abc');
    await main.getByRole('textbox', { name: t('contact', 'phoneNumber'), exact: true }).fill('+228 90 12 34 56');
    await main.getByRole('textbox', { name: t('contact', 'subject'), exact: true }).fill('Un mariage');
    await main.getByRole('textbox', { name: t('contact', 'message'), exact: true }).fill(`Bonjour, ${locale}`);
    await name.focus();
    await rejects(page, 'contact with a wrong address', reply, t('contact', 'emailInvalid'), enter(page));
    await reply.fill('afi@example.com');
    await accepts(page, 'contact', t('contact', 'success'), enter(page));

    await open('/');
    const subscribe = main.getByLabel(t('newsletter', 'label'));
    await subscribe.focus();
    await main.locator('[data-section-id][data-hydrated]:has([name="contact"])').waitFor();
    await subscribe.fill('abc');
    await rejects(
      page,
      'newsletter with neither an address nor a number',
      subscribe,
      t('newsletter', 'neither'),
      enter(page),
    );
    await subscribe.fill(`${locale}@example.com`);
    await accepts(page, 'newsletter', t('newsletter', 'success'), enter(page));
    await page
      .getByRole('banner')
      .getByRole('button', { name: locale === 'fr' ? 'Rechercher' : 'Search' })
      .click();
    const place = dialog.getByRole('textbox', { name: t('search-bar', 'location') });
    await place.fill('Lomé');
    await accepts(page, 'search in the header', t('search-bar', 'soon'), enter(page));
    await hasFocus(place, 'search in the header keeps the focus');
    await page.keyboard.press('Escape');

    await open('/recherche');
    await main.locator('[data-section="search-bar"] button[type="submit"]').focus();
    await main.locator('[data-section="search-bar"][data-hydrated]').waitFor();
    await accepts(page, 'search on a page', t('search-bar', 'soon'), enter(page));
  });

  it.each(inTurn(locales, 1))('for a new customer, %s', { timeout: 60_000 }, async (locale) => {
    const { context, page, open, t } = await listener(locale);
    const main = page.getByRole('main');
    await open('/register');
    for (const [field, text] of [
      ['firstname', 'Efua'],
      ['lastname', 'Dogbe'],
      ['email', `efua-${locale}@example.com`],
      ['password', 'Un autre secret 4711!'],
      ['confirmation', 'Un autre secret 4711!'],
    ] as const)
      await main.getByLabel(t('register', field), { exact: true }).fill(text);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile-info');
    await page.getByRole('heading', { level: 1, name: t('profileSetup', 'typeTitle') }).waitFor();
    const next = page.getByRole('button', { name: t('profileSetup', 'next') });
    await expect.poll(() => page.title()).toContain(`${t('profileSetup', 'typeTitle')} – `);
    await expect
      .poll(() => allSpoken(page), { message: 'registered: the first step is announced' })
      .toContain(
        trimSpaces(`${t('profileSetup', 'typeTitle')} – ${locale === 'fr' ? 'Mon profil' : 'My profile'} – Kermesse, `),
      );
    await expect.poll(() => focusOn(page), { message: 'registered: focus' }).not.toBe('body');
    await next.focus();
    await rejects(page, 'set-up without a role', page.getByRole('radio').first(), t('form', 'required'), enter(page));
    await page.getByRole('radio', { name: t('profileSetup', 'customer'), exact: true }).focus();
    await page.keyboard.press('Space');
    await next.press('Enter');
    // The title of a step has the focus, so that it is read, and is in the document's title.
    const step = t('profileSetup', 'servicesTitle');
    await hasFocus(page.getByRole('heading', { level: 1, name: step }), 'the next step');
    await expect.poll(() => page.title(), { message: 'the title of the document' }).toContain(`${step} – `);
    await page.getByRole('button', { name: t('profileSetup', 'finish') }).press('Enter');
    const done = page.getByRole('alertdialog', { name: t('profileSetup', 'successTitle') });
    await done.waitFor();
    await hasFocus(done.getByRole('button', { name: t('profileSetup', 'ok') }), 'set-up: focus');
    const spoken = `${t('profileSetup', 'successTitle')}, alertdialog, ${t('profileSetup', 'successText')}`;
    await expect
      .poll(() => allSpoken(page), { message: 'set-up: the success is announced' })
      .toContain(trimSpaces(spoken));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.includes('profile-info'));
    await open('/account/dashboard');
    const resend = page.getByRole('button', { name: t('account', 'verifySend') });
    // The code of notifications loads before the first one, which here reports that there is no network.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/NotificationRegion-')),
    );
    await context.setOffline(true);
    await resend.press('Enter');
    await page.getByRole('list').getByText(t('failures', 'offline')).waitFor();
    await context.setOffline(false);
    await resend.press('Enter');
    const sent = page.getByRole('alertdialog', { name: t('account', 'verifySentTitle') });
    await hasFocus(sent.getByRole('button', { name: t('account', 'ok') }), 'the link is sent');
  });
});
