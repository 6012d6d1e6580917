import { setImmediate } from 'node:timers/promises';
import type { AppPageProps } from '@kermesse/api/page-props';
import type { Locale } from '@kermesse/sections/locale';
import { LRUCache } from 'lru-cache';
import { isUnavailable } from '../../platform/database/unavailable.ts';
import { Body } from '../../platform/http/bodies/body.ts';
import { SingleFlight } from '../../platform/http/single-flight.ts';
import { GzipPieces } from '../../platform/http/bodies/gzip-pieces.ts';
import { pagePolicy, styleAttributesOf } from '../../platform/security/content-security-policy.ts';
import { limitConcurrency, TooBusyError } from '../../platform/process/limit-concurrency.ts';
import type { AppSettings, BuiltApp, ThemeChoice } from './app-entry.ts';
import type { PageSource } from './page-source.ts';
import { isSecret, type ScreenInput } from './screens.ts';

/** A rendered page, ready to be sent to any visitor. */
export interface RenderedPage {
  status: number;
  /** Whether it contains a secret, so that it must not be cached. */
  secret: boolean;
  policy: string;
  body: Body;
  /** The content version of the page. */
  version: string;
  readonly size: number;
}

/** A request for a page. */
export interface PageRequest {
  /** The path without language prefix. */
  path: string;
  /** The requested path with its language prefix. */
  requestPath: string;
  locale: Locale;
  theme: ThemeChoice;
  screenInput?: ScreenInput;
}

/** A page, and whether it may be stale because the database is unavailable or the server is overloaded. */
export interface ServedPage {
  page: RenderedPage;
  stale: boolean;
}

/** A redirect from a page's old address to its current path. */
export interface MovedPage {
  movedTo: string;
}

/** The options of {@link createRenderer}. */
export interface RendererOptions {
  app: Pick<BuiltApp, 'render' | 'assets'>;
  source: PageSource;
  /** The scheme and host of the site. */
  origin: string;
  /** The settings that the browser gets besides the page props. */
  settings: AppSettings;
  /** The origins that maps load from. */
  maps?: string[];
}

/** The maximum size of the page cache in bytes. */
const maxCacheSize = 64 * 1024 * 1024;

/** The Brotli levels of a cached page: 3 ms of work for the first request, 150 ms in the background for later ones. */
const cachedQuality = { quality: 5, better: 11 };
/** The Brotli level of an uncached page, which is compressed for each request. */
const uncachedQuality = { quality: 1 };

/** The maximum number of queued renders: as many as one process finishes within a second or two, one at a time. */
const maxQueuedRenders = 40;

/** The maximum number of queued 404 pages. Inserting a path takes little time, so many may wait. */
const maxQueuedMissing = 1000;

/** Matches paths that need no escaping in HTML, JSON and addresses. Other 404 pages are rendered individually. */
const plainPath = /^\/[\w./~-]*$/;
/** The path in the cached 404 page. Each response replaces it by the requested path. */
const placeholder = 'path-of-a-missing-page-5d0c2f';

/** The compressed 404 page, with gaps for the path. */
interface MissingPage {
  version: string;
  policy: string;
  pieces: GzipPieces;
}

/** Returns whether a page may be cached and sent to other visitors. */
export const isCacheable = ({ status, secret }: Pick<RenderedPage, 'status' | 'secret'>): boolean =>
  status === 200 && !secret;

function pageOf(
  bytes: Buffer,
  { status, secret, policy, version }: Pick<RenderedPage, 'status' | 'secret' | 'policy' | 'version'>,
  gzip?: Uint8Array,
): RenderedPage {
  const body = new Body(bytes, { ...(isCacheable({ status, secret }) ? cachedQuality : uncachedQuality), gzip });
  return { status, secret, policy, body, version, size: body.size };
}

