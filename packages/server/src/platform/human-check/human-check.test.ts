import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnvironment } from '../config/environment.ts';
import { testDatabase } from '../../testing/memory-database.ts';
import { productionVariables } from '../../testing/production.ts';
import { testSite } from '../../testing/site.ts';
import { recordRequests } from '../../testing/stubs/listen.ts';
import { serverKeys } from '../security/server-keys.ts';
import { createHumanCheck } from './create.ts';

let reported: unknown[];
const database = await testDatabase();
beforeEach(() => {
  reported = [];
});

function check(variables: Record<string, string> = {}) {
  const { environment, faults } = readEnvironment({ NODE_ENV: 'test', ...variables });
  if (environment === null) throw new Error(JSON.stringify(faults));
  const keys = serverKeys(database.db, environment.SECRET_KEY);
  return createHumanCheck(environment, database.db, keys, (error) => reported.push(error));
}

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const altcha = (token: string) => check().verify({ kind: 'altcha', token });

describe('altcha', () => {
  const challenge = async () => {
    const { site, apiKey } = testSite(database);
    const response = await site.request('/api/human-check/challenge', { headers: { 'x-api-key': apiKey } });
    return (await response.json()) as Challenge;
  };
  const solve = async (given: Challenge) => ({
    challenge: given,
    solution: await solveChallenge({ challenge: given, deriveKey }),
  });

  it('limits the challenges for an IP address', async () => {
    const { site, apiKey } = testSite(database, { AUTH_LIMIT: '1' });
    const statuses: number[] = [];
    for (let number = 0; number < 61; number += 1)
      statuses.push((await site.request('/api/human-check/challenge', { headers: { 'x-api-key': apiKey } })).status);
    expect(statuses.indexOf(429)).toBe(60);
    await database.db.deleteFrom('rate_limits').execute();
  });

  it('accepts a solution once, even when it arrives many times at once', async () => {
    const token = base64(await solve(await challenge()));
    const results = await Promise.all(Array.from({ length: 20 }, async () => altcha(token)));
    expect(results.filter((result) => result === 'human')).toHaveLength(1);
  });

  it('rejects challenges that are foreign, altered, easier or expired', async () => {
    const solved = await solve(await challenge());
    const { parameters } = solved.challenge;
    const altered = (more: object) =>
      altcha(base64({ ...solved, challenge: { ...solved.challenge, parameters: { ...parameters, ...more } } }));
    expect(await altered({ expiresAt: (parameters.expiresAt ?? 0) + 1 })).toBe('refused');
    expect(await altered({ cost: 1 })).toBe('refused');
    expect(await altered({ cost: 1_000_000_000 })).toBe('refused');
    expect(await altered({ nonce: 'ff'.repeat(16) })).toBe('refused');
    expect(await altered({ keySignature: 'ff'.repeat(32) })).toBe('refused');
    const wrong = { ...solved, solution: { counter: 1, derivedKey: 'ff'.repeat(32) } };
    expect(await altcha(base64(wrong))).toBe('refused');
    for (const token of ['', '{}', base64(null), base64([]), base64({ challenge: {} }), 'x'.repeat(9000)]) {
      expect(await altcha(token)).toBe('refused');
    }
    expect(parameters.expiresAt).toBeGreaterThan(Date.now() / 1000 + 590);
    expect(parameters.expiresAt).toBeLessThanOrEqual(Date.now() / 1000 + 601);
    expect(await altcha(base64(solved))).toBe('human');
  });

  it('is solved within three seconds', async () => {
    const given = await challenge();
    const began = performance.now();
    await solve(given);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});

describe('an external service', () => {
  let service: Awaited<ReturnType<typeof recordRequests>>;
  let url: string;
  let responseBody: unknown;
  let status = 200;
  beforeAll(async () => {
    service = await recordRequests(() => ({ status, body: JSON.stringify(responseBody) }));
    url = `${service.origin}/siteverify`;
  });
  afterAll(() => service.close());
  beforeEach(() => {
    service.seen.length = 0;
    status = 200;
    responseBody = { success: true };
  });

  const turnstile = (more: Record<string, string> = {}) =>
    check({
      HUMAN_CHECK: 'turnstile',
      TURNSTILE_SITE_KEY: 'site',
      TURNSTILE_SECRET: 'secret',
      TURNSTILE_VERIFY_URL: url,
      ...more,
    });
  const recaptcha = () =>
    check({
      HUMAN_CHECK: 'recaptcha',
      RECAPTCHA_SCORE_KEY: 'score-site',
      RECAPTCHA_SCORE_SECRET: 'score',
      RECAPTCHA_CHALLENGE_KEY: 'challenge-site',
      RECAPTCHA_CHALLENGE_SECRET: 'challenge',
      RECAPTCHA_VERIFY_URL: url,
    });

  it('receives the site’s secret, and each of its tokens counts once', async () => {
    const { verify, remarks } = turnstile();
    expect(remarks).toEqual([]);
    expect(await verify({ kind: 'turnstile', token: 'one' })).toBe('human');
    expect(Object.fromEntries(new URLSearchParams(service.seen[0]?.body))).toEqual({
      secret: 'secret',
      response: 'one',
    });
    expect(await verify({ kind: 'turnstile', token: 'one' })).toBe('refused');
    responseBody = { success: false, 'error-codes': ['invalid-input-response'] };
    expect(await verify({ kind: 'turnstile', token: 'two' })).toBe('refused');
    expect(await verify({ kind: 'altcha', token: 'human' })).toBe('refused');
    expect(reported).toEqual([]);
  });

  it('verifies the score first and a challenge after that, each with its own secret', async () => {
    const { verify } = recaptcha();
    responseBody = { success: true, score: 0.2 };
    expect(await verify({ kind: 'recaptcha-score', token: 'a' })).toBe('refused');
    responseBody = { success: true, score: 0.9 };
    expect(await verify({ kind: 'recaptcha-score', token: 'b' })).toBe('human');
    responseBody = { success: true };
    expect(await verify({ kind: 'recaptcha-score', token: 'c' })).toBe('refused');
    expect(await verify({ kind: 'recaptcha-challenge', token: 'd' })).toBe('human');
    expect(service.seen.map(({ body }) => new URLSearchParams(body).get('secret'))).toEqual([
      'score',
      'score',
      'score',
      'challenge',
    ]);
  });

  it('counts in production for pages of the site and of sites that may call the API only', async () => {
    const { verify } = turnstile({
      ...productionVariables('https://kermesse.example'),
      CORS_ORIGINS: 'https://admin.example:8443',
    });
    for (const [token, hostname, result] of [
      ['of the site', 'kermesse.example', 'human'],
      ['of a friend', 'admin.example', 'human'],
      ['of a stranger', 'other.example', 'refused'],
      ['of nobody', undefined, 'refused'],
    ] as const) {
      responseBody = { success: true, hostname };
      expect(await verify({ kind: 'turnstile', token })).toBe(result);
    }
    expect(reported.map(String)).toEqual([
      'Error: Turnstile verified a token of the host "other.example" in place of kermesse.example or admin.example',
      'Error: Turnstile verified a token of the host "" in place of kermesse.example or admin.example',
    ]);
  });

  it('accepts test keys outside production, which name another host', async () => {
    responseBody = { success: true, hostname: 'testkey.google.com' };
    const { verify } = turnstile({ PUBLIC_URL: 'http://localhost:3000' });
    expect(await verify({ kind: 'turnstile', token: 'test key' })).toBe('human');
  });

  it('rejects everybody while it is down, responds with nonsense or does not accept the secret, and reports that', async () => {
    for (const [code, body] of [
      [500, 'down'],
      [200, 'nonsense'],
      [200, { success: 'yes' }],
    ] as const) {
      status = code;
      responseBody = body;
      expect(await turnstile().verify({ kind: 'turnstile', token: 'x' })).toBe('unavailable');
    }
    status = 200;
    responseBody = { success: false, 'error-codes': ['invalid-input-secret'] };
    expect(await turnstile().verify({ kind: 'turnstile', token: 'x' })).toBe('unavailable');
    const gone = turnstile({ TURNSTILE_VERIFY_URL: 'http://127.0.0.1:9/' });
    expect(await gone.verify({ kind: 'turnstile', token: 'x' })).toBe('unavailable');
    expect(reported).toHaveLength(5);
    expect(reported.map(String).join('\n')).not.toMatch(/secret=|"secret"/);
  });

  it('rejects everybody without a secret, with a remark at startup and a report at each attempt', async () => {
    const { verify, remarks } = check({ HUMAN_CHECK: 'turnstile', TURNSTILE_SITE_KEY: 'site' });
    expect(remarks).toEqual([
      'No phone code can be sent: TURNSTILE_SECRET is not set, so Turnstile cannot verify tokens.',
    ]);
    expect(await verify({ kind: 'turnstile', token: 'x' })).toBe('unavailable');
    expect(String(reported[0])).toContain('TURNSTILE_SECRET is not set');
    expect(service.seen).toEqual([]);
  });
});
