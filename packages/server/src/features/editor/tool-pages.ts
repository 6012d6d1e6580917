import type { Locale } from '@kermesse/api/schemas/common/locale';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { Body, send } from '../../platform/http/bodies/body.ts';
import { pagePolicy } from '../../platform/security/content-security-policy.ts';
import { themeOf, type ComposerBuild, type ThemeChoice } from '../pages/app-entry.ts';
import { negotiateLocale } from '../../platform/http/negotiate.ts';

type Tool = Parameters<ComposerBuild['write']>[0]['tool'];

export interface ToolPagesOptions {
  build: ComposerBuild;
  apiKey: string;
  /** Whether editors can publish on this server. */
  editor: boolean;
  /** Whether the site uses HTTPS. */
  secure: boolean;
  /** The origins that maps load from. */
  maps: string[];
}

/**
 * Creates the routes of the composer and of its preview page. Their Content Security Policy is as strict as that of
 * other pages, with one exception each: the composer may contain frames of this site, and this site may frame the
 * preview.
 */
export function createToolPages({ build, apiKey, editor, secure, maps }: ToolPagesOptions): Hono {
  const cache = new Map<string, { body: Body; policy: string }>();

  const documentOf = (tool: Tool, locale: Locale, theme: ThemeChoice) => {
    const key = `${tool} ${locale} ${theme}`;
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const { html, inlineScripts, inlineStyles } = build.write({ tool, locale, theme, settings: { apiKey, editor } });
    const parts = { scripts: inlineScripts, styles: inlineStyles, styleAttributes: [] };
    const document = {
      body: new Body(Buffer.from(html), { quality: 9 }),
      policy: pagePolicy(parts, { secure, maps, frames: tool === 'composer' ? 'contains' : 'isFramed' }),
    };
    cache.set(key, document);
    return document;
  };
  const respond = async (context: Context, tool: Tool, chosen?: Locale) => {
    const preferences = {
      chosen: getCookie(context, 'ComposerLang') ?? getCookie(context, 'Lang'),
      acceptLanguage: context.req.header('accept-language'),
    };
    const locale = chosen ?? negotiateLocale(preferences);
    const { body, policy } = documentOf(tool, locale, themeOf(context));
    return send(context.req.raw, body, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'content-security-policy': policy,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        ...(tool === 'preview' && { 'x-frame-options': 'SAMEORIGIN' }),
      },
    });
  };

  const pages = new Hono();
  pages.get('/composer', (context) => respond(context, 'composer'));
  pages.get('/fr/composer', (context) => respond(context, 'composer', 'fr'));
  pages.get('/en/composer', (context) => respond(context, 'composer', 'en'));
  pages.get('/composer/preview', (context) => respond(context, 'preview'));
  return pages;
}
