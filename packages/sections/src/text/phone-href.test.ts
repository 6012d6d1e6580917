import { expect, it } from 'vitest';
import { phoneHref } from './phone-href.ts';

it.each([
  ['+228 22 21 55 40', 'tel:+22822215540'],
  ['+228 22 21 55 40 / 90 12 34 56', 'tel:+22822215540'],
  ['+228 22 21 55 40 ou 90 12 34 56', 'tel:+22822215540'],
  ['+228 22 21 55 40 poste 12', 'tel:+22822215540'],
  ['+228 22 21 55 40 (poste 12)', 'tel:+22822215540'],
  ['+228 22 21 55 40, +228 90 12 34 56', 'tel:+22822215540'],
  ['Tél. : +(228) 22.21.55.40', 'tel:+22822215540'],
  ['(22) 21-55-40', 'tel:22215540'],
  ['sur demande', undefined],
])('phoneHref returns the link of %s', (written, href) => expect(phoneHref(written)).toBe(href));
