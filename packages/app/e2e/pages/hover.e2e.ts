import { expect, it } from 'vitest';
import { sharedSite } from '../support/site.ts';
import { openPage } from '../support/visitor.ts';

const site = await sharedSite();

it('a tab, a ticket that is a link and a pressed button react to the pointer before their code has loaded', async () => {
  const { page } = await openPage({ locale: 'fr-FR' });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${site.origin}/fr/agenda`);
  const tab = page.getByRole('tab').nth(1);
  const colour = () => tab.evaluate((element) => getComputedStyle(element).color);
  const before = await colour();
  await tab.hover();
  expect(await colour()).not.toBe(before);

  await page.goto(`${site.origin}/fr/prestataires`);
  const link = page.getByRole('main').getByRole('link', { name: 'Racontez' });
  const tint = () => link.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
  const plain = await tint();
  await link.hover();
  expect(await tint()).not.toBe(plain);

  await page.goto(`${site.origin}/fr/`);
  const button = page.getByRole('main').getByRole('button', { name: 'Trouver un kit' });
  await button.hover();
  const look = () => button.evaluate((element) => getComputedStyle(element).translate);
  const hovered = await look();
  await page.mouse.down();
  expect(await look()).not.toBe(hovered);
  await page.mouse.up();
});
