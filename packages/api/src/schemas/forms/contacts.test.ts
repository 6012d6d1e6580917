import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailAddress, normaliseEmail } from './email-address.ts';
import { isPhoneNumber, normalisePhone } from './phone-number.ts';

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000_000);
process.stdout.write(`SEED=${seed}\n`);

test.each([
  'a@b.co',
  'Afi.Kossi+test@Example.com',
  "o'neil@example.org",
  'été@exemple.tg',
  'a@sub.domaine-long.museum',
  ' a@b.co ',
  '\u202aa@b.co\u202c\u200b',
  'a@münchen.example',
  'a@mu\u0308nchen.example',
  'a@उदाहरण.भारत',
  'a@xn--mnchen-3ya.example',
])('isEmailAddress accepts %j', (text) => expect(isEmailAddress(text)).toBe(true));

test.each([
  '',
  'a',
  'a@b',
  '@b.co',
  'a@',
  'a@b.c',
  'a..b@c.co',
  '.a@c.co',
  'a.@c.co',
  'a@-b.co',
  'a@b-.co',
  'a b@c.co',
  'a@b@c.co',
  'a@b.co\nbcc:x@y.z',
  'a@1.2.3.4',
  '"a b"@c.co',
  '<a@b.co>',
  'a\u0000@b.co',
  'a\u200b@b.co',
  'a@mün chen.example',
  'a@１.2.3.4',
  'a@\u0308.example',
])('isEmailAddress rejects %j', (text) => expect(isEmailAddress(text)).toBe(false));

test.each([
  [' Afi@Example.com ', 'afi@example.com'],
  ['afi@MÜNCHEN.example', 'afi@xn--mnchen-3ya.example'],
  ['afi@mu\u0308nchen.example', 'afi@xn--mnchen-3ya.example'],
  ['afi@XN--MNCHEN-3YA.example', 'afi@xn--mnchen-3ya.example'],
  ['\u202aafi@example.com\u202c\u200b ', 'afi@example.com'],
  ['été@ｅxemple.tg', 'été@exemple.tg'],
])('normaliseEmail converts %j to %j', (text, normal) => expect(normaliseEmail(text)).toBe(normal));

test.each([
  '+22890000001',
  '+228 90 00 00 01',
  '00228 90 00 00 01',
  '+33\u00a06\u202f12 34 56 78',
  '+1 (555) 010-9999',
  '\u202a+228 90 00 00 01\u202c',
  '＋２２８ ９００００００１',
])('isPhoneNumber accepts %j', (text) => expect(isPhoneNumber(text)).toBe(true));

test.each(['', '90000001', '+0228900001', '+228', '+1234567890123456', '+228 9000000a', '++22890000001'])(
  'isPhoneNumber rejects %j',
  (text) => expect(isPhoneNumber(text)).toBe(false),
);

test('normalising is idempotent and keeps validity', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
      const once = normaliseEmail(text);
      expect(normaliseEmail(once)).toBe(once);
      expect(isEmailAddress(once)).toBe(isEmailAddress(text));
    }),
    { seed, numRuns: 500 },
  );
  fc.assert(
    fc.property(fc.oneof(fc.stringMatching(/^(\+|00)?[\d ()-]{3,20}$/), fc.string({ unit: 'binary' })), (text) => {
      const once = normalisePhone(text);
      if (isPhoneNumber(text)) expect([normalisePhone(once), isPhoneNumber(once)]).toEqual([once, true]);
      expect(once).not.toMatch(/\s/);
    }),
    { seed, numRuns: 500 },
  );
});
