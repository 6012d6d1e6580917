import type { IncomingMessage } from 'node:http';
import { canonicalPathname } from '@kermesse/api/schemas/pages/canonical-pathname';
import { screenOfPath } from '@kermesse/api/schemas/pages/routes';
import type { Locale } from '@kermesse/sections/locale';
import type { AppPageProps } from '@kermesse/api/page-props';
import type { PostedForm } from '@kermesse/api/schemas/forms/posted-form';
import { errorStatus } from '@kermesse/api/errors';
import { isRefusal, type Result } from '@kermesse/api/failure';
import { errorMessages } from '@kermesse/api/messages';
import { Refused } from '@kermesse/api/refused';
import type { authVerifyEmail } from '@kermesse/api/auth-verify-email';
import type { InputOf, ResponseData } from '@kermesse/api/operation';
import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { verificationRefusals, type VerificationResult } from '../accounts/verification/addresses.ts';
import type { GoogleLogin } from '../accounts/google/google.ts';
import { hourSeconds } from '../../platform/limits/fixed-window.ts';
import { htmlType, plainPage } from '../../platform/html/plain-page.ts';
import { send } from '../../platform/http/bodies/body.ts';
import type { ResponseCache } from '../../platform/http/bodies/response-cache.ts';
import { themeOf } from './app-entry.ts';
import { negotiateLocale, readAddress } from '../../platform/http/negotiate.ts';
import { isCacheable, type MovedPage, type PageRequest, type ServedPage } from './page-renderer.ts';
import { createSecureResponse } from '../../platform/security/security-headers.ts';
import { staleHeader, type PageSource } from './page-source.ts';
import { redirectAfterSubmit, readForm, submittedFormOf } from './posted-forms.ts';
import type { ScreenInput } from './screens.ts';

/** Returns the pathname as it was sent, encoded. Hono's own is partly decoded. */
const pathnameOf = (context: Context) => new URL(context.req.url).pathname;

/** Returns the email address from the query of a reset link, if the screen uses it. */
function screenInputOf(context: Context, path: string): ScreenInput | undefined {
  const email = screenOfPath(path)?.route.data === 'email' ? context.req.query('email') : undefined;
  return email === undefined ? undefined : { email };
}

/** Redirects to a page's current path, with the request's language and query. Uncached, because redirects can end. */
function redirectToPage(context: Context, path: string): Response {
  const { pathname, search } = new URL(context.req.url);
  const { locale } = readAddress(pathname);
  return context.body(null, 301, {
    location: `${locale === undefined ? '' : `/${locale}`}${path}${search}`,
    'cache-control': 'no-cache',
  });
}

async function sendPage(
  context: Context,
  served: ServedPage | MovedPage,
  locale: Locale,
  status?: number,
): Promise<Response> {
  if ('movedTo' in served) return redirectToPage(context, served.movedTo);
  const { page, stale } = served;
  return createSecureResponse(context, (headers) =>
    send(context.req.raw, page.body, {
      status: status ?? page.status,
      headers: {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'content-security-policy': page.policy,
        'cache-control': page.secret ? 'no-store' : 'no-cache',
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        ...(stale && { [staleHeader[0]]: staleHeader[1] }),
      },
    }),
  );
}

/**
 * Punctuation at the end of an address, partly encoded, that was copied with it from a sentence. The upper bound keeps
 * the search linear.
 */
