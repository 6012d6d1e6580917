import { locales, type Locale } from '@kermesse/api/schemas/common/locale';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { call } from '../../../server/e2e/support/people.ts';
import { demoPassword } from '../support/accounts/account.ts';
import { withAuthenticator } from '../support/accounts/authenticator.ts';
import { inTurn } from '../support/combinations.ts';
import { listeners, type Listener } from '../support/checks/listener.ts';
import { emailedLink } from '../support/accounts/outbox.ts';
import { pdf } from '../support/accounts/profile.ts';
import { accepts, focusOn, recordSpoken, hasFocus, trimSpaces, rejects, spokenOn } from '../support/checks/spoken.ts';
import { startClockedSite, startOnLocalhost, ownSite } from '../support/site.ts';

const site = await ownSite(() => startOnLocalhost(startClockedSite));
const listener = listeners(site);
const secret = 'Un autre secret 4711!';

/** Presses Enter on the focused element. */
const enter = (page: Page) => async () => page.keyboard.press('Enter');

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#999' } })
    .png()
    .toBuffer();

/** The parts of a page with controls, and a button of the question before something is removed. */
const partsOf = (page: Page) => ({
  main: page.getByRole('main'),
  dialog: page.getByRole('dialog'),
  confirm: (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }),
});

async function profile({ page, t }: Listener, locale: Locale): Promise<void> {
  const main = page.getByRole('main');
  const firstname = main.getByLabel(t('account', 'firstname'), { exact: true });
  await firstname.focus();
  await accepts(page, 'profile, nothing to save', t('form', 'nothingToSave'), enter(page));
  const known = await firstname.inputValue();
  await firstname.fill('');
  await rejects(page, 'profile without a first name', firstname, t('form', 'required'), enter(page));
  await firstname.fill(`${known} ${locale}`);
  const save = main.getByRole('button', { name: t('account', 'save') }).first();
  await save.focus();
  await accepts(page, 'profile', t('form', 'success'), enter(page));
  await hasFocus(save, 'Save keeps the focus');
}

async function passwordAndAddress({ page, t }: Listener): Promise<void> {
  const { main, dialog } = partsOf(page);
  await main.getByRole('button', { name: t('account', 'changePassword') }).click();
  const current = dialog.getByLabel(t('account', 'currentPassword'), { exact: true });
  await current.focus();
  await rejects(page, 'password without the current one', current, t('form', 'required'), enter(page));
  await current.fill('Un faux secret 1!');
  await dialog.getByLabel(t('account', 'newPassword'), { exact: true }).fill(secret);
  await dialog.getByLabel(t('account', 'newPasswordAgain'), { exact: true }).fill(secret);
  await current.focus();
  await rejects(page, 'password with a wrong current one', current, t('failures', 'wrongPassword'), enter(page));
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: t('account', 'changeEmail') }).click();
  const address = dialog.getByLabel(t('account', 'newEmail'), { exact: true });
  await address.fill('abc');
  await rejects(page, 'an invalid address', address, t('form', 'email'), enter(page));
  await address.fill('kossi@kermesse.example');
  await rejects(page, 'the address of another account', address, t('failures', 'emailTaken'), enter(page));
  await page.keyboard.press('Escape');
}

async function documents({ page, t }: Listener, locale: Locale): Promise<void> {
  const { main, dialog, confirm } = partsOf(page);
  await main.getByRole('tab', { name: t('account', 'documents'), exact: true }).click();
  await main.getByRole('button', { name: t('account', 'addDocument') }).click();
  const choose = dialog.getByRole('button', { name: t('documents', 'choose') });
  const send = dialog.getByRole('button', { name: t('documents', 'add') });
  await send.focus();
  await rejects(page, 'document without a file', choose, t('documents', 'chooseFirst'), enter(page));
  const heard = await recordSpoken(page);
  await dialog.locator('input[type=file]').setInputFiles(pdf(`essai-${locale}.pdf`));
  await expect.poll(heard, { message: 'the file is ready' }).toContain(`essai-${locale}.pdf`);
  const named = dialog.getByLabel(t('documents', 'name'));
  await hasFocus(named, 'the name has the focus');
  await named.fill(`essai ${locale}`);
  await accepts(page, 'document', t('documents', 'added'), enter(page));
  const remove = t('documents', 'remove').replace('{{name}}', `essai ${locale}`);
  await main.getByRole('button', { name: remove }).click();
  await confirm(t('documents', 'removeShort')).focus();
  await accepts(page, 'document removed', t('documents', 'removed'), enter(page));
  await main.getByRole('button', { name: remove }).waitFor({ state: 'detached' });
  await expect.poll(() => focusOn(page), { message: 'focus after the document was removed' }).toBe('button');
}

