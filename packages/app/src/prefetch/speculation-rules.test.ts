import { expect, it } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

interface Rules {
  prefetch: [{ where: { and: [unknown, { not: { href_matches: string[] } }] } }];
}
const [, { not }] = (JSON.parse(speculationRules) as Rules).prefetch[0].where.and;
const leftOut = (path: string) =>
  not.href_matches.some((pattern) =>
    new URLPattern(pattern, 'https://kermesse.example/').test(path, 'https://kermesse.example/'),
  );

it.each(['/', '/fr/', '/en/agenda', '/agenda', '/fr/loginx', '/en/a/login'])('prefetches %s', (path) => {
  expect(leftOut(path)).toBe(false);
});

it.each([
  '/login',
  '/fr/login',
  '/en/account/profile',
  '/reset-password/token',
  '/fr/verify-email/1/hash',
  '/auth/google/redirect',
  '/api/site',
  '/composer',
  '/dev/outbox',
  '/fr/agenda/party.ics',
])('does not prefetch %s', (path) => {
  expect(leftOut(path)).toBe(true);
});
