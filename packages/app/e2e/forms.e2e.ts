import type { Locale } from '@kermesse/api/schemas/locale';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoPassword } from './support/account.ts';
import { listeners } from './support/listener.ts';
import { pdf } from './support/profile.ts';
import { mailedLink } from './support/outbox.ts';
import { siteAndBrowser } from './support/site-and-browser.ts';
import { accepts, allSpoken, focusOn, fromNow, hasFocus, plain, refuses, spokenOn } from './support/spoken.ts';
import { hydrated } from './support/visitor.ts';

const shared = await siteAndBrowser();
const listener = listeners(shared);

/** Presses Enter where the focus is. */
const enter = (page: Page) => async () => page.keyboard.press('Enter');

describe.each<Locale>(['fr', 'en'])('every form says what is wrong and keeps the focus, %s', (locale) => {
  it('for guests', { timeout: 120_000 }, async () => {
    const { context, page, open, t } = await listener(locale);
    const main = page.getByRole('main');
    const required = t('form', 'required');

    await open('/login');
    const email = main.getByLabel(t('login', 'email'), { exact: true });
    const password = main.getByLabel(t('login', 'password'), { exact: true });
    await email.focus();
    await refuses(page, 'login without an address', email, `${t('login', 'email')}: ${required}`, enter(page));
    await email.fill('abc');
    await refuses(page, 'login with a wrong address', email, t('form', 'email'), enter(page));
    await email.fill('nobody@example.com');
    await refuses(page, 'login without a password', password, required, enter(page));

    await main.getByRole('link', { name: t('login', 'forgot') }).click();
    // The address changes before the page does, and both pages have a field of this name.
    await page.getByRole('heading', { level: 1, name: t('resetRequest', 'title') }).waitFor();
    const forgotten = main.getByLabel(t('resetRequest', 'email'), { exact: true });
    await expect.poll(() => forgotten.inputValue(), { message: 'the address comes along' }).toBe('nobody@example.com');
    await forgotten.fill('');
    await refuses(page, 'reset without an address', forgotten, required, enter(page));
    await forgotten.fill('nobody@example.com');
    await accepts(page, 'reset', t('resetRequest', 'sent'), enter(page));
    await page.goBack();
    await page.waitForURL('**/login');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), {
        message: 'Back gives the link the focus',
      })
      .toBe(t('login', 'forgot'));

    await main.getByRole('button', { name: t('signInFrame', 'phone') }).click();
    const dialog = page.getByRole('dialog');
    const phone = dialog.getByRole('textbox', { name: t('phoneLogin', 'phone.label') });
    await phone.waitFor();
    await refuses(page, 'phone without a number', phone, required, enter(page));
    await phone.fill('12 34');
    await refuses(page, 'phone with a wrong number', phone, t('form', 'phone'), enter(page));
    await phone.fill('90 77 66 55');
    const names = await fromNow(page);
    await page.keyboard.press('Enter');
    await expect.poll(names, { message: 'the next step is named' }).toContain(plain(t('phoneLogin', 'names.title')));
    const firstname = dialog.getByRole('textbox', { name: t('phoneLogin', 'names.firstname') });
    await refuses(page, 'phone without a name', firstname, required, enter(page));

    await open('/register');
    const address = main.getByLabel(t('register', 'email'), { exact: true });
    await address.focus();
    await refuses(page, 'register with nothing', address, `${t('register', 'email')}: ${required}`, enter(page));

    await open('/contact');
    const name = main.getByRole('textbox', { name: t('contact', 'name'), exact: true });
    await name.focus();
    await main.locator('[data-section-id][data-alive]:has([name="subject"])').waitFor();
    await refuses(page, 'contact without a name', name, t('contact', 'required'), enter(page));
    await name.fill('Afi Mensah');
    const reply = main.getByRole('textbox', { name: t('contact', 'emailAddress'), exact: true });
    await reply.fill('abc');
    await main.getByRole('textbox', { name: t('contact', 'phoneNumber'), exact: true }).fill('+228 90 12 34 56');
    await main.getByRole('textbox', { name: t('contact', 'subject'), exact: true }).fill('Un mariage');
    await main.getByRole('textbox', { name: t('contact', 'message'), exact: true }).fill(`Bonjour, ${locale}`);
    await name.focus();
    await refuses(page, 'contact with a wrong address', reply, t('contact', 'emailInvalid'), enter(page));
    await reply.fill('afi@example.com');
    await accepts(page, 'contact', t('contact', 'success'), enter(page));

    await open('/');
    const subscribe = main.getByLabel(t('newsletter', 'label'));
    await subscribe.focus();
    await main.locator('[data-section-id][data-alive]:has([name="contact"])').waitFor();
    await subscribe.fill('abc');
    await refuses(page, 'newsletter with what is neither', subscribe, t('newsletter', 'neither'), enter(page));
    await subscribe.fill(`${locale}@example.com`);
    await accepts(page, 'newsletter', t('newsletter', 'success'), enter(page));
    await page
      .getByRole('button', { name: t('carousel', 'next') })
      .first()
      .click();
    expect(await page.getByRole('heading', { level: 1 }).count(), 'the title stays when the slides turn').toBe(1);
    await context.close();
  });

  it('for members', { timeout: 120_000 }, async () => {
    const { context, page, open, t } = await listener(locale, 'ama');
    const main = page.getByRole('main');
    const required = t('form', 'required');
    await open('/account/profile');
    expect(await page.title()).toContain(`${t('account', 'profile')} – `);
    const firstname = main.getByLabel(t('account', 'firstname'), { exact: true });
    await firstname.focus();
    await accepts(page, 'profile, nothing to save', t('form', 'nothingToSave'), enter(page));
    const known = await firstname.inputValue();
    await firstname.fill('');
    await refuses(page, 'profile without a first name', firstname, required, enter(page));
    await firstname.fill(`${known} ${locale}`);
    const save = main.getByRole('button', { name: t('account', 'save') }).first();
    await save.focus();
    await accepts(page, 'profile', t('form', 'success'), enter(page));
    await hasFocus(save, 'Save keeps the focus');

    await main.getByRole('button', { name: t('account', 'changePassword') }).click();
    const dialog = page.getByRole('dialog');
    const current = dialog.getByLabel(t('account', 'currentPassword'), { exact: true });
    await current.focus();
    await refuses(page, 'password without the present one', current, required, enter(page));
    await page.keyboard.press('Escape');
    await main.getByRole('button', { name: t('account', 'changeEmail') }).click();
    const address = dialog.getByLabel(t('account', 'newEmail'), { exact: true });
    await address.fill('abc');
    await refuses(page, 'address that is none', address, t('form', 'email'), enter(page));
    await page.keyboard.press('Escape');

    await main.getByRole('tab', { name: t('account', 'documents'), exact: true }).click();
    await main.getByRole('button', { name: t('account', 'addDocument') }).click();
    const choose = dialog.getByRole('button', { name: t('documents', 'choose') });
    const send = dialog.getByRole('button', { name: t('documents', 'add') });
    await send.focus();
    await refuses(page, 'document without a file', choose, t('documents', 'chooseFirst'), enter(page));
    const heard = await fromNow(page);
    await dialog.locator('input[type=file]').setInputFiles(pdf(`essai-${locale}.pdf`));
    await expect.poll(heard, { message: 'the file is ready' }).toContain(`essai-${locale}.pdf`);
    const named = dialog.getByLabel(t('documents', 'name'));
    await hasFocus(named, 'the name has the focus');
    await named.fill(`essai ${locale}`);
    await accepts(page, 'document', t('account', 'documentAdded'), enter(page));
    const remove = t('documents', 'remove').replace('{{name}}', `essai ${locale}`);
    await main.getByRole('button', { name: remove }).click();
    const confirm = page.getByRole('alertdialog').getByRole('button', { name: t('documents', 'removeShort') });
    await confirm.focus();
    await accepts(page, 'document removed', t('documents', 'removed'), enter(page));
    await main.getByRole('button', { name: remove }).waitFor({ state: 'detached' });
    await expect.poll(() => focusOn(page), { message: 'after the document has gone' }).toBe('button');

    await open('/delete-account');
    await main.getByRole('button', { name: t('deleteAccount', 'continue') }).click();
    const owner = main.getByLabel(t('deleteAccount', 'email'), { exact: true });
    await owner.fill('abc');
    await refuses(page, 'leaving with a wrong address', owner, t('form', 'email'), enter(page));
    await owner.fill('ama@kermesse.example');
    await main.getByLabel(t('deleteAccount', 'password'), { exact: true }).fill(demoPassword);
    const phrase = main.locator('[name="confirmText"]');
    await phrase.fill('delete');
    const wrong = t('deleteAccount', 'confirmWrong').replace('{{phrase}}', t('deleteAccount', 'phrase'));
    await refuses(page, 'leaving with a wrong phrase', phrase, wrong, enter(page));
    await context.close();
  });

  it('for somebody who changes what they log in with, and leaves', { timeout: 120_000 }, async () => {
    const account = locale === 'fr' ? 'afi' : 'kossi';
    const { context, page, open, t } = await listener(locale, account);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const secret = 'Un autre secret 4711!';
    await open('/account/profile');
    const changeEmail = main.getByRole('button', { name: t('account', 'changeEmail') });
    await changeEmail.click();
    await dialog.getByLabel(t('account', 'newEmail'), { exact: true }).fill(`${account}@example.com`);
    await accepts(page, 'address', t('account', 'emailPending'), enter(page));
    await hasFocus(changeEmail, 'focus after the address changed');
    const changePassword = main.getByRole('button', { name: t('account', 'changePassword') });
    await changePassword.click();
    await dialog.getByLabel(t('account', 'currentPassword'), { exact: true }).fill(demoPassword);
    await dialog.getByLabel(t('account', 'newPassword'), { exact: true }).fill(secret);
    const again = dialog.getByLabel(t('account', 'newPasswordAgain'), { exact: true });
    await again.fill('another');
    const mismatch = t('form', 'mismatch').split('\n');
    for (const line of mismatch) await refuses(page, 'two different passwords', again, line, enter(page));
    await again.fill(secret);
    await accepts(page, 'password', t('account', 'passwordChanged'), enter(page));
    await hasFocus(changePassword, 'focus after the password changed');
    await main.getByRole('button', { name: t('dataDownload', 'open') }).click();
    const proof = dialog.getByLabel(t('dataDownload', 'password'), { exact: true });
    await proof.focus();
    await refuses(page, 'download without the password', proof, t('form', 'required'), enter(page));
    await proof.fill(secret);
    const advice =
      t('dataDownload', 'saved')
        .split(/(?<=\.) /)
        .at(-1) ?? '';
    await accepts(page, 'download', advice, enter(page));
    await page.keyboard.press('Escape');

    await open('/delete-account');
    await main.getByRole('button', { name: t('deleteAccount', 'continue') }).click();
    await main.getByLabel(t('deleteAccount', 'email'), { exact: true }).fill(`${account}@kermesse.example`);
    await main.getByLabel(t('deleteAccount', 'password'), { exact: true }).fill(secret);
    await main.locator('[name="confirmText"]').fill(t('deleteAccount', 'phrase'));
    await page.keyboard.press('Enter');
    // The last step is like a page: its title is read because it gets the focus, and it keeps it when the session ends.
    const title = page.getByRole('heading', { level: 1, name: t('deleteAccount', 'doneTitle') });
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('login', 'submit'), exact: true })
      .waitFor();
    await hasFocus(title, 'focus after the deletion');
    const read = (await spokenOn(page)).filter(({ by }) => by === 'focus').map(({ text }) => text);
    expect(read.at(-1)).toContain(plain(t('deleteAccount', 'doneTitle')));
    await context.close();
  });

  it('for a newcomer', { timeout: 60_000 }, async () => {
    const { context, page, open, t } = await listener(locale);
    const main = page.getByRole('main');
    const everything = () => allSpoken(page);
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
    await expect.poll(() => page.title()).toContain(`${t('profileSetup', 'typeTitle')} – `);
    await expect
      .poll(everything, { message: 'registered: the next page is announced' })
      .toMatch(/, page (?:loaded|chargée)$/m);
    await expect.poll(() => focusOn(page), { message: 'registered: focus' }).not.toBe('body');

    const next = page.getByRole('button', { name: t('profileSetup', 'next') });
    await next.focus();
    await refuses(page, 'set-up without a role', page.getByRole('radio').first(), t('form', 'required'), enter(page));
    await page.getByRole('radio', { name: t('profileSetup', 'customer'), exact: true }).focus();
    await page.keyboard.press('Space');
    await next.press('Enter');
    await hasFocus(page.getByRole('heading', { level: 1, name: t('profileSetup', 'servicesTitle') }), 'the next step');
    await page.getByRole('button', { name: t('profileSetup', 'finish') }).press('Enter');
    const done = page.getByRole('alertdialog', { name: t('profileSetup', 'successTitle') });
    await done.waitFor();
    await expect
      .poll(() => done.evaluate((dialog) => dialog.contains(document.activeElement)), { message: 'set-up: focus' })
      .toBe(true);
    await expect
      .poll(everything, { message: 'set-up: the success is read' })
      .toContain(plain(t('profileSetup', 'successTitle')));
    await context.close();
  });

  it('for somebody who forgot their password', { timeout: 60_000 }, async () => {
    const { context, page, open, t } = await listener(locale);
    const main = page.getByRole('main');
    const address = `efua-${locale}@example.com`;
    await open('/reset-password');
    await main.getByLabel(t('resetRequest', 'email'), { exact: true }).fill(address);
    await accepts(page, 'mailed link', t('resetRequest', 'sent'), enter(page));
    await page.goto(await mailedLink(shared.site, address, '/reset-password/'));
    await hydrated(page);
    await main.getByLabel(t('resetPassword', 'password'), { exact: true }).fill('Encore un secret 47!');
    const again = main.getByLabel(t('resetPassword', 'confirmation'), { exact: true });
    await again.fill('another');
    const [mismatch = ''] = t('form', 'mismatch').split('\n');
    await refuses(page, 'two different new passwords', again, mismatch, enter(page));
    await again.fill('Encore un secret 47!');
    await accepts(page, 'new password', t('resetPassword', 'changed'), enter(page));
    await context.close();
  });
});
