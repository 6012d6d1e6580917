import { escapeHtml } from '@kermesse/api/schemas/common/escape-html';
import type { PublicRoute } from '@kermesse/api/schemas/pages/routes';
import { pathOfSlug } from '@kermesse/api/schemas/pages/slug';
import { Hono } from 'hono';
import type { SiteReader } from '../content/site-reader.ts';
import { staleHeader } from './page-source.ts';

function sitemapEntries(origin: string, path: string, updatedAt?: Date): string[] {
  const address = (prefix: string) => escapeHtml(`${origin}${prefix}${path}`);
  const alternates = [
    ['fr', '/fr'],
    ['en', '/en'],
    ['x-default', ''],
  ].map(([language, prefix = '']) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(prefix)}"/>`);
  const changed = updatedAt === undefined ? '' : `<lastmod>${updatedAt.toISOString()}</lastmod>`;
  const rest = changed + alternates.join('');
  return ['/fr', '/en'].map((prefix) => `<url><loc>${address(prefix)}</loc>${rest}</url>`);
}

export interface SiteFilesOptions {
  siteReader: SiteReader;
  origin: string;
  /** The routes of the app. The sitemap contains the indexed ones, except paths with parameters. */
  routes: readonly PublicRoute[];
}

/** Creates the routes of `robots.txt` and `sitemap.xml`, which lists pages and indexed screens in both languages. */
export function createSiteFiles({ siteReader, origin, routes }: SiteFilesOptions): Hono {
  const files = new Hono();
  const headers = { 'cache-control': 'public, max-age=300' };
  files.get('/sitemap.xml', async (context) => {
    const screens = routes.filter(({ indexed, paths: [path] }) => indexed && !path.includes(':'));
    const { site, stale } = await siteReader.read();
    const entries = [
      ...[...site.pages].flatMap(([slug, updatedAt]) => sitemapEntries(origin, pathOfSlug(slug), updatedAt)),
      ...screens.flatMap(({ paths: [path] }) => sitemapEntries(origin, path)),
    ];
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
    return context.body(xml, 200, {
      ...headers,
      'content-type': 'application/xml; charset=utf-8',
      ...(stale && { [staleHeader[0]]: staleHeader[1] }),
    });
  });
  files.get('/robots.txt', (context) =>
    context.text(
      `User-agent: *\nAllow: /api/pictures/\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
      200,
      headers,
    ),
  );
  return files;
}
