import { expect, it } from 'vitest';
import { smsCountryOf } from './country.ts';

it.each([
  ['+22890112233', 'TG'],
  ['+2290190112233', 'BJ'],
  ['+233241234567', 'GH'],
  ['+22670123456', 'BF'],
  ['+33612345678', 'FR'],
  ['+12025550123', 'US'],
])('%s belongs to %s', (phone, country) => {
  expect(smsCountryOf(phone)).toBe(country);
});

it.each([
  ['a satellite phone', '+881612345678'],
  ['an international network', '+88216123456'],
  ['a number of no network', '+979123456789'],
  ['premium rate', '+33891234567'],
  ['shared cost', '+448431234567'],
  ['a fixed line', '+22822212345'],
  ['a number that is too short for its country', '+2289011223'],
  ['a number with a trunk prefix', '+330612345678'],
  ['a number of Ghana with a trunk prefix', '+2330241234567'],
  ['an unassigned number', '+999999999'],
])('%s has no country', (_, phone) => {
  expect(smsCountryOf(phone)).toBeUndefined();
});
