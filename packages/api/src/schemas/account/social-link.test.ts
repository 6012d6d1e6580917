import { expect, test } from 'vitest';
import { isSocialLink, isWebAddress, normaliseLink, normaliseSocialLink } from './social-link.ts';

test.each([
  ['kermesse.example', 'https://kermesse.example'],
  [' www.kermesse.example/été ', 'https://www.kermesse.example/été'],
  ['http://kermesse.example', 'http://kermesse.example'],
  ['www.kermesse2.example./@adjoa', 'https://www.kermesse2.example./@adjoa'],
  ['fête.été', 'https://fête.été'],
  ['', ''],
])('normaliseLink turns %j into %j', (typed, link) => {
  expect(normaliseLink(typed)).toBe(link);
  expect(isWebAddress(link)).toBe(link !== '');
});

test.each(['javascript', 'data', 'vbscript', 'file', 'JAVASCRIPT'].map((scheme) => `${scheme}:alert(1)`))(
  'isWebAddress rejects the scheme of %j',
  (typed) => {
    expect(isWebAddress(normaliseLink(typed))).toBe(false);
  },
);

test.each([
  '//elsewhere.example',
  'https://me:secret@kermesse.example',
  'https://localhost',
  'https://a b.example',
  `https://a.example/${'a'.repeat(500)}`,
  'kermesse',
  '90123456',
  '90.12.34.56',
  'https://[::1]',
  '@adjoa.decor',
  'https:\\\\@adjoa.decor',
])('isWebAddress rejects %j', (typed) => expect(isWebAddress(normaliseLink(typed))).toBe(false));

test.each([
  ['instagram', '@atelier.lome', 'https://instagram.com/atelier.lome'],
  ['instagram', ' atelier.lome ', 'https://instagram.com/atelier.lome'],
  ['instagram', 'instagram.com', 'https://instagram.com'],
  ['instagram', 'instagram.com/atelier', 'https://instagram.com/atelier'],
  ['instagram', 'www.atelier.tg', 'https://www.atelier.tg'],
  ['facebook', 'atelier', 'https://facebook.com/atelier'],
  ['twitter', '@atelier_lome', 'https://x.com/atelier_lome'],
  ['tiktok', '@atelier', 'https://tiktok.com/@atelier'],
  ['website', 'atelier.tg', 'https://atelier.tg'],
  ['whatsapp', ' 90 12 34 56 ', '+228 90 12 34 56'],
  ['whatsapp', '00228 90123456', '00228 90123456'],
  ['whatsapp', '\u202a+228 90 12 34 56\u202c', '+228 90 12 34 56'],
  ['whatsapp', 'wa.me/22890123456', 'https://wa.me/22890123456'],
] as const)('normaliseSocialLink for %s turns %j into %j', (network, typed, link) => {
  expect(normaliseSocialLink(network, typed)).toBe(link);
  expect(isSocialLink(network, link)).toBe(true);
});

test.each([
  ['website', '@atelier'],
  ['linkedin', '@atelier'],
  ['instagram', 'atelier lome'],
  ['instagram', 'javascript:alert(1)'],
  ['whatsapp', '06 12 34 56 78'],
] as const)('isSocialLink for %s rejects %j', (network, typed) => {
  expect(isSocialLink(network, normaliseSocialLink(network, typed))).toBe(false);
});
