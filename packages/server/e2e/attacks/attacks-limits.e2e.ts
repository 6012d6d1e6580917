import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { registration } from '../../src/testing/account-site.ts';
import { demoFolder } from '../support/folders.ts';
import { kill, startServer } from '../support/processes.ts';
import { ownersPassword, startProductionSite, type Visitor } from '../support/production-site.ts';

// Attacks by phone, by brute force and by flooding, as an attacker would carry them out: over HTTP, against the limits,
// hashes and proofs of work of a server in a production configuration.
const site = await startProductionSite();

const names = { firstname: 'Akou', lastname: 'Sena' };
const submitCode = (visitor: Visitor, phone: string, code: string) =>
  visitor.post('/auth/phone/verify', { phone, code });
const smsTo = (phone: string) => site.sms().filter(({ to }) => to === phone);
const accepted = new Map<string, number>();
/** Requests a code and waits for its SMS: a request is answered within 150 ms, even if sending takes longer. */
async function requestCode(visitor: Visitor, phone: string): ReturnType<Visitor['post']> {
  const response = await visitor.post('/auth/phone', { phone, ...names, humanCheck: await visitor.humanCheck() });
  if (response.status === 200) {
    const count = (accepted.get(phone) ?? 0) + 1;
    accepted.set(phone, count);
    await expect.poll(() => smsTo(phone).length).toBe(count);
  }
  return response;
}
const extractCode = (phone: string) => /#(\d{6})$/.exec(smsTo(phone).at(-1)?.text ?? '')?.[1] ?? '';
const wrong = (code: string, by: number) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

describe('an attacker', () => {
  it('submits five wrong codes for another’s phone: the owner’s correct code still works', async () => {
    const phone = '+22890550001';
    const [owner, stranger, another] = [site.visitor(), site.visitor(), site.visitor()];
    expect((await requestCode(owner, phone)).status).toBe(200);
    const code = extractCode(phone);
    expect(code).toMatch(/^\d{6}$/);
    // Without a cookie, with an own cookie, and after requesting a code as well.
    expect((await submitCode(stranger, phone, code)).body.errorCode).toBe('form/invalid_data');
    expect((await requestCode(another, '+22890550002')).status).toBe(200);
    for (let by = 0; by < 5; by++)
      expect((await submitCode(another, phone, wrong(code, by))).body.errorCode).toBe('auth/code_verification_failed');
    expect((await requestCode(stranger, phone)).status).toBe(200);
    for (let by = 0; by < 5; by++)
      expect((await submitCode(stranger, phone, wrong(extractCode(phone), by + 1))).body.errorCode).toBe(
        'auth/code_verification_failed',
      );
    expect((await submitCode(owner, phone, code)).body.data?.['user']).toMatchObject({ phone });
  });
});

it('after 100 wrong passwords from five addresses, the owner logs in at once on a known device, and with one proof elsewhere', async () => {
  const email = 'attacked@example.com';
  const owner = site.visitor();
  expect((await owner.post('/auth/register', registration(email, ownersPassword))).status).toBe(200);
  const strangers = Array.from({ length: 5 }, (_, index) => site.visitor(`198.51.100.${index + 1}`));
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, round) =>
      strangers.map((stranger, index) =>
        stranger.post('/auth/login', { email, password: `Wrong-one-${round}-${index}` }),
      ),
    ).flat(),
  );
  expect(tries.filter(({ body }) => body.errorCode === 'auth/wrong_password')).toHaveLength(5);
  expect(tries.filter(({ body }) => body.errorCode === 'auth/human_check_required')).toHaveLength(95);
  for (const stranger of strangers) {
    const paid = await stranger.postProven('/auth/login', { email, password: 'Wrong-and-paid-for' });
    expect([paid.body.errorCode, paid.proofs]).toEqual(['auth/wrong_password', 1]);
  }
  expect((await owner.post('/auth/login', { email, password: ownersPassword })).status).toBe(200);
  const elsewhere = await site.visitor().postProven('/auth/login', { email, password: ownersPassword });
  expect([elsewhere.status, elsewhere.proofs]).toEqual([200, 1]);
}, 300_000);

it('the security log has a line for each attempt, without an address or a password', () => {
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"log":"security"'));
  const events = lines.map((line) => JSON.parse(line) as Record<string, string>);
  const refused = events.filter(
    ({ event, outcome, address }) => event === 'sign-in' && outcome === 'refused' && address === '198.51.100.0/24',
  );
  expect(refused.length).toBeGreaterThanOrEqual(105);
  expect(lines.join('\n')).not.toMatch(/attacked@|example\.com|Wrong-|tam-tams|198\.51\.100\.[1-5]"/);
});

/** Sends a request with exactly these headers: `fetch` does not allow `Host`. */
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

it('a development server exposes its outbox, demo accounts and public keys to local requests only', async () => {
  const server = await startServer(demoFolder(), { NODE_ENV: 'development' });
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