/** Creates a function that renders pages, each once per content version, address, language and theme. */
export function createRenderer(options: RendererOptions) {
  const { app, source, origin, settings, maps } = options;
  const humanCheck = settings.flows?.humanCheck.kind;
  const pages = new LRUCache<string, RenderedPage>({ maxSize: maxCacheSize, sizeCalculation: ({ size }) => size });
  const rendering = new SingleFlight<ServedPage | MovedPage>();
  const renders = limitConcurrency(1, maxQueuedRenders);
  const fillings = limitConcurrency(1, maxQueuedMissing);
  const secure = origin.startsWith('https:');
  /** The 404 pages by language prefix, language and theme. */
  const missing = new Map<string, MissingPage>();
  const missingFlight = new SingleFlight<MissingPage>();

  async function write(props: AppPageProps, { requestPath, theme }: Pick<PageRequest, 'requestPath' | 'theme'>) {
    return renders.run(async () => {
      // Let other work of the process run between two renders.
      await setImmediate();
      const { status, html, inlineScripts, inlineStyles } = app.render({
        props,
        theme,
        requestPath,
        origin,
        assets: app.assets,
        settings,
      });
      const parts = { scripts: inlineScripts, styles: inlineStyles, styleAttributes: styleAttributesOf(html) };
      return { status, html, policy: pagePolicy(parts, { secure, maps, humanCheck }), version: props.version };
    });
  }

  const ready = ({ html, ...rest }: Awaited<ReturnType<typeof write>>, secret: boolean) =>
    pageOf(Buffer.from(html), { ...rest, secret });

  /** Returns the 404 page. Only its path differs, so it is rendered and compressed once, and the path is inserted. */
  async function missingPage(
    props: AppPageProps,
    { path, requestPath, locale, theme }: PageRequest,
  ): Promise<RenderedPage> {
    const prefix = requestPath.slice(0, requestPath.length - path.length);
    const key = `${prefix} ${locale} ${theme}`;
    const cached = missing.get(key);
    const template =
      cached?.version === props.version
        ? cached
        : await missingFlight.run(`${props.version} ${key}`, async () => {
            const placeholderPath = `/${placeholder}`;
            const written = await write(
              { ...props, path: placeholderPath },
              { requestPath: prefix + placeholderPath, theme },
            );
            const page = {
              version: written.version,
              policy: written.policy,
              pieces: new GzipPieces(written.html.split(placeholder).map((part) => Buffer.from(part))),
            };
            missing.set(key, page);
            return page;
          });
    const pathBytes = Buffer.from(path.slice(1));
    const { pieces, policy, version } = template;
    return fillings.run(async () => {
      await setImmediate();
      const bytes = pieces.plain(pathBytes);
      return pageOf(bytes, { status: 404, secret: false, policy, version }, pieces.gzip(pathBytes, bytes));
    });
  }

  async function render(request: PageRequest): Promise<ServedPage | MovedPage> {
    const { props, stale } = await source.propsFor(request.path, request.locale, request.screenInput);
    if (props.screen === 'content' && props.path !== request.path) return { movedTo: props.path };
    const isPlainMissing =
      props.status === 404 &&
      props.posted === undefined &&
      plainPath.test(request.path) &&
      request.requestPath.endsWith(request.path);
    const page = isPlainMissing
      ? await missingPage(props, request)
      : ready(await write(props, request), isSecret(props));
    return { page, stale };
  }

  return async function pageFor(request: PageRequest): Promise<ServedPage | MovedPage> {
    if (request.screenInput !== undefined) return render(request);
    const { version: current, stale } = await source.version();
    const { requestPath, locale, theme } = request;
    const key = `${locale} ${theme} ${requestPath}`;
    const cached = pages.get(key);
    if (cached !== undefined && (stale || cached.version === current)) return { page: cached, stale };
    try {
      return await rendering.run(`${current} ${key}`, async () => {
        const rendered = await render(request);
        // The page may be newer than `current`: the content may have changed since the query. Its own version counts.
        if ('page' in rendered && isCacheable(rendered.page) && !rendered.stale) pages.set(key, rendered.page);
        return rendered;
      });
    } catch (error) {
      // Prefer a stale page to an error.
      if (cached !== undefined && (isUnavailable(error) || error instanceof TooBusyError))
        return { page: cached, stale: true };
      throw error;
    }
  };
}