const finalPunctuation = /(?:[.,;:!?)']|%(?:22|3E|5D|7D|C2%A0|C2%BB|E2%80%99|E2%80%9D)){1,20}$/i;

/** Redirects an emailed link that was copied with punctuation to the link. Returns undefined for other requests. */
function redirectToEmailedLink(context: Context, path: string): Response | undefined {
  if (screenOfPath(path)?.route.oneTime !== true) return undefined;
  const { pathname, search } = new URL(context.req.url);
  const address = `${pathname}${search}`;
  const link = address.replace(finalPunctuation, '');
  return link === address ? undefined : context.body(null, 303, { location: link, 'cache-control': 'no-store' });
}

const maxPathLength = 2000;
const fileName = /\.[a-z0-9]{1,8}$/i;

function localeOf(context: Context): Locale {
  return negotiateLocale({ chosen: getCookie(context, 'Lang'), acceptLanguage: context.req.header('accept-language') });
}

/** The options of {@link createPages}. */
export interface PageServices {
  /** The cache of complete responses that are the same for all visitors; without it, none are cached. */
  responseCache?: Pick<ResponseCache, 'store'>;
  pageFor: (request: PageRequest) => Promise<ServedPage | MovedPage>;
  source: PageSource;
  /** The scheme and host of the site. */
  origin: string;
  /** Processes a posted form. Resolves to undefined if the site has no such form. */
  handlePostedForm: (
    form: { props: AppPageProps; fields: Record<string, string> },
    context: Context,
  ) => Promise<PostedForm | undefined>;
  google: GoogleLogin;
  ipOf: (context: Context) => string;
  /** Calls the operation that follows a verification link. */
  verifyEmail: (
    link: InputOf<typeof authVerifyEmail>,
    context: Context,
  ) => Promise<Result<ResponseData<typeof authVerifyEmail>>>;
}

/** Returns the result that the page of a verification link shows. @throws when the link could not be followed. */
function verificationResult(response: Awaited<ReturnType<PageServices['verifyEmail']>>): VerificationResult {
  if (response.ok) return response.data.result;
  const { failure } = response;
  if (failure.kind !== 'refused' || failure.status >= 500)
    throw new Error(`The link cannot be followed: ${failure.kind}`);
  const results = Object.keys(verificationRefusals) as (keyof typeof verificationRefusals)[];
  return results.find((result) => verificationRefusals[result] === failure.code) ?? 'invalid';
}

/** Creates the routes of pages: every other address is a page or the 404 page. */
export function createPages(services: PageServices): Hono {
  const { responseCache, pageFor, source, origin, handlePostedForm, google, ipOf, verifyEmail } = services;
  const pages = new Hono();
  pages.get('/auth/google/redirect', (context) => google.googleRedirect(context.req.raw, ipOf(context)));
  pages.get('/auth/google/callback', async (context) => {
    const [requestPath, locale] = [pathnameOf(context), localeOf(context)];
    const responseHeaders = new Headers();
    const screenInput = {
      auth: await google.googleCallback(context.req.raw, { responseHeaders, ip: ipOf(context), locale }),
    };
    // The path of its language switch: a page that the app renders without calling the issuer again.
    const path = '/auth/callback';
    const page = await pageFor({ path, requestPath, locale, theme: themeOf(context), screenInput });
    const response = await sendPage(context, page, locale);
    for (const value of responseHeaders.getSetCookie()) response.headers.append('set-cookie', value);
    return response;
  });
  pages.get('*', async (context) => {
    const requestPath = pathnameOf(context);
    if (requestPath.length > maxPathLength) return context.text('URI too long', 414);
    // A missing file gets a short response, not the 404 page.
    if (fileName.test(requestPath)) return context.text('Not found', 404, { 'cache-control': 'no-cache' });
    const canonical = canonicalPathname(requestPath);
    if (canonical !== null) return context.redirect(canonical + new URL(context.req.url).search, 308);
    const { locale: named, path } = readAddress(requestPath);
    const emailedLink = redirectToEmailedLink(context, path);
    if (emailedLink !== undefined) return emailedLink;
    const locale = named ?? localeOf(context);
    const [input, posted] = [screenInputOf(context, path), submittedFormOf(context)];
    const screenInput = posted === undefined ? input : { ...input, posted };
    const served = await pageFor({ path, requestPath, locale, theme: themeOf(context), screenInput });
    const response = await sendPage(context, served, locale);
    // Requests in tests have no connection.
    const incoming = (context.env as { incoming?: IncomingMessage } | undefined)?.incoming;
    // A 304 response has no body to cache. The cache is keyed by the address as it was sent, and a malformed `Host`
    // header could change the address of the page.
    if (
      incoming?.url === requestPath &&
      response.status === 200 &&
      'page' in served &&
      !served.stale &&
      isCacheable(served.page)
    )
      responseCache?.store(incoming, { ...served.page, headers: response.headers });
    return response;
  });
  // Browsers without scripts post forms. A verification link needs no fields: its address contains all data.
  pages.post('*', async (context) => {
    const pathname = pathnameOf(context);
    const { locale: named, path } = readAddress(pathname);
    const screen = screenOfPath(path);
    if (screen?.route.data === 'verification') {
      const { id = '', hash = '' } = screen.params;
      const result = await verifyEmail({ id, hash }, context);
      if (!result.ok && isRefusal(result.failure, 'rate/limited'))
        return context.body(
          plainPage('Trop d’essais. Réessayez plus tard.', 'Too many attempts. Try again later.'),
          429,
          {
            ...htmlType,
            'retry-after': String(result.failure.retryAfter ?? hourSeconds),
          },
        );
      const locale = named ?? localeOf(context);
      const screenInput = { verification: { result: verificationResult(result) } };
      return sendPage(
        context,
        await pageFor({ path, requestPath: pathname, locale, theme: themeOf(context), screenInput }),
        locale,
      );
    }
    const address = canonicalPathname(pathname) ?? pathname;
    const fields = await readForm(context.req.raw, origin);
    if (fields === undefined) return context.redirect(address, 303);
    const locale = named ?? localeOf(context);
    const { props } = await source.propsFor(path, locale);
    const posted = await handlePostedForm({ props, fields }, context);
    if (posted === undefined) return context.redirect(address, 303);
    if (posted.fieldErrors === undefined && posted.error === undefined)
      return context.redirect(redirectAfterSubmit(address, posted), 303);
    const page = await pageFor({
      path,
      requestPath: pathname,
      locale,
      theme: themeOf(context),
      screenInput: { posted },
    });
    return sendPage(context, page, locale, 422);
  });
  pages.onError((error, context) => {
    if (!(error instanceof Refused)) throw error;
    const { fr, en } = errorMessages[error.refusal.code];
    return context.body(plainPage(fr, en), {
      status: errorStatus[error.refusal.code],
      headers: { ...error.headers, ...htmlType },
    });
  });
  pages.all('*', (context) => context.text('Method not allowed', 405, { allow: 'GET, HEAD, POST' }));
  return pages;
}
