import { expect, test } from 'vitest';
import { isWebAddress, normaliseLink } from './social-link.ts';

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