async function pictures({ page, t }: Listener): Promise<void> {
  const { main, dialog, confirm } = partsOf(page);
  await main.getByRole('button', { name: t('avatar', 'change') }).click();
  const choose = dialog.getByRole('button', { name: t('avatar', 'choose') });
  await choose.focus();
  const file = dialog.locator('input[type=file]');
  const wrongType = t('avatar', 'fileType').replace('{{name}}', 'a.pdf');
  const choosePdf = () => file.setInputFiles(pdf('a.pdf'));
  await rejects(page, 'a file that is not a picture', choose, wrongType, choosePdf);
  const stage = dialog.getByRole('application').or(dialog.getByRole('slider')).first();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture() });
  await stage.waitFor();
  await expect.poll(() => focusOn(page), { message: 'a picture is chosen: focus' }).not.toBe('body');
  await dialog.getByRole('button', { name: t('avatar', 'use') }).focus();
  await accepts(page, 'picture', t('avatar', 'changed'), enter(page));
  await main.getByRole('button', { name: t('avatar', 'clear') }).click();
  await confirm(t('avatar', 'clearYes')).focus();
  await accepts(page, 'picture cleared', t('avatar', 'cleared'), enter(page));
}

/** Adds, renames and removes a passkey long after the login, and logs out another device. */
async function passkeysAndDevices({ page, t }: Listener, locale: Locale): Promise<void> {
  const { main, dialog, confirm } = partsOf(page);
  const required = t('form', 'required');
  await withAuthenticator(page);
  await site.advanceTime(700);
  await main.getByRole('button', { name: t('loginAndSecurity', 'add') }).focus();
  await page.keyboard.press('Enter');
  const proof = dialog.getByLabel(t('loginAndSecurity', 'currentPassword'), { exact: true });
  await proof.focus();
  await rejects(page, 'passkey without the password', proof, required, enter(page));
  await proof.fill('Un faux secret 1!');
  await rejects(page, 'passkey with a wrong password', proof, t('failures', 'wrongPassword'), enter(page));
  await proof.fill(demoPassword);
  await page.keyboard.press('Enter');
  const name = dialog.getByLabel(t('loginAndSecurity', 'name'), { exact: true });
  await hasFocus(name, 'a new passkey is named');
  await name.fill('');
  await rejects(page, 'passkey without a name', name, required, enter(page));
  const first = `Clé ${locale}`;
  await name.fill(first);
  await accepts(page, 'passkey named', t('loginAndSecurity', 'named'), enter(page));
  const row = (key: string) =>
    main.getByRole('button', { name: t('loginAndSecurity', key).replace('{{name}}', first) });
  await row('renameNamed').focus();
  await page.keyboard.press('Enter');
  await hasFocus(name, 'a passkey is renamed');
  await name.fill('');
  await rejects(page, 'passkey renamed to an empty name', name, required, enter(page));
  await name.fill(first);
  await accepts(page, 'passkey renamed', t('loginAndSecurity', 'named'), enter(page));
  await hasFocus(row('renameNamed'), 'focus after renaming');
  await row('removeNamed').focus();
  await page.keyboard.press('Enter');
  await confirm(t('loginAndSecurity', 'remove')).focus();
  await page.keyboard.press('Enter');
  await proof.focus();
  await rejects(page, 'passkey removed without the password', proof, required, enter(page));
  await proof.fill('Un faux secret 1!');
  await rejects(page, 'passkey removed, wrong password', proof, t('failures', 'wrongPassword'), enter(page));
  await proof.fill(demoPassword);
  await accepts(page, 'passkey removed', t('loginAndSecurity', 'removed'), enter(page));
  await row('removeNamed').waitFor({ state: 'detached' });
  await expect.poll(() => focusOn(page), { message: 'focus after the passkey was removed' }).toBe('button');

  const end = main.getByRole('button', { name: t('loginAndSecurity', 'endNamed').replace('{{name}}', '') }).first();
  await end.focus();
  await page.keyboard.press('Enter');
  await confirm(t('loginAndSecurity', 'end')).focus();
  await accepts(page, 'another device logged out', t('loginAndSecurity', 'ended'), enter(page));
}

async function deletion({ page, open, t }: Listener): Promise<void> {
  const main = page.getByRole('main');
  await open('/delete-account');
  await main.getByRole('button', { name: t('deleteAccount', 'continue') }).click();
  const owner = main.getByLabel(t('deleteAccount', 'email'), { exact: true });
  await owner.fill('abc');
  await rejects(page, 'deletion with a wrong address', owner, t('form', 'email'), enter(page));
  await owner.fill('ama@kermesse.example');
  const password = main.getByLabel(t('deleteAccount', 'password'), { exact: true });
  await password.fill(demoPassword);
  const phrase = main.locator('[name="confirmText"]');
  await phrase.fill('delete');
  const wrong = t('deleteAccount', 'confirmWrong').replace('{{phrase}}', t('deleteAccount', 'phrase'));
  await rejects(page, 'deletion with a wrong phrase', phrase, wrong, enter(page));
  await phrase.fill(t('deleteAccount', 'phrase'));
  await password.fill('Un faux secret 1!');
  await rejects(page, 'deletion with a wrong password', password, t('failures', 'wrongPassword'), enter(page));
}

