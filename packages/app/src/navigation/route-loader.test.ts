import type { AppPageProps } from '@kermesse/api/page-props';
import { defaultFlowSettings } from '@kermesse/flows/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pagePropsFixture } from '../testing/page-props.ts';
import type { LoadedPage } from '../current-page/current-page.ts';
import { shellParts } from '../current-page/shell-parts.browser.tsx';
import { createPageLoader, type FetchPage } from '../prefetch/page-loader.ts';
import { createRouteLoader, type RouteLoaderOptions } from './route-loader.ts';

const origin = 'https://kermesse.example';

beforeEach(() => void vi.stubGlobal('location', { href: `${origin}/fr/tarifs#prix` }));
afterEach(() => vi.restoreAllMocks());

const shown = {
  props: pagePropsFixture,
  prefix: '/fr',
  views: { viewOf: () => undefined, retains: () => false },
  shellParts,
  retained: { header: true, footer: true },
  flows: defaultFlowSettings,
} as const;

type Fetched = Awaited<ReturnType<FetchPage>>;

interface Setting extends Partial<RouteLoaderOptions> {
  /** The results of the requests for the page, in order. */
  results?: (Fetched | Error)[];
}

/** Creates the loader, and records its requests. */
function create({ results = [], ...options }: Setting = {}) {
  const requested: string[] = [];
  const untilRetried = vi.fn(async () => undefined);
  const pages = createPageLoader(async (path, locale) => {
    requested.push(`${locale} ${path}`);
    const response = results.shift() ?? { ok: true, data: { ...pagePropsFixture, path, locale } };
    if (response instanceof Error) throw response;
    return response;
  });
  const load = createRouteLoader({
    pages,
    redirectFor: () => null,
    language: () => 'fr',
    shown: () => shown,
    kept: () => undefined,
    hash: () => '',
    untilRetried,
    ...options,
  });
  const visit = (
    address: string,
    { screen = 'content', signal }: { screen?: 'content' | 'account'; signal?: AbortSignal } = {},
  ) => load({ request: new Request(origin + address, { signal }), params: {}, context: {} } as never, screen);
  return { visit, requested, untilRetried };
}

/** Reads the target and the kind of a redirect. */
function redirectOf(response: LoadedPage | Response) {
  if (!(response instanceof Response)) throw new Error('expected a redirect, got a page');
  const { headers } = response;
  return {
    to: headers.get('location'),
    replaces: headers.has('x-remix-replace'),
    asDocument: headers.has('x-remix-reload-document'),
  };
}

function pageOf(response: LoadedPage | Response): LoadedPage {
  if (response instanceof Response)
    throw new Error(`expected a page, got a redirect to ${response.headers.get('location')}`);
  return response;
}

it('loads the page of an address, with its links and texts in the language of the address', async () => {
  const { visit, requested } = create();
  const { page, i18n } = pageOf(await visit('/en/agenda'));
  expect(requested).toEqual(['en /agenda']);
  expect(page.props.path).toBe('/agenda');
  expect(page.props.site.menus.header[0]?.href).toBe('/en/agenda');
  expect(i18n.language).toBe('en');
});

it.each([
  ['reset-password', '?email=afi%40example.com', { token: 't', email: 'afi@example.com' }],
  ['reset-password', '', { token: 't' }],
  ['undo-email', '?email=afi%40example.com', { token: 't' }],
] as const)('gives the screen %s the address in the query %j', async (screen, search, screenProps) => {
  const data = { ...pagePropsFixture, screen, screenProps: { token: 't' } };
  const { visit } = create({ results: [{ ok: true, data }] });
  expect(pageOf(await visit(`/en/${screen}/t${search}`)).page.props.screenProps).toEqual(screenProps);
});

it('keeps the result of a login with an identity provider in another language', async () => {
  const auth = { status: 409, link: { token: 't', email: 'afi@example.com' } };
  const data = { ...pagePropsFixture, screen: 'auth-callback', screenProps: {} } as const;
  const from = (props: AppPageProps) =>
    create({ results: [{ ok: true, data }], shown: () => ({ ...shown, props }) }).visit('/en/auth/callback');
  expect(pageOf(await from({ ...data, screenProps: { auth } })).page.props.screenProps).toEqual({ auth });
  expect(pageOf(await from(pagePropsFixture)).page.props.screenProps).toEqual({});
});

