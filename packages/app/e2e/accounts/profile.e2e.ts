import sharp from 'sharp';
import { expect, it } from 'vitest';
import { register } from '../support/accounts/account.ts';
import { openNewProfile, press, waitForHeading } from '../support/accounts/profile.ts';
import { openPage } from '../support/visitor.ts';
import { sharedSite } from '../support/site.ts';

const site = await sharedSite();

it(
  'the set-up resumes after a reload, and the browser’s Back returns to the step before',
  { timeout: 200_000 },
  async () => {
    const { page, silent } = await openPage();
    await page.goto(`${site.origin}/en/contact`);
    await register(page, site, 'efua@example.com', 'Un long secret 4711!');
    const setup = new URL(page.url()).pathname;
    const company = page.getByLabel('Company name');
    await page.getByRole('radio', { name: 'Provider' }).check();
    await press(page, 'Next');
    await waitForHeading(page, 'Your company');
    await company.fill('Maison Efua');
    await page.goBack();
    expect(await page.getByRole('radio', { name: 'Provider' }).isChecked()).toBe(true);
    // Forward does not skip the check of a step.
    await page.goForward();
    expect(await page.getByRole('radio', { name: 'Provider' }).isVisible()).toBe(true);
    await press(page, 'Next');
    await waitForHeading(page, 'Your company');
    expect(await company.inputValue()).toBe('Maison Efua');
    await press(page, 'Back');
    await page.getByRole('radio', { name: 'Customer' }).check();
    await press(page, 'Next');
    await company.waitFor({ state: 'detached' });
    await page.goBack();
    expect(await page.getByRole('radio', { name: 'Customer' }).isChecked()).toBe(true);

    await page.getByRole('radio', { name: 'Provider' }).check();
    await press(page, 'Next');
    await waitForHeading(page, 'Your company');
    await page.reload();
    await waitForHeading(page, 'Your company');
    await expect.poll(() => company.inputValue()).toBe('Maison Efua');
    await press(page, 'Back');
    await page.getByRole('radio', { name: 'Provider' }).waitFor();
    // At the first step, Back leaves the page.
    await page.goBack();
    await page.waitForURL(({ pathname }) => pathname !== setup);
    silent();
  },
);

it('a photo 6000 pixels wide becomes a picture of at most 1920 pixels', { timeout: 300_000 }, async () => {
  const { page, silent } = await openPage();
  await openNewProfile(page, site, 'customer');
  // A repeated tile of noise: creating 24 million random pixels takes seconds.
  const noise = { type: 'gaussian', mean: 128, sigma: 26 } as const;
  const area = { channels: 3, background: '#999' } as const;
  const tile = await sharp({ create: { ...area, width: 600, height: 400, noise } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { ...area, width: 6000, height: 4000 } })
    .composite([{ input: tile, tile: true }])
    .jpeg({ quality: 82 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(8_000_000);
  await press(page, 'Change the picture');
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  const use = page.getByRole('button', { name: 'Use this picture' });
  await use.waitFor({ timeout: 120_000 });
  await page.setViewportSize({ width: 1280, height: 800 });
  const bottomOf = async () => use.boundingBox().then((box) => (box === null ? NaN : box.y + box.height));
  await expect.poll(bottomOf, { message: 'the button is on the screen of a laptop' }).toBeLessThan(760);
  const sending = page.waitForRequest('**/api/file/upload', { timeout: 120_000 });
  await use.click();
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
});

it('names neither a mouse nor a keyboard on a touchscreen', { timeout: 200_000 }, async () => {
  const { page, silent } = await openPage({ hasTouch: true, isMobile: true });
  await openNewProfile(page, site, 'customer');
  await press(page, 'Change the picture');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('We will compress it for you.').waitFor();
  expect(await dialog.innerText()).not.toContain('drop it here');
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#999' } })
    .png()
    .toBuffer();
  await dialog.locator('input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
  await dialog.getByText('Drag the picture').waitFor();
  expect(await dialog.innerText()).not.toContain('keys');
  silent();
});

it(
  'saves a picture whose crop area never loads, and whose compression fails to load once',
  { timeout: 200_000 },
  async () => {
    const { page, silent } = await openPage();
    await openNewProfile(page, site, 'customer');
    await page.route('**/assets/CropStage-*.js', () => undefined);
    await page.route('**/assets/browser-image-compression-*.js', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    });
    await press(page, 'Change the picture');
    const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
    const buffer = await sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#999', noise } })
      .jpeg({ quality: 90 })
      .toBuffer();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
    await dialog.getByText('The crop area is still loading.').waitFor({ timeout: 10_000 });
    await press(page, 'Use this picture');
    await page.getByText('Picture saved').waitFor({ timeout: 60_000 });
    silent(['503 (Service Unavailable)']);
  },
);
