import sharp from 'sharp';
import { expect, it } from 'vitest';
import { demoPassword, logIn, register } from '../support/accounts/account.ts';
import {
  openProfile,
  pdf,
  press,
  openRecordedPage,
  waitForSuccess,
  waitForHeading,
} from '../support/accounts/profile.ts';
import type { Response } from 'playwright';
import { siteAndBrowser } from '../support/site-and-browser.ts';

const { site, browser } = await siteAndBrowser();

const secret = 'Un long secret 4711!';
const visitor = () => openRecordedPage(browser);

it('a provider sets up a profile, resumes after a reload, and changes it', { timeout: 300_000 }, async () => {
  const { context, page, silent } = await visitor();
  await register(page, site, 'adjoa@example.com', secret);
  await page.getByRole('radio', { name: 'Provider' }).check();
  await press(page, 'Next');
  await waitForHeading(page, 'Your company');
  await page.getByLabel('Company name').fill('Maison Adjoa');
  await page.reload();
  await waitForHeading(page, 'Your company');
  await expect.poll(() => page.getByLabel('Company name').inputValue()).toBe('Maison Adjoa');
  await press(page, 'Next');
  await waitForHeading(page, 'Your trade');
  await page.getByRole('checkbox', { name: 'Caterers' }).check();
  await press(page, 'Next');
  await waitForHeading(page, 'Where to find you');
  await page.getByLabel('Website').fill('maison-adjoa.tg');
  await press(page, 'Next');
  await waitForHeading(page, 'Your documents');
  await press(page, 'Add a document');
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(pdf('licence.pdf'));
  await page.getByRole('dialog').getByRole('button', { name: 'Another file' }).waitFor();
  await press(page, 'Add the document');
  await page.getByRole('list', { name: 'Your documents' }).getByText('licence.pdf').waitFor();
  await press(page, 'Finish');
  await page.getByRole('alertdialog', { name: 'SUCCESSFUL REGISTRATION' }).waitFor();
  await press(page, 'OK');
  await page.waitForURL((url) => !url.pathname.includes('profile-info'));

  await page.goto(`${site.origin}/account/profile`);
  const company = page.getByLabel('Company name');
  await expect.poll(() => company.inputValue()).toBe('Maison Adjoa');
  const save = page.getByRole('tabpanel').getByRole('button', { name: 'Save' });
  expect(await save.isDisabled()).toBe(true);
  await company.fill('Chez Adjoa');
  expect(await save.isDisabled()).toBe(false);
  await company.fill('Maison Adjoa');
  expect(await save.isDisabled()).toBe(true);
  await company.fill('Chez Adjoa');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'My events' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay', exact: true }).last().click();
  await save.click();
  await waitForSuccess(page);
  await page.reload();
  await expect.poll(() => company.inputValue()).toBe('Chez Adjoa');
  await page.getByRole('tab', { name: 'Documents' }).click();
  await page.getByRole('tabpanel').getByText('Pending').waitFor();
  await page.getByRole('tab', { name: 'Others' }).click();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Caterers' }).isChecked()).toBe(true);
  silent();
  await context.close();
});

it('a customer’s set-up has one step, the preferred services', { timeout: 200_000 }, async () => {
  const { context, page, silent } = await visitor();
  await register(page, site, 'kodjo@example.com', secret);
  await page.getByRole('radio', { name: 'Customer' }).check();
  await press(page, 'Next');
  await waitForHeading(page, 'Your preferences');
  await page.getByRole('checkbox', { name: 'Music' }).check();
  await press(page, 'Finish');
  await page.getByRole('alertdialog', { name: 'SUCCESSFUL REGISTRATION' }).waitFor();
  await press(page, 'OK');
  await page.waitForURL((url) => !url.pathname.includes('profile-info'));
  await page.goto(`${site.origin}/account/dashboard`);
  await page.getByText('Verify your email').waitFor();
  await press(page, 'Send the link again');
  await page.getByText('We have sent a verification link to your email address').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'My profile' }).click();
  await page.waitForURL('**/account/profile');
  await page.getByRole('tab', { name: 'Services' }).waitFor();
  expect(await page.getByRole('tab').allTextContents()).toEqual(['Services']);
  await expect.poll(() => page.getByRole('checkbox', { name: 'Music' }).isChecked()).toBe(true);
  await page.goBack();
  await page.waitForURL('**/account/dashboard');
  silent();
  await context.close();
});

it('a photo 6000 pixels wide becomes a picture of at most 1920 pixels', { timeout: 300_000 }, async () => {
  const { context, page, silent } = await visitor();
  await openProfile(page, site, 'ama');
  const noise = { type: 'gaussian', mean: 128, sigma: 26 } as const;
  const buffer = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#999', noise } })
    .jpeg({ quality: 82 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(8_000_000);
  await press(page, 'Change the picture');
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const sending = page.waitForRequest('**/api/file/upload', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Use this picture' }).click({ timeout: 120_000 });
  await sending;
  await page.getByText('Picture saved').waitFor({ timeout: 120_000 });
  const picture = page.getByRole('main').getByRole('img', { name: 'Your picture' });
  await picture.waitFor();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const token = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/thumbnails/')),
  );
  const original = (token[0] ?? '').replace(/\/thumbnails\/\w+\//, '/thumbnails/large/');
  const stored = await sharp(Buffer.from(await (await fetch(original)).arrayBuffer())).metadata();
  expect(Math.max(stored.width, stored.height)).toBeLessThanOrEqual(1920);
  silent();
  await context.close();
});

it('an account is deleted in two steps, and Back keeps the first one’s input', { timeout: 200_000 }, async () => {
  const { context, page, silent } = await visitor();
  await page.goto(`${site.origin}/en/login?redirect=/delete-account`);
  await logIn(page, 'afi@kermesse.example', demoPassword);
  await waitForHeading(page, 'Delete your account?');
  await page.getByRole('radio', { name: 'Privacy concerns' }).check();
  await press(page, 'Continue');
  await waitForHeading(page, 'One last confirmation');
  await press(page, 'Back');
  expect(await page.getByRole('radio', { name: 'Privacy concerns' }).isChecked()).toBe(true);
  await press(page, 'Continue');
  const main = page.getByRole('main');
  await main.getByLabel('Email', { exact: true }).fill('afi@kermesse.example');
  await main.getByLabel('Password', { exact: true }).fill(demoPassword);
  expect(await main.getByRole('button', { name: 'Delete my account for good' }).isDisabled()).toBe(true);
  await main.getByLabel('Type DELETE MY ACCOUNT').fill('DELETE MY ACCOUNT');
  // The response is late, so that a report of the ended session would arrive before it.
  await page.route('**/api/account-deletion', async (route) => {
    const response = await route.fetch();
    const isReport = (other: Response) => other.url().includes('/user-sessions/wait');
    await page.waitForResponse(isReport, { timeout: 2000 }).catch(() => undefined);
    await route.fulfill({ response });
  });
  await press(page, 'Delete my account for good');
  await waitForHeading(page, 'Your account is pending deletion');
  await page.getByRole('link', { name: 'Return home' }).click();
  await page.waitForURL((url) => /^\/(en\/?)?$/.test(url.pathname));
  silent();
  await context.close();
});
