import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@kermesse/api/operations';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { ipKey } from '../http/client-ip.ts';
import { accountSite, cookieOf, password, sessionIn, type AccountSite } from '../../testing/account-site.ts';
import { memoryDatabase } from '../../testing/memory-database.ts';
import { auditedOperations } from '../operations/audit.ts';
import { securityEvents, type SecurityEventName } from './security-events.ts';
import { securityLine, type SecurityEvent } from './security-log.ts';

const names = Object.keys(securityEvents) as SecurityEventName[];
const now = new Date('2026-11-20T10:00:00Z');
const read = (line: string) => JSON.parse(line) as Record<string, string>;

it('the code records every event of the list', () => {
  const root = join(import.meta.dirname, '..', '..');
  const files = globSync('**/*.ts', { cwd: root }).filter(
    (file) => !file.includes('.test.') && !file.endsWith('security-events.ts'),
  );
  const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  expect(names.filter((name) => !code.includes(`event: '${name}'`))).toEqual([]);
});

describe('securityLine', () => {
  it('writes one JSON object with time, event, outcome and masked personal data', () => {
    const event: SecurityEvent = {
      event: 'sign-in',
      outcome: 'refused',
      reason: 'auth/wrong_password',
      method: 'password',
      email: 'afi.mensah@example.com',
      phone: '+22890123456',
      address: '198.51.100.7',
      device: 'd'.repeat(43),
    };
    expect(read(securityLine(event, now))).toEqual({
      time: '2026-11-20T10:00:00.000Z',
      log: 'security',
      event: 'sign-in',
      outcome: 'refused',
      reason: 'auth/wrong_password',
      method: 'password',
      email: 'a…@e….com',
      phone: '+228…56',
      address: '198.51.100.0/24',
      device: 'n7k-k7L0',
    });
  });

  it('truncates IPv6 to 48 bits and replaces invalid addresses by unknown', () => {
    const address = (text: string) =>
      read(securityLine({ event: 'sign-in', outcome: 'success', address: text }, now))['address'];
    expect(address(ipKey('2001:db8:7:1:aaaa::1'))).toBe('2001:db8:7::/48');
    expect(address('unknown')).toBe('unknown');
    expect(address('evil\n{"event":"sign-in"}')).toBe('unknown');
  });

  it('never contains a full address, phone number, IP address or device, and is always one line', () => {
    const text = fc.oneof(
      fc.emailAddress(),
      fc.string({ minLength: 8, unit: 'binary' }),
      fc.stringMatching(/^\+\d{10,15}$/),
    );
    const event = fc.record({
      event: fc.constantFrom(...names),
      outcome: fc.constantFrom('success' as const, 'refused' as const, 'error' as const),
      email: text,
      phone: text,
      address: fc.oneof(
        fc.ipV4().filter((each) => !each.endsWith('.0')),
        fc.ipV6().map(ipKey),
        text,
      ),
      device: fc.stringMatching(/^[\w-]{43}$/),
    });
    fc.assert(
      fc.property(event, (given) => {
        const line = securityLine(given, now);
        expect(line).not.toMatch(/[\n\r]/);
        const { email, phone, address, device } = read(line);
        for (const [shown, whole] of [
          [email, given.email],
          [phone, given.phone],
          [address, given.address],
          [device, given.device],
        ] as const) {
          expect(shown).not.toContain(whole);
        }
        expect([...(email ?? '')].length).toBeLessThanOrEqual(18);
        expect([...(phone ?? '')].length).toBeLessThanOrEqual(7);
        expect(device).toHaveLength(8);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a site', () => {
  let database: OpenDatabase;
  let site: AccountSite;
  beforeAll(async () => {
    database = await memoryDatabase();
    site = accountSite(database, { EDITOR_KEY: 'an-editor-key-of-this-test' });
  });
  afterAll(() => database.close());
  const events = () =>
    site.securityLines
      .splice(0)
      .map(read)
      .map(({ event, outcome, reason }) => [event, outcome, reason]);

  it('records logins, failures, changes and rejected editors’ keys, without secrets and full addresses', async () => {
    const email = 'afi.mensah@example.com';
    const phone = '+22890123456';
    const { accessToken, user } = await site.register(email);
    const wrong = 'Une-autre-phrase-9';
    await site.login(email, wrong);
    const response = await site.login(email);
    const token = sessionIn(response).accessToken;
    const changed = 'Vingt-trois-tambours-4';
    await site.setPassword(token, changed);
    await site.requestReset(email);
    const code = await site.code(phone);
    await site.verifyCode(phone, code);
    await site.call('/auth/logout', { token });
    const editorKey = 'a-wrong-key-of-this-test';
    await site.call('/editor/documents', { headers: { 'x-editor-key': editorKey } });
    const lines = site.securityLines.join('\n');
    const device = cookieOf(response).slice('Device='.length);
    expect(device).toHaveLength(43);
    const links = (await site.messagesTo(email))
      .flatMap((letter) => letter.links)
      .map((link) => link.split('/').at(-1)?.split('?', 1)[0] ?? '');
    expect(links.length).toBeGreaterThan(2);
    const secrets = [email, 'afi.mensah', phone, password, wrong, changed, code, editorKey, token, accessToken, device];
    for (const secret of [...secrets, ...links.filter((each) => each.length > 20)]) expect(lines).not.toContain(secret);
    expect(lines).toContain(user.id);
    expect(events()).toEqual([
      ['registration', 'success', undefined],
      ['sign-in', 'refused', 'auth/wrong_password'],
      ['sign-in', 'success', undefined],
      ['password-change', 'success', undefined],
      ['reset-request', 'success', undefined],
      ['code-request', 'success', undefined],
      ['sign-in', 'success', undefined],
      ['sign-out', 'success', undefined],
      ['editor-key', 'refused', 'editor/wrong_key'],
    ]);
  });

  it('records a change of address with its account when the confirmation link is opened', async () => {
    const [email, wanted] = ['before.moving@example.com', 'after.moving@example.com'];
    const { accessToken: token, user } = await site.register(email);
    await site.edit(token, wanted);
    const [, id, hash] = /\/verify-email\/([^/]+)\/([^/]+)$/.exec(await site.linkTo(wanted)) ?? [];
    events();
    await site.post('/auth/verify-email', { id, hash });
    const lines = site.securityLines.map(read);
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'email-change', outcome: 'success', userId: user.id }),
    );
    expect(JSON.stringify(lines)).not.toContain('.moving@');
    expect(events()).toEqual([
      ['email-change', 'success', undefined],
      ['email-verify', 'success', undefined],
    ]);
  });

  it('records changes of the user, the profile, documents and names of passkeys', async () => {
    const { accessToken: token, user } = await site.register('yawa.changes@example.com');
    events();
    await site.call(`/users/self/${user.id}`, { method: 'PUT', body: { firstname: 'Yawa' }, token });
    const profileData = { preferredServices: [] };
    await site.post('/user-profile', { type: 'customer', id: user.id, profileData }, { token });
    await site.post('/documents', { path: 'documents/none.pdf', type: 1, name: 'Licence' }, { token });
    await site.call('/documents/none', { method: 'DELETE', token });
    await site.call('/passkeys/none', { method: 'PUT', body: { name: 'Téléphone' }, token });
    expect(events().map(([event]) => event)).toEqual([
      'user-change',
      'profile-change',
      'document-add',
      'document-remove',
      'passkey-rename',
    ]);
  });

  it('records what editors change, with the address of the page', async () => {
    const headers = { 'x-editor-key': 'an-editor-key-of-this-test' };
    const page = { slug: 'audited', title: 'A', sections: [] };
    const content = { kind: 'page', slug: 'audited', configuration: page, base: 0 };
    await site.post('/editor/document', content, { headers });
    await site.post('/editor/document', content, { headers });
    await site.post('/editor/page/remove', { slug: 'audited', base: 1 }, { headers });
    await site.post('/editor/bin/empty', {}, { headers });
    const lines = site.securityLines.splice(0).map(read);
    expect(lines.map(({ event, outcome, slug }) => [event, outcome, slug])).toEqual([
      ['content-publish', 'success', 'audited'],
      ['content-publish', 'refused', 'audited'],
      ['content-remove', 'success', 'audited'],
      ['content-erase', 'success', undefined],
    ]);
    expect(lines[0]).toHaveProperty('address');
  });

  it('records every operation that changes content', () => {
    const changes = operations.filter(({ auth, method }) => auth === 'editor' && method !== 'GET');
    expect(changes.map(({ name }) => name).filter((name) => !(name in auditedOperations))).toEqual([]);
  });

  it('records every account operation, except option requests and lists of passkeys', () => {
    const notAudited = new Set(['passkey-login-options', 'passkey-register-options', 'passkeys-list']);
    const all = operations.map(({ name }) => name);
    expect(Object.keys(auditedOperations).filter((name) => !all.includes(name))).toEqual([]);
    const accounts = operations.filter(
      ({ path, name }) => /^\/(auth|account|passkeys)/.test(path) && !notAudited.has(name),
    );
    expect(accounts.length).toBeGreaterThan(8);
    expect(accounts.filter((operation) => !(operation.name in auditedOperations)).map(({ name }) => name)).toEqual([]);
  });
});
