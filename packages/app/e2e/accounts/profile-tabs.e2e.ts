import type { Locator, Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { register } from '../support/accounts/account.ts';
import { startPlaceServer } from '../support/places.ts';
import { openProfile, openTab, pdf, press, waitForSuccess, waitForHeading } from '../support/accounts/profile.ts';
import { startTileServer } from '../support/tiles.ts';
import { openPage } from '../support/visitor.ts';
import { startSite, ownSite } from '../support/site.ts';

const [tiles, places] = await Promise.all([startTileServer(), startPlaceServer()]);
afterAll(() => Promise.all([tiles.stop(), places.stop()]));
const site = await ownSite(() => startSite({ MAP_STYLE_URL: tiles.style, PLACE_SEARCH_URL: places.url }));

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

it('providers and customers edit the tabs that only they have', { timeout: 100_000 }, async () => {
  const { context, page, silent } = await openPage();
  await openProfile(page, site, 'kossi');
  const others = await openTab(page, 'Others');
  await others.getByRole('checkbox', { name: 'Photographers' }).check();
  await others.getByRole('button', { name: 'Save' }).click();
  await waitForSuccess(page);
  await page.reload();
  await openTab(page, 'Others');
  await expect.poll(() => others.getByRole('checkbox', { name: 'Photographers' }).isChecked()).toBe(true);
  silent();
  await context.close();

  const customer = await openPage();
  await openProfile(customer.page, site, 'afi');
  const services = customer.page.getByRole('tabpanel', { name: 'Services' });
  const [first] = await services.getByRole('checkbox').all();
  if (first === undefined) throw new Error('the Services tab has no checkboxes');
  const before = await first.isChecked();
  await first.setChecked(!before);
  await services.getByRole('button', { name: 'Save' }).click();
  await waitForSuccess(customer.page);
  await customer.page.reload();
  await expect.poll(() => first.isChecked()).toBe(!before);
  customer.silent();
});

it('Back asks before it discards input, and then goes to the right page', async () => {
  const { context, page, silent } = await openPage();
  await openProfile(page, site, 'ama');
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

it(
  'a place can be chosen by name after a denied location permission, on the map, with the keyboard and by geolocation',
  { timeout: 150_000 },
  async () => {
    const { context, page, silent } = await openPage({ geolocation: { latitude: 6.2, longitude: 1.3 } });
    await openProfile(page, site, 'ama');
    const picker = page.getByRole('group', { name: 'Your location on the map' });
    const chosen = (text: string | RegExp) => picker.getByText(text).waitFor();
    const save = about(page).getByRole('button', { name: 'Save' });
    await about(page).getByLabel('Address').fill('');

    await press(page, 'Use my location');
    const denied = page.getByText('An error occured during localisation fetch');
    await denied.waitFor();
    const box = picker.getByRole('combobox', { name: 'Search for a place' });
    await box.fill('grand');
    await page.getByRole('option', { name: /Grand Marché/ }).click();
    await chosen('Selected point: 6.1319, 1.2255');
    await denied.waitFor({ state: 'detached' });
    expect(places.takeRequests()).toEqual(['grand']);
    expect(await about(page).getByLabel('Address').inputValue()).toBe('Grand Marché, Rue du Commerce, Lomé, Togo');
    await save.click();
    await waitForSuccess(page);

    await page.reload();
    await chosen('Selected point: 6.1319, 1.2255');
    await box.fill('marché');
    await page.getByRole('option', { name: /Marché de Bè/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await chosen('Selected point: 6.14, 1.25');
    // The address was filled in already: it does not change.
    expect(await about(page).getByLabel('Address').inputValue()).toBe('Grand Marché, Rue du Commerce, Lomé, Togo');

    await context.grantPermissions(['geolocation']);
    await press(page, 'Use my location');
    await chosen('Selected point: 6.2, 1.3');

    await press(page, 'Choose on the map');
    const map = picker.getByRole('application', { name: 'Map: choose your location' });
    await expect.poll(() => map.isVisible(), { timeout: 45_000 }).toBe(true);
    expect(tiles.takeRequests()).toContain('/style.json');
    await map.click({ position: { x: 120, y: 90 } });
    await chosen(/^Selected point: 6\.20\d+, 1\.29\d+\./);
    await map.focus();
    await page.keyboard.press('ArrowDown');
    await picker.getByRole('button', { name: 'Choose this point' }).focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter');
        return picker.getByText(/^Selected point:/).textContent();
      })
      .toMatch(/^Selected point: 6\.19\d+, 1\.29\d+\./);
    await save.click();
    await waitForSuccess(page);
    silent();
  },
);
