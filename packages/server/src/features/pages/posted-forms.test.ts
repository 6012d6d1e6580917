import { describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../testing/memory-database.ts';
import { testSite } from '../../testing/site.ts';
import { stubApp } from '../../testing/stubs/stub-app.ts';
import { maxPostedFormBytes } from './posted-forms.ts';

const database = await testDatabase();
const app = stubApp();
const made = testSite(database, {}, app);

const filled = { form: 'contact', at: '_R_9d_', message: 'Bonjour' };

async function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const before = app.forms.length;
  const body = new URLSearchParams(fields);
  const response = await made.site.fetch(new Request(`http://localhost${path}`, { method: 'POST', body, headers }));
  return { response, given: app.forms.slice(before) };
}

describe('a form from a browser without scripts', () => {
  it('is passed to the app, and its page can be reloaded without sending the form twice', async () => {
    const { response, given } = await post('/en/contact', filled);
    expect(given).toEqual([filled]);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/contact?sent=contact&at=_R_9d_']);
    const page = await made.site.fetch(new Request('http://localhost/en/login?sent=contact&at=_R_9d_'));
    expect(page.status).toBe(200);
    expect(app.rendered.at(-1)?.props.posted).toEqual({ form: 'contact', at: '_R_9d_', values: {} });
    expect(app.forms.slice(-1)).toEqual(given);
  });

  it('is shown again with the errors of its fields, and that page is not cached', async () => {
    const { response } = await post('/en/login', { form: 'contact', message: '' });
    expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
    expect(app.rendered.at(-1)?.props.posted?.fieldErrors).toEqual({ message: { key: 'required' } });
    await made.site.fetch(new Request('http://localhost/en/login'));
    expect(app.rendered.at(-1)?.props.posted).toBeUndefined();
  });

  it('is only accepted from pages of this site', async () => {
    expect((await post('/en/login', filled, { 'sec-fetch-site': 'cross-site' })).given).toEqual([]);
    expect((await post('/en/login', filled, { 'sec-fetch-site': 'same-site' })).given).toEqual([]);
    expect((await post('/en/login', filled, { origin: 'https://elsewhere.example' })).given).toEqual([]);
    expect((await post('/en/login', filled, { origin: 'null' })).given).toEqual([]);
    expect((await post('/en/login', filled, { 'sec-fetch-site': 'same-origin' })).given).toEqual([filled]);
  });

  it('is rejected if it exceeds the maximum size', async () => {
    const { response, given } = await post('/en/login', { ...filled, message: 'a'.repeat(maxPostedFormBytes) });
    expect([response.status, given]).toEqual([413, []]);
  });

  it('is rejected if it does not arrive within thirty seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const init = { method: 'POST', body: new ReadableStream(), headers, duplex: 'half' };
    const response = made.site.fetch(new Request('http://localhost/en/login', init));
    await vi.advanceTimersByTimeAsync(31_000);
    expect((await response).status).toBe(408);
  });

  it('is ignored if the site has no such form', async () => {
    const { response } = await post('/en/login', { form: 'login', password: 'secret' });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/login']);
  });

  it('is not confirmed if the address contains an unknown form name', async () => {
    await made.site.fetch(new Request('http://localhost/en/register?sent=login'));
    expect(app.rendered.at(-1)?.props.posted).toBeUndefined();
  });
});