it('loads an address without a language in the language of the previous page', async () => {
  const { visit, requested } = create({ language: () => 'en' });
  const { page } = pageOf(await visit('/agenda'));
  expect(requested).toEqual(['en /agenda']);
  expect(page.prefix).toBe('');
});

it('redirects visitors without access, in the language of the address, and fetches nothing', async () => {
  const places: unknown[] = [];
  const redirectFor: RouteLoaderOptions['redirectFor'] = (place) => {
    places.push(place);
    return '/login?redirect=%2Faccount%2Fprofile';
  };
  const { visit, requested } = create({ redirectFor });
  const response = await visit('/en/account/profile?tab=2', { screen: 'account' });
  expect(redirectOf(response)).toEqual({
    to: '/en/login?redirect=%2Faccount%2Fprofile',
    replaces: false,
    asDocument: false,
  });
  expect(places).toEqual([{ screen: 'account', path: '/account/profile', search: '?tab=2' }]);
  expect(requested).toEqual([]);
});

it('replaces the history entry when it redirects, so that Back does not loop', async () => {
  const { visit } = create({ redirectFor: () => '/login' });
  expect(redirectOf(await visit('/fr/tarifs'))).toMatchObject({ to: '/fr/login', replaces: true });
});

it('redirects to the new address of a moved page and keeps query and fragment', async () => {
  const moved: Fetched = { ok: true, data: { ...pagePropsFixture, path: '/nos/prix' } };
  const { visit } = create({ results: [moved], hash: () => '#b' });
  expect(redirectOf(await visit('/fr/tarifs-2026?a=1')).to).toBe('/fr/nos/prix?a=1#b');
});

it.each([
  ['/fr/agenda/?a=1', '/fr/agenda?a=1#b'],
  ['/agenda/', '/agenda#b'],
  ['/fr', '/fr/#b'],
  ['//evil.example/', '/evil.example#b'],
])('redirects %s to its canonical address, and fetches nothing', async (address, to) => {
  const { visit, requested } = create({ hash: () => '#b' });
  expect(redirectOf(await visit(address)).to).toBe(to);
  expect(requested).toEqual([]);
});

it('redirects to the canonical address before it checks access', async () => {
  const { visit } = create({ redirectFor: () => '/login' });
  expect(redirectOf(await visit('/fr/account/profile/', { screen: 'account' })).to).toBe('/fr/account/profile');
});

it('waits for a retry after each failure', async () => {
  const { visit, requested, untilRetried } = create({
    results: [
      { ok: false, failure: { kind: 'offline' } },
      { ok: false, failure: { kind: 'timeout' } },
    ],
  });
  expect(pageOf(await visit('/fr/agenda')).page.props.path).toBe('/agenda');
  expect(untilRetried.mock.calls.map(([failure]: unknown[]) => failure)).toEqual(['offline', 'timeout']);
  expect(requested).toEqual(['fr /agenda', 'fr /agenda', 'fr /agenda']);
});

it.each([
  [new TypeError('no connection'), 'offline'],
  [new Error('/assets/Footer.js: 503', { cause: 503 }), 'refused'],
  [new DOMException('stalled', 'AbortError'), 'timeout'],
])('waits for a retry when the code of the page fails with %s, and keeps the page’s props', async (lost, kind) => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  vi.stubGlobal('navigator', { onLine: false });
  vi.spyOn(shellParts.Footer, 'preload').mockRejectedValueOnce(lost);
  const { visit, requested, untilRetried } = create();
  expect(pageOf(await visit('/fr/agenda')).page.props.path).toBe('/agenda');
  expect(untilRetried.mock.calls.map(([failure]: unknown[]) => failure)).toEqual([kind]);
  expect(requested).toEqual(['fr /agenda']);
  expect(report).toHaveBeenCalledExactlyOnceWith(lost);
});

it('loads the code of a screen, and only on its own page', async () => {
  const { visit } = create({ results: [{ ok: true, data: { ...pagePropsFixture, screen: 'create-event' } }] });
  expect(pageOf(await visit('/fr/create-event')).page.screenView).toBeTypeOf('function');
  expect(pageOf(await visit('/fr/agenda')).page.screenView).toBeUndefined();
});

