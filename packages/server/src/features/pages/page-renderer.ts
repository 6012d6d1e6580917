import { setImmediate } from 'node:timers/promises';
import type { PageProps } from '@kermesse/api/page-props';
import type { PostedFormName } from '@kermesse/api/schemas/forms/posted-form';
import type { Locale } from '@kermesse/sections/locale';
import { isUnavailable } from '../../platform/database/unavailable.ts';
import { Body } from '../../platform/http/bodies/body.ts';
import { ByteCache, SingleFlight } from '../../platform/http/byte-cache.ts';
import { GzipPieces } from '../../platform/http/bodies/gzip-pieces.ts';
import { pagePolicy, styleAttributesOf, type PolicyOptions } from '../../platform/security/content-security-policy.ts';
import { limitConcurrency, TooBusy } from '../../platform/process/limit-concurrency.ts';
import type { AppSettings, BuiltApp, Theme } from './app-entry.ts';
import type { PageSource } from './page-source.ts';
import { isSecret, type Beside } from './screens.ts';

/** A page ready to be sent, to everybody alike. */
export interface RenderedPage {
  status: number;
  /** Whether it holds something that nobody may keep. */
  secret: boolean;
  policy: string;
  body: Body;
  /** The version of the content that it shows. */
  version: string;
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
  /** The form that was sent before, without scripts: the page says so. */
  sent?: PostedFormName;
}

/** A page, and whether it may be out of date because the database is away or the server has too much to do. */
export interface ServedPage {
  page: RenderedPage;
  stale: boolean;
}

/** The path where the page is that was asked for under an old address. */
export interface MovedPage {
  movedTo: string;
}

/** What rendering needs from outside. */
export interface RendererOptions {
  app: Pick<BuiltApp, 'render' | 'assets'>;
  source: PageSource;
  /** Scheme and host of the site. */
  origin: string;
  /** What the browser has to know beside the page props. */
  settings: AppSettings;
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

/** Rendering keeps the process busy: one page at a time, and no more in waiting than are answered within a second or two. */
const mostWaiting = 40;

/** Putting a path into the page that says there is none takes little: many may wait, but each for its turn. */
const mostMissingWaiting = 1000;

/** Paths that read the same in HTML, in JSON and in an address. Others are rendered one by one. */
const plainPath = /^\/[\w./~-]*$/;
/** The path in the cached 404 page; each answer replaces it with the requested path. */
const placeholder = 'path-of-a-missing-page-5d0c2f';

/** The page that says there is none, compressed, with gaps where its path belongs. */
interface MissingPage {
  version: string;
  policy: string;
  pieces: GzipPieces;
}

/** Whether a page is the same for everybody who asks for it alike, and may be sent again. */
export const mayBeKept = ({ status, secret }: Pick<RenderedPage, 'status' | 'secret'>): boolean =>
  status === 200 && !secret;

function pageOf(
  bytes: Buffer,
  { status, secret, policy, version }: Pick<RenderedPage, 'status' | 'secret' | 'policy' | 'version'>,
  gzip?: Uint8Array,
): RenderedPage {
  const body = new Body(bytes, { ...(mayBeKept({ status, secret }) ? kept : passing), gzip });
  return { status, secret, policy, body, version, size: body.size };
}

/** Renders pages, each once per version of the content, address, language and theme. */
export function createRenderer(options: RendererOptions) {
  const { app, source, origin, settings, maps, humanCheck, cacheBytes = 64 * 1024 * 1024 } = options;
  const pages = new ByteCache<RenderedPage>(cacheBytes);
  const rendering = new SingleFlight<RenderedPage | MovedPage>();
  const renders = limitConcurrency(1, mostWaiting);
  const fillings = limitConcurrency(1, mostMissingWaiting);
  const secure = origin.startsWith('https:');
  /** The page that says there is none, by prefix, language and theme: its text with a placeholder, and its policy. */
  const missing = new Map<string, MissingPage>();
  const missingFlight = new SingleFlight<MissingPage>();

  async function write(props: PageProps, { requestPath, theme }: Pick<PageRequest, 'requestPath' | 'theme'>) {
    return renders.run(async () => {
      // Between two pages others get their turn.
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

  /** The page that says there is none differs in its path alone, so it is rendered and compressed once and its path put in. */
  async function missingPage(
    props: PageProps,
    { path, requestPath, locale, theme }: PageRequest,
  ): Promise<RenderedPage> {
    const prefix = requestPath.slice(0, requestPath.length - path.length);
    const key = `${prefix} ${locale} ${theme}`;
    const known = missing.get(key);
    const template =
      known?.version === props.version
        ? known
        : await missingFlight.run(`${props.version} ${key}`, async () => {
            const placeholderPath = `/${placeholder}`;
            const made = await write(
              { ...props, path: placeholderPath },
              { requestPath: prefix + placeholderPath, theme },
            );
            const page = {
              version: made.version,
              policy: made.policy,
              pieces: new GzipPieces(made.html.split(placeholder).map((part) => Buffer.from(part))),
            };
            missing.set(key, page);
            return page;
          });
    const given = Buffer.from(path.slice(1));
    const { pieces, policy, version } = template;
    return fillings.run(async () => {
      await setImmediate();
      const bytes = pieces.plain(given);
      return pageOf(bytes, { status: 404, secret: false, policy, version }, pieces.gzip(given, bytes));
    });
  }

  async function render(request: PageRequest): Promise<ServedPage | MovedPage> {
    const { sent } = request;
    const beside = sent === undefined ? request.beside : { ...request.beside, posted: { form: sent, values: {} } };
    const { props, stale } = await source.propsFor(request.path, request.locale, beside);
    if (props.screen === 'content' && props.path !== request.path) return { movedTo: props.path };
    const alike =
      props.status === 404 &&
      props.posted === undefined &&
      plainPath.test(request.path) &&
      request.requestPath.endsWith(request.path);
    const page = alike ? await missingPage(props, request) : ready(await write(props, request), isSecret(props));
    return { page, stale };
  }

  return async function pageFor(request: PageRequest): Promise<ServedPage | MovedPage> {
    if (request.beside !== undefined) return render(request);
    const { version: now, stale } = await source.version();
    const { requestPath, locale, theme, sent = '' } = request;
    const key = `${locale} ${theme} ${requestPath} ${sent}`;
    const known = pages.get(key);
    if (known !== undefined && (stale || known.version === now)) return { page: known, stale };
    try {
      const page = await rendering.run(`${now} ${key}`, async () => {
        const made = await render(request);
        if ('movedTo' in made) return made;
        // Kept under the version it was made from: the content may have changed since its version was asked for.
        if (mayBeKept(made.page) && !made.stale) pages.set(key, made.page);
        return made.page;
      });
      return 'movedTo' in page ? page : { page, stale };
    } catch (error) {
      // An older page is better than none.
      if (known !== undefined && (isUnavailable(error) || error instanceof TooBusy))
        return { page: known, stale: true };
      throw error;
    }
  };
}
