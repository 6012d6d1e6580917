import { beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { productionVariables } from '../../testing/production.ts';
import { testSite } from '../../testing/site.ts';

const database = await testDatabase();
beforeEach(async () => {
  await database.db.deleteFrom('rate_limits').execute();
});

const key = { 'x-api-key': 'a-key-of-ours' };
const made = (variables: Record<string, string> = {}) =>
  testSite(database, { ...variables, API_KEY: key['x-api-key'] });
const subscribe = (email: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { ...key, 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ email }),
});
const codeOf = async (response: Response) => ((await response.json()) as { errorCode?: string }).errorCode;

describe('the API', () => {
  it('rejects a missing and a wrong key with an error code', async () => {
    const { site } = made();
    const refused: Record<string, string>[] = [{}, { 'x-api-key': 'another' }, { 'x-api-key': '' }];
    for (const headers of refused) {
      const response = await site.request('/api/site-props', { headers });
      expect(response.status).toBe(403);
      expect(await codeOf(response)).toBe('request/forbidden');
    }
    expect((await site.request('/api/site-props', { headers: key })).status).toBe(200);
  });

  it('serves only this machine in development, and everybody in production', async () => {
    const strangers: Record<string, string>[] = [
      { host: 'kermesse.example' },
      { host: '192.168.1.20:3000' },
      { host: 'localhost.kermesse.example' },
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-host': 'localhost' },
      { forwarded: 'for=127.0.0.1;host=localhost' },
      { via: '1.1 tunnel' },
    ];
    const statuses = async (variables: Record<string, string>) => {
      const { site } = made(variables);
      return Promise.all(
        strangers.map(
          async (headers) => (await site.request('/api/site-props', { headers: { ...key, ...headers } })).status,
        ),
      );
    };
    expect(await statuses({})).toEqual(strangers.map(() => 403));
    expect(await statuses(productionVariables())).toEqual(strangers.map(() => 200));
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect((await made().site.request('/api/site-props', { headers: { ...key, host } })).status).toBe(200);
  });

  it('responds to unknown paths and methods with 404 and 405', async () => {
    const { site } = made();
    const unknown = await site.request('/api/nowhere', { headers: key });
    expect([unknown.status, await codeOf(unknown)]).toEqual([404, 'request/not_found']);
    const method = await site.request('/api/site-props', { method: 'DELETE', headers: key });
    expect([method.status, method.headers.get('allow'), await codeOf(method)]).toEqual([
      405,
      'GET',
      'request/method_not_allowed',
    ]);
  });

  it('rejects bodies that are too large', async () => {
    const { site } = made();
    const response = await site.request('/api/newsletter/emails', subscribe(`${'a'.repeat(1_100_000)}@example.com`));
    expect([response.status, await codeOf(response)]).toEqual([413, 'request/too_large']);
  });

  it('allows only listed origins to read responses', async () => {
    const { site } = made({ CORS_ORIGINS: 'https://friend.example' });
    const from = async (origin: string) =>
      (await site.request('/api/site-props', { headers: { ...key, origin } })).headers.get(
        'access-control-allow-origin',
      );
    expect(await from('https://friend.example')).toBe('https://friend.example');
    expect(await from('https://stranger.example')).toBeNull();
    const asked = await site.request('/api/newsletter/emails', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://friend.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-api-key',
      },
    });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([
      204,
      expect.stringContaining('x-api-key'),
    ]);
  });

  it('serves its OpenAPI document', async () => {
    const { site } = made();
    const document = (await (await site.request('/api/openapi.json')).json()) as { paths: object };
    expect(Object.keys(document.paths)).toContain('/newsletter/emails');
  });

  it('reveals neither stack nor SQL when it fails, and reports the failure even if the client has disconnected', async () => {
    const { site, reported, db } = made();
    await db.schema.alterTable('newsletter_emails').renameTo('newsletter_emails_away').execute();
    try {
      const response = await site.request('/api/newsletter/emails', subscribe('afi@example.com'));
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(text).not.toMatch(/newsletter_emails|select|insert|\bat\b.*\.ts/i);
      expect(reported).toHaveLength(1);
      const sent = subscribe('afi@example.com');
      await site.request('/api/newsletter/emails', { ...sent, signal: AbortSignal.abort() });
      expect(reported).toHaveLength(2);
    } finally {
      await db.schema.alterTable('newsletter_emails_away').renameTo('newsletter_emails').execute();
    }
  });
});

describe('the rate limit of subscriptions', () => {
  it('is exact, even for simultaneous calls', async () => {
    const { site } = made({ NEWSLETTER_LIMIT: '5' });
    const responses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) =>
        site.request('/api/newsletter/emails', subscribe(`n${index}@example.com`)),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = responses.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(45);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  it('cannot be bypassed with a forged X-Forwarded-For', async () => {
    const { site } = made({ ...productionVariables(), NEWSLETTER_LIMIT: '1' });
    const from = async (address: string) =>
      (await site.request('/api/newsletter/emails', subscribe('afi@example.com', { 'x-forwarded-for': address })))
        .status;
    expect([await from('203.0.113.1'), await from('203.0.113.2'), await from('203.0.113.3')]).toEqual([200, 429, 429]);
  });

  it('counts visitors behind an own proxy separately', async () => {
    const { site } = made({ ...productionVariables(), NEWSLETTER_LIMIT: '1', TRUST_PROXY: '1' });
    const from = async (address: string) =>
      (await site.request('/api/newsletter/emails', subscribe('afi@example.com', { 'x-forwarded-for': address })))
        .status;
    expect([await from('1.1.1.1, 203.0.113.1'), await from('2.2.2.2, 203.0.113.1'), await from('203.0.113.2')]).toEqual(
      [200, 429, 200],
    );
  });

  it('is a hundred times as high for all networks together', async () => {
    const { site } = made({ ...productionVariables(), NEWSLETTER_LIMIT: '1', TRUST_PROXY: '1' });
    const statuses: number[] = [];
    for (let number = 0; number < 101; number += 1) {
      const from = { 'x-forwarded-for': `2001:db8:0:${number.toString(16)}::1` };
      statuses.push((await site.request('/api/newsletter/emails', subscribe('afi@example.com', from))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 100 }, () => 200), 429]);
  });

  it('restarts when its window ends', async () => {
    const { site, db } = made({ NEWSLETTER_LIMIT: '1' });
    const status = async () => (await site.request('/api/newsletter/emails', subscribe('afi@example.com'))).status;
    expect([await status(), await status()]).toEqual([200, 429]);
    await db
      .updateTable('rate_limits')
      .set((row) => ({ window_start: row('window_start', '-', 3601) }))
      .execute();
    expect(await status()).toBe(200);
  });
});