it('reloads the page as a document when a retry fails although the browser is online', async () => {
  vi.stubGlobal('reportError', vi.fn());
  vi.stubGlobal('navigator', { onLine: false });
  vi.spyOn(shellParts.Footer, 'preload').mockRejectedValue(new TypeError('blocked'));
  const untilRetried = vi.fn(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: true });
  });
  const { visit } = create({ untilRetried });
  const visited = visit('/fr/agenda');
  await vi.waitFor(() => expect(untilRetried).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(3500);
  vi.useRealTimers();
  expect(redirectOf(await visited)).toMatchObject({ to: `${origin}/fr/agenda`, asDocument: true });
  expect(untilRetried).toHaveBeenCalledOnce();
});

it('reloads the page as a document when the server no longer has a file of its code', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  vi.spyOn(shellParts.Footer, 'preload').mockRejectedValue(new Error('/assets/Footer.js: 404', { cause: 404 }));
  const { visit, untilRetried } = create();
  expect(redirectOf(await visit('/fr/agenda'))).toMatchObject({ to: `${origin}/fr/agenda`, asDocument: true });
  expect(untilRetried).not.toHaveBeenCalled();
});

it('aborts a failed page when the visitor navigates elsewhere', async () => {
  const leaving = new AbortController();
  const { visit, requested } = create({
    results: [{ ok: false, failure: { kind: 'offline' } }],
    untilRetried: () => {
      leaving.abort();
      return Promise.reject(new DOMException('navigated elsewhere', 'AbortError'));
    },
  });
  await expect(visit('/fr/agenda', { signal: leaving.signal })).rejects.toThrow('navigated elsewhere');
  expect(requested).toEqual(['fr /agenda']);
});

it('reloads the page as a document after an unexpected error', async () => {
  const { visit, untilRetried } = create({ results: [new Error('broken')] });
  expect(redirectOf(await visit('/fr/agenda'))).toMatchObject({ to: `${origin}/fr/agenda`, asDocument: true });
  expect(untilRetried).not.toHaveBeenCalled();
});

describe('after the brand colours of the site have changed', () => {
  const colors = { ...pagePropsFixture.site.colors, accent: '#fff8ec' };
  const site = { ...pagePropsFixture.site, colors };
  const createChanged = (path: string, options?: Setting) =>
    create({ results: [{ ok: true, data: { ...pagePropsFixture, path, site } }], hash: () => '#b', ...options });

  it('loads the page as a document, at the same place', async () => {
    const response = await createChanged('/agenda').visit('/fr/agenda?a=1');
    expect(redirectOf(response)).toMatchObject({ to: `${origin}/fr/agenda?a=1#b`, asDocument: true });
  });

  it('leaves the fragment out if the address is in the history, because the browser would only scroll', async () => {
    const response = await createChanged('/tarifs').visit('/fr/tarifs');
    expect(redirectOf(response)).toMatchObject({ to: `${origin}/fr/tarifs`, asDocument: true });
  });

  it('returns the page that stays, because the visitor has begun to fill in a form', async () => {
    const before = pageOf(await create().visit('/tarifs'));
    expect(pageOf(await createChanged('/tarifs', { kept: () => before }).visit('/tarifs'))).toBe(before);
  });
});

it('retains the server’s footer until the language or the site changes', async () => {
  const { visit } = create();
  expect(pageOf(await visit('/fr/agenda')).page.retained).toEqual({ header: false, footer: true });
  expect(pageOf(await visit('/en/agenda')).page.retained.footer).toBe(false);
  const newer = create({ results: [{ ok: true, data: { ...pagePropsFixture, version: '2' } }] });
  expect(pageOf(await newer.visit('/fr/tarifs')).page.retained.footer).toBe(false);
});

it('returns the page that stays, although it has loaded again', async () => {
  const { visit } = create();
  const before = pageOf(await visit('/tarifs'));
  const again = create({ language: () => 'en', kept: () => before });
  expect(pageOf(await again.visit('/tarifs'))).toBe(before);
  expect(again.requested).toEqual(['en /tarifs']);
});
