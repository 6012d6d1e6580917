import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { register } from '../support/accounts/account.ts';
import { openNewProfile, openTab, pdf, press, waitForSuccess, waitForHeading } from '../support/accounts/profile.ts';
import { openPage } from '../support/visitor.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();

const about = (page: Page) => page.getByRole('region', { name: 'About you' });

/** Changes a field, saves, and waits until the Save button is disabled. */
async function change(page: Page, place: () => Promise<Locator>, field: string, text: string): Promise<void> {
  const within = await place();
  await within.getByLabel(field).fill(text);
  await within.getByRole('button', { name: 'Save' }).click();
  await waitForSuccess(page);
  await expect.poll(() => within.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
}

it(
  'a planner sets up a full profile, uploads a document over a poor connection and edits each tab',
  { timeout: 200_000 },
  async () => {
    const { context, page, silent } = await openPage();
    await register(page, site, 'mawuli@example.com', 'Un long secret 4711!');
    await page.getByRole('radio', { name: 'Planner' }).check();
    await press(page, 'Next');
    await waitForHeading(page, 'Your company');
    await page.getByLabel('Company name').fill('Mawuli & Co — مهرجان 🎉');
    await press(page, 'Next');
    await waitForHeading(page, 'Your trade');
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await page.getByLabel('Bio').fill('Twelve years of weddings.');
    await press(page, 'Next');
    await waitForHeading(page, 'Where to find you');
    await page.getByLabel('WhatsApp').fill('+228 90 00 00 00');
    await press(page, 'Next');

    await waitForHeading(page, 'Your documents');
    await press(page, 'Add a document');
    const dialog = page.getByRole('dialog', { name: 'Add a document' });
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 };
    await line.send('Network.emulateNetworkConditions', slow);
    await dialog.locator('input[type=file]').setInputFiles(pdf('licence.pdf', 900_000));
    await dialog.getByText(/\d+ kB of [\d.]+ (kB|MB)/).waitFor();
    await press(page, 'Cancel');
    await dialog.getByRole('button', { name: 'Choose a file' }).waitFor();
    await line.send('Network.emulateNetworkConditions', { ...slow, offline: true });
    await dialog.locator('input[type=file]').setInputFiles(pdf('licence.pdf', 900_000));
    await dialog.getByText('You seem to be offline.').waitFor();
    await line.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
    await press(page, 'Try again');
    await dialog.getByRole('button', { name: 'Another file' }).waitFor();
    await dialog.getByLabel('Name of the document').fill('Licence de coordination, signée et tamponnée');
    await press(page, 'Add the document');
    await press(page, 'Finish');
    await page.getByRole('alertdialog', { name: 'SUCCESSFUL REGISTRATION' }).waitFor();
    await press(page, 'OK');
    await page.waitForURL((url) => !url.pathname.includes('profile-info'));

    await page.goto(`${site.origin}/account/profile`);
    await page.getByRole('tab', { name: 'Others' }).waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual([
      'Company',
      'Documents',
      'Social networks',
      'Others',
    ]);
    await change(page, () => Promise.resolve(about(page)), 'Last name', 'محمد 👩🏾‍🍳');
    await change(page, () => openTab(page, 'Company'), 'Company address', '14, rue des Hydrocarbures');
    await change(page, () => openTab(page, 'Social networks'), 'Website', 'mawuli.tg');
    await change(page, () => openTab(page, 'Others'), 'Bio', 'Thirteen years of weddings.');
    const documents = await openTab(page, 'Documents');
    await documents.getByText('Licence de coordination, signée et tamponnée').waitFor();
    await press(page, 'Add a document');
    await dialog.locator('input[type=file]').setInputFiles(pdf('attestation.pdf'));
    await dialog.getByRole('radio', { name: 'A proof of activity' }).check();
    await dialog.getByRole('button', { name: 'Another file' }).waitFor();
    await press(page, 'Add the document');
    await expect.poll(() => documents.getByRole('listitem').count()).toBe(2);
    const download = page.waitForEvent('download');
    await documents.getByRole('button', { name: 'View attestation.pdf' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    await page.reload();
    await expect.poll(() => about(page).getByLabel('Last name').inputValue()).toBe('محمد 👩🏾‍🍳');
    const kept = {
      Company: ['Company address', '14, rue des Hydrocarbures'],
      'Social networks': ['Website', 'https://mawuli.tg'],
      Others: ['Bio', 'Thirteen years of weddings.'],
    };
    for (const [tab, [field = '', text]] of Object.entries(kept)) {
      const panel = await openTab(page, tab);
      expect(await panel.getByLabel(field).inputValue()).toBe(text);
    }
    // The browser logs the one interrupted connection.
    silent(['net::ERR_INTERNET_DISCONNECTED']);
  },
);

it('a provider edits the trades, which only providers have', async () => {
  const { page, silent } = await openPage();
  await openNewProfile(page, site, 'provider');
  const others = await openTab(page, 'Others');
  const photographers = others.getByRole('checkbox', { name: 'Photographers' });
  expect(await photographers.isChecked()).toBe(false);
  await photographers.check();
  await others.getByRole('button', { name: 'Save' }).click();
  await waitForSuccess(page);
  await page.reload();
  await openTab(page, 'Others');
  await expect.poll(() => photographers.isChecked()).toBe(true);
  silent();
});

it('a customer edits the services, which only customers have; Back asks before it discards input', async () => {
  const { context, page, silent } = await openPage();
  await openNewProfile(page, site, 'customer');
  const services = page.getByRole('tabpanel', { name: 'Services' });
  const service = services.getByRole('checkbox').first();
  const before = await service.isChecked();
  await service.setChecked(!before);
  await services.getByRole('button', { name: 'Save' }).click();
  await waitForSuccess(page);
  await page.reload();
  await expect.poll(() => service.isChecked()).toBe(!before);

  const tab = (name: string) => page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name });
  await tab('Dashboard').click();
  await page.waitForURL('**/account/dashboard');
  await tab('My profile').click();
  await page.waitForURL('**/account/profile');
  const name = about(page).getByLabel('First name');
  await name.fill('Ama Akouvi');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const back = () => page.evaluate(() => history.back());
  // A link in a new tab discards nothing.
  const opened = context.waitForEvent('page');
  await tab('Dashboard').click({ modifiers: ['Control'] });
  await (await opened).close();
  expect(await question.count()).toBe(0);
  await back();
  await question.getByRole('button', { name: 'Stay' }).first().click();
  await question.waitFor({ state: 'detached' });
  await page.waitForURL('**/en/account/profile');
  expect(await name.inputValue()).toBe('Ama Akouvi');
  await back();
  await question.getByRole('button', { name: 'Leave' }).click();
  await name.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/en/account/dashboard');
  await page.evaluate(() => history.forward());
  await page.waitForURL('**/account/profile');
  await expect.poll(() => name.inputValue(), { timeout: 30_000 }).not.toBe('Ama Akouvi');
  silent();
});