describe('every account form announces its errors and keeps the focus', () => {
  it.each(inTurn(locales, 0))(
    'for a member with documents, a picture, a passkey and two devices, %s',
    { timeout: 240_000 },
    async (locale) => {
      await call(site.origin, '/auth/login', { body: { email: 'ama@kermesse.example', password: demoPassword } });
      const here = await listener(locale, 'ama');
      await here.open('/account/profile');
      await expect.poll(() => here.page.title()).toContain(`${here.t('account', 'profile')} – `);
      await profile(here, locale);
      await passwordAndAddress(here);
      await pictures(here);
      await passkeysAndDevices(here, locale);
      await documents(here, locale);
      await deletion(here);
    },
  );

  it.each(inTurn(locales, 1))('for a provider, %s', async (locale) => {
    const { page, open, t } = await listener(locale, 'kossi');
    const main = page.getByRole('main');
    await open('/account/profile');
    const tab = (name: string) => main.getByRole('tab', { name: t('account', name), exact: true }).click();
    const field = (name: string) => main.getByRole('tabpanel').locator(`[name="${name}"]`);
    await tab('company');
    const phone = main.getByRole('tabpanel').getByRole('textbox', { name: t('profileForm', 'companyPhone') });
    const number = await phone.inputValue();
    await phone.fill('12 34');
    await rejects(page, 'company with a wrong number', phone, t('form', 'phone'), enter(page));
    await phone.fill(number);
    await field('email').fill('abc');
    await rejects(page, 'company with a wrong address', field('email'), t('form', 'email'), enter(page));
    await field('email').fill(`${locale}@delices.example`);
    await accepts(page, 'company', t('form', 'success'), enter(page));
    await tab('networks');
    await field('website').fill('abc');
    await rejects(page, 'an invalid website', field('website'), t('form', 'link'), enter(page));
    await field('website').fill(`https://${locale}.delices.example`);
    await accepts(page, 'networks', t('form', 'success'), enter(page));
    await tab('others');
    const trades = main.getByRole('tabpanel').getByRole('checkbox');
    for (const trade of await trades.all()) await trade.uncheck();
    const save = main.getByRole('tabpanel').getByRole('button', { name: t('account', 'save') });
    await save.focus();
    await rejects(page, 'a provider without a trade', trades.first(), t('form', 'required'), enter(page));
    await page.keyboard.press('Space');
    await trades.nth(locale === 'fr' ? 1 : 2).check();
    await save.focus();
    await accepts(page, 'trades', t('form', 'success'), enter(page));
  });

  it.each(inTurn(locales, 3))('for a user who changes address and password and leaves, %s', async (locale) => {
    const account = locale === 'fr' ? 'afi' : 'kossi';
    const { page, open, t } = await listener(locale, account);
    const { main, dialog } = partsOf(page);
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
    // The specification's English text needs a second sentence that explains it.
    expect(mismatch).toHaveLength(locale === 'en' ? 2 : 1);
    for (const line of mismatch) await rejects(page, 'two different passwords', again, line, enter(page));
    await again.fill(secret);
    await accepts(page, 'password', t('account', 'passwordChanged'), enter(page));
    await hasFocus(changePassword, 'focus after the password changed');
    await main.getByRole('button', { name: t('dataDownload', 'open') }).click();
    const proof = dialog.getByLabel(t('dataDownload', 'password'), { exact: true });
    await proof.focus();
    await rejects(page, 'download without the password', proof, t('form', 'required'), enter(page));
    await proof.fill(demoPassword);
    await rejects(page, 'download with a wrong password', proof, t('failures', 'wrongPassword'), enter(page));
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
    // The last step works like a page: its title is read because it gets the focus, and keeps it when the session
    // ends.
    const title = page.getByRole('heading', { level: 1, name: t('deleteAccount', 'doneTitle') });
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('login', 'submit'), exact: true })
      .waitFor();
    await hasFocus(title, 'focus after the deletion');
    const read = (await spokenOn(page)).filter(({ by }) => by === 'focus').map(({ text }) => text);
    expect(read.at(-1)).toContain(trimSpaces(t('deleteAccount', 'doneTitle')));

    // Each emailed link opens a page with one button. After the press the page's title is the result.
    for (const [path, button, done] of [
      ['/keep-account/', t('keepAccount', 'keep'), t('keepAccount', 'keptTitle')],
      ['/undo-email/', t('undoEmail', 'submit'), t('undoEmail', 'done.title')],
    ] as const) {
      const { pathname } = new URL(await emailedLink(site, `${account}@kermesse.example`, path));
      await open(pathname.slice(pathname.indexOf(path)));
      await main.getByRole('button', { name: button }).press('Enter');
      await hasFocus(page.getByRole('heading', { level: 1, name: done }), `${path}: the result has the focus`);
    }
  });
});
