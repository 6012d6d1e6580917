import { chmodSync, existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LockHolder } from '../src/platform/data-folder/folder-lock.ts';
import { productionVariables } from '../src/testing/production.ts';
import { demoFolder, emptyFolder } from './support/folders.ts';
import { apiRequest } from './support/people.ts';
import { content, kill, run, startServer, type Run } from './support/processes.ts';

/** Returns the visible text of HTML, with collapsed whitespace. */
const plainText = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns every longer text of a configuration in a language. */
function textsIn(value: unknown, locale: 'fr' | 'en'): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const text = (value as Record<string, unknown>)[locale];
  if (typeof text === 'string') return text.length > 12 ? [text] : [];
  return Object.values(value).flatMap((child: unknown) => textsIn(child, locale));
}

describe('a starting server', () => {
  it('reports all faults of the environment at once, by name, and creates no files', async () => {
    const folder = join(emptyFolder(), 'data');
    const server = run('src/main.ts', {
      env: {
        DATA_DIR: folder,
        PORT: 'eighty',
        PUBLIC_URL: 'nowhere',
        TRUST_PROXY: '-1',
        NODE_ENV: 'live',
        SMTP_URI: 'x',
      },
    });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('The variable SMTP_URI is no setting and has no effect. Is it SMTP_URL?');
    for (const name of ['PORT is "eighty"', 'PUBLIC_URL is "nowhere"', 'TRUST_PROXY is "-1"', 'NODE_ENV is "live"']) {
      expect(server.output()).toContain(name);
    }
    expect(existsSync(folder)).toBe(false);
  });

  it('reports an unreachable Postgres without its password', async () => {
    const server = run('src/main.ts', { env: { DATABASE_URL: 'postgres://user:hush@127.0.0.1:1/none', PORT: '0' } });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('The database of DATABASE_URL cannot be used');
    expect(server.output()).not.toMatch(/hush|\.ts:\d/);
  });

  it('recovers from a first start that was killed, and creates no demo content, demo accounts and outbox for an empty production site', async () => {
    const folder = emptyFolder();
    const cut = run('src/main.ts', { env: { DATA_DIR: folder, PORT: '0' } });
    while (!existsSync(join(folder, 'database.new'))) await new Promise((done) => setTimeout(done, 5));
    await kill(cut);
    expect(existsSync(join(folder, 'database'))).toBe(false);
    const server = await startServer(folder, { DEMO: '' });
    await server.line(/The site has no pages yet\. Import some/);
    expect(server.output()).not.toMatch(/demo content was imported|Demo accounts|dev\/outbox/);
    expect(await (await fetch(server.url)).text()).toContain('<html lang="fr"');
    expect((await fetch(`${server.url}/dev/outbox.json`)).status).toBe(404);
    expect((await fetch(`${server.url}/prices`)).status).toBe(404);
    await kill(server);
  });
});

describe('a running server', () => {
  let folder: string;
  let server: Run & { url: string };
  beforeAll(async () => {
    folder = demoFolder();
    chmodSync(folder, 0o755);
    server = await startServer(folder);
  });
  afterAll(() => kill(server));

  it('removes the permissions of other users on its folder', async () => {
    await server.line(/Other users could read the data folder/);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('renders every section of the home page to HTML, in French and in English', async () => {
    const file = join(import.meta.dirname, '..', 'demo', 'pages', 'home.json');
    const { sections } = JSON.parse(readFileSync(file, 'utf8')) as { sections: { slug: string; data: unknown }[] };
    expect(new Set(sections.map(({ slug }) => slug)).size).toBeGreaterThanOrEqual(7);
    for (const locale of ['fr', 'en'] as const) {
      const html = await (await fetch(server.url, { headers: { 'accept-language': locale } })).text();
      expect(html).toContain(`<html lang="${locale}"`);
      const shown = plainText(html);
      const unseen = sections.filter(
        ({ data }) => !textsIn(data, locale).some((text) => shown.includes(plainText(text))),
      );
      expect(unseen.map(({ slug }) => slug)).toEqual([]);
    }
  });

  it('lets only its own user read its key', () => {
    expect(statSync(join(folder, 'kermesse.lock.json')).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  it('accepts commands only with the key', async () => {
    const holder = JSON.parse(readFileSync(join(folder, 'kermesse.lock.json'), 'utf8')) as LockHolder;
    const { port, key } = holder.control ?? {};
    const address = `http://127.0.0.1:${port}/export`;
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(address, { headers: { authorization: 'Bearer wrong' } })).status).toBe(401);
    expect((await fetch(address, { headers: { authorization: `Bearer ${key}` } })).status).toBe(200);
    for (const path of ['/export', '/import']) expect((await fetch(server.url + path)).status).toBe(404);
  });

  /** Sends the bytes of a request, each a Latin-1 character, and returns the response. */
  const ask = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.end(text, 'latin1'));
      let response = '';
      socket
        .on('data', (chunk) => (response += chunk.toString()))
        .once('close', () => resolve(response))
        .once('error', reject);
    });

  it('sends the page of the requested address after a request with a malformed host', async () => {
    const languageAt = async (host: string) =>
      /<html[^>]* lang="(\w+)"/.exec(await ask(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))?.[1];
    await languageAt('é.é/en/agenda?x');
    expect(await languageAt('localhost')).toBe('fr');
  });

  it('survives malformed requests and invalid URLs', async () => {
    expect(await ask('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
    for (const path of ['//evil.example/', '/../../etc/passwd', '/%', '/%ff', '\\\\evil', 'http://evil.example/']) {
      const response = await ask(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(response).toMatch(/^HTTP\/1.1 (200|308|400|404)/);
      const [head = ''] = response.split('\r\n\r\n', 1);
      expect(head).not.toMatch(/^location: (\/\/|\\|http)/im);
      expect(response).not.toContain('root:x:');
    }
    expect((await fetch(server.url)).status).toBe(200);
  });

  it('is not ready and accepts no writes while its data folder is missing', async () => {
    const subscription = apiRequest({ apiKey: productionVariables().API_KEY, body: { email: 'afi@example.com' } });
    const statuses = async () => [
      (await fetch(`${server.url}/readyz`)).status,
      (await fetch(`${server.url}/api/newsletter/emails`, subscription)).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    renameSync(folder, `${folder}.moved`);
    expect(await statuses()).toEqual([503, 503]);
    renameSync(`${folder}.moved`, folder);
    expect(await statuses()).toEqual([200, 200]);
  });

  it('continues to run when the program that reads its log has ended', async () => {
    server.child.stdout?.destroy();
    server.child.stderr?.destroy();
    const login = apiRequest({
      apiKey: productionVariables().API_KEY,
      body: { email: 'a@example.com', password: 'a' },
    });
    for (let times = 0; times < 3; times += 1)
      expect((await fetch(`${server.url}/api/auth/login`, login)).status).toBe(403);
  });

  it('stops cleanly on SIGTERM, and starts again', async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(existsSync(join(folder, 'kermesse.lock.json'))).toBe(false);
    expect((await content(folder, ['export'])).code).toBe(0);
    server = await startServer(folder);
    expect(server.output()).not.toContain('demo content');
  });

  it('stops at once on a second signal, and says so', async () => {
    // The server waits for a load balancer that polls its readiness.
    await fetch(`${server.url}/readyz`);
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(503));
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('A second signal (SIGINT) stopped the server at once');
  });
});
