import { rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { importDocument } from './features/content/import.ts';
import { testDatabase } from './testing/memory-database.ts';
import { productionVariables } from './testing/production.ts';
import { testSite, type TestSite } from './testing/site.ts';
import { stubApp, stubFiles } from './testing/stubs/stub-app.ts';

const database = await testDatabase();
let made: TestSite;

const app = stubApp();
afterAll(() => rmSync(app.clientFolder, { recursive: true }));
beforeEach(async () => {
  await put('Accueil', 'Home');
  made = testSite(database, {}, app);
  app.rendered.length = 0;
});

async function put(fr: string, en: string): Promise<void> {
  const pages = [
    { slug: 'home', title: { fr, en }, sections: [] },
    { slug: 'prices', title: 'Prices', sections: [] },
  ];
  const { written } = await importDocument(database.db, { pages }, { force: false });
  if (written !== null) made?.version.changed(written.version);
}

const get = async (path: string, headers: Record<string, string> = {}) => made.site.request(path, { headers });
const titleOf = async (response: Response) => /<title>(.*?)<\/title>/.exec(await response.text())?.[1];

describe('language and theme', () => {
  test.each([
    ['/', {}, 'fr', 'Accueil'],
    ['/', { 'accept-language': 'en' }, 'en', 'Home'],
    ['/', { 'accept-language': 'en', cookie: 'Lang=fr' }, 'fr', 'Accueil'],
    ['/', { 'accept-language': 'fr', cookie: 'a=b; Lang=en' }, 'en', 'Home'],
    ['/en/', { 'accept-language': 'fr', cookie: 'Lang=fr' }, 'en', 'Home'],
    ['/fr/', { 'accept-language': 'en' }, 'fr', 'Accueil'],
    ['/', { cookie: 'Lang=xx' }, 'fr', 'Accueil'],
  ])('%s with %j is served in %s', async (path, headers, locale, title) => {
    const response = await get(path, headers);
    expect(response.headers.get('content-language')).toBe(locale);
    expect(response.headers.get('vary')).toBe('Accept-Language, Cookie, Accept-Encoding');
    expect(await titleOf(response)).toBe(title);
    expect(app.rendered[0]).toMatchObject({
      requestPath: path,
      props: { path: '/', locale },
      theme: 'auto',
      origin: 'http://localhost',
    });
  });

  it('reads the theme from its cookie', async () => {
    for (const theme of ['dark', 'light', 'pink']) await get('/', { cookie: `Theme=${theme}` });
    expect(app.rendered.map(({ theme }) => theme)).toEqual(['dark', 'light', 'auto']);
  });

  it('redirects to the canonical address of a page', async () => {
    for (const [path, wanted] of [
      ['/fr', '/fr/'],
      ['/prices/?a=1', '/prices?a=1'],
      ['/en//prices', '/en/prices'],
    ]) {
      const response = await get(path ?? '');
      expect([response.status, response.headers.get('location')]).toEqual([308, wanted]);
    }
    expect((await get('//evil.example/')).headers.get('location')).toBe('/evil.example');
  });
});

describe('unknown addresses', () => {
  it('get the 404 page, or plain text if they look like files', async () => {
    const page = await get('/en/nowhere');
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    const file = await get('/nowhere.php');
    expect([file.status, file.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/plain')]);
    expect((await get('/home')).status).toBe(404);
    expect((await get(`/${'a'.repeat(3000)}`)).status).toBe(414);
    expect((await get('/%')).status).toBe(404);
    expect((await get('/%00')).status).toBe(404);
    expect((await made.site.request('/', { method: 'PUT' })).status).toBe(405);
  });
});

describe('cached pages', () => {
  it('are rendered once for each language, theme and version', async () => {
    await Promise.all([get('/'), get('/'), get('/', { 'accept-encoding': 'br' })]);
    await get('/', { 'accept-encoding': 'gzip' });
    expect(app.rendered).toHaveLength(1);
    await get('/', { cookie: 'Theme=dark' });
    await get('/', { cookie: 'Lang=en' });
    expect(app.rendered).toHaveLength(3);
    await put('Bienvenue', 'Welcome');
    expect(await titleOf(await get('/'))).toBe('Bienvenue');
    expect(app.rendered).toHaveLength(4);
  });

  it('are compressed, with the same content in every encoding', async () => {
    const bytes = async (encoding: string) => {
      const response = await get('/', { 'accept-encoding': encoding });
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      const body = Buffer.from(await response.arrayBuffer());
      expect(Number(response.headers.get('content-length'))).toBe(body.length);
      return body;
    };
    const plain = await bytes('identity');
    expect(brotliDecompressSync(await bytes('br')).equals(plain)).toBe(true);
    expect(gunzipSync(await bytes('gzip')).equals(plain)).toBe(true);
  });

  it('are not sent again if the browser has the current version', async () => {
    const first = await get('/', { 'accept-encoding': 'br' });
    const tag = first.headers.get('etag') ?? '';
    const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `"other", ${tag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': tag.replace('W/', '') })).status).toBe(304);
    expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': tag })).status).toBe(200);
  });

  it('respond to HEAD requests without a body', async () => {
    const response = await made.site.request('/', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });
});

describe('security headers', () => {
  const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

  it('allow a page to load only its own resources', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${sha('run()')};`);
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${sha('top:0')};`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-inline');
  });

  it('are on every response', async () => {
    for (const path of [
      '/',
      '/nowhere',
      '/api/site-props',
      '/assets/main-abc123.js',
      '/robots.txt',
      '/readyz',
      '/no.txt',
    ]) {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('permissions-policy')).toContain('camera=()');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
  });

  it('require https only if the site uses it', async () => {
    const secure = testSite(database, productionVariables(), app);
    const { headers } = await secure.site.request('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests');
  });
});

describe('static files', () => {
  it('have their media type, and are immutable if their name contains a hash', async () => {
    const script = await get('/assets/main-abc123.js', { 'accept-encoding': 'br' });
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(Buffer.from(await script.arrayBuffer())).toString()).toBe(
      stubFiles['/assets/main-abc123.js'],
    );
    const art = await get('/art/midnight/hero-640.avif', { 'accept-encoding': 'br' });
    expect([art.headers.get('content-type'), art.headers.get('content-encoding'), await art.text()]).toEqual([
      'image/avif',
      null,
      'picture',
    ]);
  });

  test.each([
    '/.vite/manifest.json',
    '/notes.unknown',
    '/assets/../.vite/manifest.json',
    '/assets/%2e%2e/.vite/manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
    '/assets/..%5c.vite%5cmanifest.json',
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/assets/%00main-abc123.js',
    '/art/midnight/..%2f..%2f..%2fetc%2fpasswd',
    '/art/zzzzzzz/hero-640.avif',
    '/art/midnight/hero-641.avif',
    '/art/midnight/nobody-640.avif',
    '/art/midnight/__proto__-640.avif',
  ])('%s responds with 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/secret|root:|^\{\}$/);
  });
});

describe('search engines', () => {
  it('find every page and every guest screen in both languages', async () => {
    const xml = await (await get('/sitemap.xml')).text();
    const paths = [...xml.matchAll(/<loc>http:\/\/localhost([^<]*)<\/loc>/g)].map(([, path]) => path);
    const both = (path: string) => [`/fr${path}`, `/en${path}`];
    const expected = ['/', '/prices', '/login', '/register', '/reset-password'].flatMap(both);
    expect(new Set(paths)).toEqual(new Set(expected));
    expect(paths).toHaveLength(expected.length);
    expect(xml).toContain('<loc>http://localhost/en/prices</loc>');
    expect(xml).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="http://localhost/"/>');
  });

  it('may read pages and their pictures, but nothing else of the API', async () => {
    expect(await (await get('/robots.txt')).text()).toBe(
      'User-agent: *\nAllow: /api/pictures/\nDisallow: /api/\n\nSitemap: http://localhost/sitemap.xml\n',
    );
  });
});

it('reports its health', async () => {
  const response = await get('/readyz');
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
});
