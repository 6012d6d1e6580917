import type { Locale } from '@kermesse/sections/locale';
import type { ContentVersion } from '../content/version.ts';
import type { Database } from '../database/database.ts';
import { Body } from '../http/body.ts';
import { ByteCache, SingleFlight } from '../http/byte-cache.ts';
import { pagePolicy, styleAttributesOf, type PolicyOptions } from '../http/content-security-policy.ts';
import type { AppSettings, BuiltApp, Theme } from './app-entry.ts';
import { loadPage } from './loader.ts';
import { isSecret, type Beside, type ScreenServices } from './screens.ts';

/** A page ready to be sent, to everybody alike. */
export interface RenderedPage {
  status: number;
  /** Whether it holds something that nobody may keep. */
  secret: boolean;
  policy: string;
  body: Body;
  readonly size: number;
}

/** Which page, how. */
export interface PageRequest {
  /** Without language prefix. */
  path: string;
  /** As asked for, with its prefix. */
  requestPath: string;
  locale: Locale;
  theme: Theme;
  beside?: Beside;
}

/** What rendering needs from outside. */
export interface RendererOptions {
  app: BuiltApp;
  db: Database;
  version: ContentVersion;
  /** Scheme and host of the site. */
  origin: string;
  /** What the browser has to know beside the page props. */
  settings: AppSettings;
  screens: ScreenServices;
  /** Where maps are fetched from. */
  maps?: string[];
  /** The service outside that checks that somebody is a person, if one does. */
  humanCheck?: PolicyOptions['humanCheck'];
  /** Bytes of rendered pages that are kept. */
  cacheBytes?: number;
}

/** Of brotli: a page that is kept is pressed in 3 ms for who asks first, and in 150 ms beside for all who ask again. */
const kept = { quality: 5, better: 11 };
/** Pages that are not kept are made anew each time, at little cost. */
const passing = { quality: 1 };

/** Renders pages, each once per version of the content, address, language and theme. */
export function createRenderer(options: RendererOptions) {
  const { app, db, version, origin, settings, screens, maps, humanCheck, cacheBytes = 64 * 1024 * 1024 } = options;
  const pages = new ByteCache<RenderedPage>(cacheBytes);
  const rendering = new SingleFlight<RenderedPage>();
  const secure = origin.startsWith('https:');

  async function render({
    path,
    requestPath,
    locale,
    theme,
    beside,
  }: PageRequest): Promise<RenderedPage & { version: string }> {
    const props = await loadPage(db, path, locale, screens, beside);
    const { status, html, inlineScripts, inlineStyles } = app.render({
      props,
      theme,
      requestPath,
      origin,
      assets: app.assets,
      settings,
    });
    const parts = { scripts: inlineScripts, styles: inlineStyles, styleAttributes: styleAttributesOf(html) };
    const secret = isSecret(props);
    const body = new Body(Buffer.from(html), status === 200 && !secret ? kept : passing);
    return { status, secret, policy: pagePolicy(parts, { secure, maps, humanCheck }), body, size: body.size, version: props.version };
  }

  return async function pageFor(request: PageRequest): Promise<RenderedPage> {
    if (request.beside !== undefined) return render(request);
    const now = await version.current();
    const { requestPath, locale, theme } = request;
    const keyAt = (at: string | number) => `${at} ${locale} ${theme} ${requestPath}`;
    const known = pages.get(keyAt(now));
    if (known !== undefined) return known;
    return rendering.run(keyAt(now), async () => {
      const page = await render(request);
      // The content may have changed since its version was asked for: kept under the version it was made from.
      if (page.status === 200 && !page.secret) pages.set(keyAt(page.version), page);
      return page;
    });
  };
}
