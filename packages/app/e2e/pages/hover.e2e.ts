import { expect, it } from 'vitest';
import { sharedSite } from '../support/site.ts';
import { openPage } from '../support/visitor.ts';

const site = await sharedSite();

it('a tab of a programme reacts to the pointer before its code has loaded', async () => {
  const { page } = await openPage({ locale: 'fr-FR', reducedMotion: 'reduce' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${site.origin}/fr/agenda`);
  const tab = page.getByRole('tab').nth(1);
  const colour = () => tab.evaluate((element) => getComputedStyle(element).color);
  const before = await colour();
  await tab.hover();
  expect(await colour()).not.toBe(before);
});

it('a ticket that is a link reacts to the pointer', async () => {
  const { page } = await openPage({ locale: 'fr-FR', reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/fr/prestataires`);
  const link = page.getByRole('main').getByRole('link', { name: 'Racontez' });
  const tint = () => link.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
  const before = await tint();
  await link.hover();
  expect(await tint()).not.toBe(before);
});
