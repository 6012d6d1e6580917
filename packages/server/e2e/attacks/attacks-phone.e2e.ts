import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder, removeFolders } from '../support/folders.ts';
import { kill, startServer } from '../support/processes.ts';
import { startProductionSite, type ProductionSite, type Visitor } from '../support/production-site.ts';

// Attacks by phone, each as its attacker would do it: over HTTP, against a server in a production configuration.
let site: ProductionSite;
beforeAll(async () => {
  site = await startProductionSite();
}, 120_000);
afterAll(async () => {
  await site.stop();
  removeFolders();
});

const names = { firstname: 'Akou', lastname: 'Sena' };
const asksForCode = async (visitor: Visitor, phone: string) =>
  visitor.post('/auth/phone', { phone, ...names, humanCheck: await visitor.humanCheck() });
const types = (visitor: Visitor, phone: string, code: string) => visitor.post('/auth/phone/verify', { phone, code });
const smsTo = (phone: string) => site.sms.filter(({ to }) => to === phone);
const codeIn = (phone: string) => /#(\d{6})$/.exec(smsTo(phone).at(-1)?.text ?? '')?.[1] ?? '';
const wrong = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

describe('a stranger', () => {
  it('types five wrong codes for another’s phone: the owner’s right one works', async () => {
    const phone = '+22890550001';
    const [owner, stranger, another] = [site.visitor(), site.visitor(), site.visitor()];
    expect((await asksForCode(owner, phone)).status).toBe(200);
    const code = codeIn(phone);
    expect(code).toMatch(/^\d{6}$/);
    // Without a cookie, with one of their own, and after having asked for a code as well.
    expect((await types(stranger, phone, code)).body.errorCode).toBe('form/invalid_data');
    expect((await asksForCode(another, '+22890550002')).status).toBe(200);
    for (let by = 0; by < 5; by++)
      expect((await types(another, phone, wrong(code, by))).body.errorCode).toBe('auth/code_verification_failed');
    expect((await asksForCode(stranger, phone)).status).toBe(200);
    for (let by = 0; by < 5; by++)
      expect((await types(stranger, phone, wrong(codeIn(phone), by + 1))).body.errorCode).toBe(
        'auth/code_verification_failed',
      );
    expect((await types(owner, phone, code)).body.data?.['user']).toMatchObject({ phone });
  });

  it('asks for codes to another’s phone again and again: the owner still gets one', async () => {
    const phone = '+22890560001';
    const owner = site.visitor();
    await asksForCode(owner, phone);
    expect((await types(owner, phone, codeIn(phone))).status).toBe(200);
    const address = '198.51.100.7';
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) statuses.push((await asksForCode(site.visitor(address), phone)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    expect((await asksForCode(owner, phone)).status).toBe(200);
    expect((await types(owner, phone, codeIn(phone))).status).toBe(200);
    expect((await asksForCode(site.visitor(), phone)).status).toBe(200);
  });

  it('wants 40 SMS to countries outside the list: none is sent, and no proof is spent', async () => {
    const before = site.sms.length;
    const visitor = site.visitor();
    const humanCheck = await visitor.humanCheck();
    const phones = Array.from({ length: 40 }, (_, index) =>
      index % 2 === 0 ? `+8816123456${10 + index}` : `+23480212345${10 + index}`,
    );
    const answers = await Promise.all(
      phones.map((phone) => visitor.post('/auth/phone', { phone, ...names, humanCheck })),
    );
    expect(new Set(answers.map(({ body }) => body.errorCode))).toEqual(new Set(['form/invalid_data']));
    expect(site.sms).toHaveLength(before);
    expect((await visitor.post('/auth/phone', { phone: '+22890570001', ...names, humanCheck })).status).toBe(200);
  });

  it('wants SMS to a whole range of numbers: strangers get four fifths of its budget, and the log has an alarm', async () => {
    const phones = Array.from({ length: 20 }, (_, index) => `+2289058${1000 + index}`);
    const statuses: number[] = [];
    for (const phone of phones) statuses.push((await asksForCode(site.visitor(), phone)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(16);
    expect(statuses.filter((status) => status === 502)).toHaveLength(4);
    const alarms = site
      .output()
      .split('\n')
      .filter((line) => line.includes('"sms-budget"'));
    expect(alarms.some((line) => line.includes('budget_nearly_used_up') && line.includes('prefix/hour'))).toBe(true);
    expect(alarms.join('\n')).not.toContain(phones[0]);
  });
});

/** A request with exactly these headers: `fetch` does not let anybody write `Host`. */
function rawRequest(
  port: number,
  path: string,
  headers: Record<string, string>,
  body?: object,
): Promise<{ status: number }> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: text === undefined ? 'GET' : 'POST',
        headers: { ...headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
      },
      (response) => {
        response.resume().once('end', () => resolve({ status: response.statusCode ?? 0 }));
      },
    );
    sent.once('error', reject).end(text);
  });
}

it('a stranger never sees the outbox, the demo accounts or the known keys of a server for developing', async () => {
  const server = await startServer(emptyFolder(), { NODE_ENV: 'development' });
  const port = new URL(server.url).port;
  const strangers: Record<string, string>[] = [
    { host: 'kermesse.example' },
    { host: `192.168.1.20:${port}` },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-host': 'localhost' },
    { forwarded: 'for=127.0.0.1;host=localhost' },
    { via: '1.1 tunnel' },
    { 'x-real-ip': '127.0.0.1' },
  ];
  const ask = async (path: string, headers: Record<string, string>, body?: object) =>
    (
      await rawRequest(
        Number(port),
        path,
        {
          host: `localhost:${port}`,
          'x-api-key': 'kermesse-development',
          'x-editor-key': 'kermesse-development-editor',
          ...headers,
        },
        body,
      )
    ).status;
  const [, password] = await server.line(/all with the password (\S+):/);
  const login = { email: 'afi@kermesse.example', password };
  try {
    for (const headers of [{}, ...strangers]) {
      const local = Object.keys(headers).length === 0;
      const seen = [
        await ask('/dev/outbox', headers),
        await ask('/dev/outbox.json', headers),
        await ask('/api/auth/login', headers, login),
        await ask('/api/editor/documents', headers),
        await ask('/', headers),
      ];
      expect([headers, ...seen]).toEqual([headers, ...(local ? [200, 200, 200, 200] : [404, 404, 403, 403]), 200]);
    }
  } finally {
    await kill(server);
  }
});

it.each([
  ['HOST', '0.0.0.0'],
  ['PUBLIC_URL', 'https://kermesse.example'],
  ['TRUST_PROXY', '1'],
])('a server for developing with %s=%s does not start', async (name, value) => {
  await expect(startServer(emptyFolder(), { NODE_ENV: 'development', [name]: value })).rejects.toThrow(
    /or set NODE_ENV=production/,
  );
});
