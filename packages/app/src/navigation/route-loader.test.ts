import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageProps } from '../document/fixtures.ts';
import type { LoadedPage } from '../page/current-page.ts';
import { parts } from '../page/parts.browser.tsx';
import { createPageLoader, type Loaded } from './load.ts';
import { createRouteLoader, type RouteLoaderOptions } from './route-loader.ts';

const origin = 'https://kermesse.example';

beforeEach(() => void vi.stubGlobal('location', { href: `${origin}/fr/tarifs#prix` }));
afterEach(() => void vi.unstubAllGlobals());

const shown = {
  props: pageProps,
  prefix: '/fr',
  views: { viewOf: () => undefined, retains: () => false },
  parts,
  retained: { header: true, footer: true, notFound: true },
} as const;

interface Setting extends Partial<RouteLoaderOptions> {
  /** The answers to the requests for the page, in their order. */
  answers?: (Loaded | Error)[];
}

/** The loader, and what it was asked for. */
function create({ answers = [], ...options }: Setting = {}) {
  const asked: string[] = [];
  const untilRetried = vi.fn(async () => undefined);
  const pages = createPageLoader(async (path, locale) => {
    asked.push(`${locale} ${path}`);
    const answer = answers.shift() ?? { ok: true, props: { ...pageProps, path, locale } };
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const load = createRouteLoader({
    pages,
    elsewhere: () => null,
    language: () => 'fr',
    shown: () => shown,
    hash: () => '',
    untilRetried,
    ...options,
  });
  const visit = (
    address: string,
    { screen = 'content', signal }: { screen?: 'content' | 'account'; signal?: AbortSignal } = {},
  ) => load({ request: new Request(origin + address, { signal }), params: {}, context: {} } as never, screen);
  return { visit, asked, untilRetried };
}

/** Where an answer leads, and how. */
function redirectOf(answer: LoadedPage | Response) {
  if (!(answer instanceof Response)) throw new Error('a page came');
  const { headers } = answer;
  return {
    to: headers.get('location'),
    replaces: headers.has('x-remix-replace'),
    asDocument: headers.has('x-remix-reload-document'),
  };
}

function pageOf(answer: LoadedPage | Response): LoadedPage {
  if (answer instanceof Response) throw new Error(`it leads to ${answer.headers.get('location')}`);
  return answer;
}

it('gives the page of an address, its links and its words in the language of the address', async () => {
  const { visit, asked } = create();
  const { page, words } = pageOf(await visit('/en/agenda'));
  expect(asked).toEqual(['en /agenda']);
  expect(page.props.path).toBe('/agenda');
  expect(page.props.site.menus.header[0]?.href).toBe('/en/agenda');
  expect(words.language).toBe('en');
});

it('asks for an address without a language in the language of the page before', async () => {
  const { visit, asked } = create({ language: () => 'en' });
  const { page } = pageOf(await visit('/agenda'));
  expect(asked).toEqual(['en /agenda']);
  expect(page.prefix).toBe('');
});

it('leads who may not see a page to another one, in the language of the address, and fetches nothing', async () => {
  const places: unknown[] = [];
  const elsewhere: RouteLoaderOptions['elsewhere'] = (place) => {
    places.push(place);
    return '/login?redirect=%2Faccount%2Fprofile';
  };
  const { visit, asked } = create({ elsewhere });
  const answer = await visit('/en/account/profile?tab=2', { screen: 'account' });
  expect(redirectOf(answer)).toEqual({
    to: '/en/login?redirect=%2Faccount%2Fprofile',
    replaces: false,
    asDocument: false,
  });
  expect(places).toEqual([{ screen: 'account', path: '/account/profile', search: '?tab=2' }]);
  expect(asked).toEqual([]);
});

it('replaces the entry of the history that leads elsewhere, so that Back is no loop', async () => {
  const { visit } = create({ elsewhere: () => '/login' });
  expect(redirectOf(await visit('/fr/tarifs'))).toMatchObject({ to: '/fr/login', replaces: true });
});

it('follows a page that has moved, with its query and its fragment', async () => {
  const moved: Loaded = { ok: true, props: { ...pageProps, path: '/nos/prix' } };
  const { visit } = create({ answers: [moved], hash: () => '#b' });
  expect(redirectOf(await visit('/fr/tarifs-2026?a=1')).to).toBe('/fr/nos/prix?a=1#b');
});

it('waits with a page that does not come until it is retried', async () => {
  const { visit, asked, untilRetried } = create({
    answers: [
      { ok: false, failure: 'offline' },
      { ok: false, failure: 'timeout' },
    ],
  });
  expect(pageOf(await visit('/fr/agenda')).page.props.path).toBe('/agenda');
  expect(untilRetried.mock.calls.map(([failure]: unknown[]) => failure)).toEqual(['offline', 'timeout']);
  expect(asked).toEqual(['fr /agenda', 'fr /agenda', 'fr /agenda']);
});

it('gives up a page that does not come when somebody goes elsewhere', async () => {
  const leaving = new AbortController();
  const { visit, asked } = create({
    answers: [{ ok: false, failure: 'offline' }],
    untilRetried: () => {
      leaving.abort();
      return Promise.reject(new DOMException('gone elsewhere', 'AbortError'));
    },
  });
  await expect(visit('/fr/agenda', { signal: leaving.signal })).rejects.toThrow('gone elsewhere');
  expect(asked).toEqual(['fr /agenda']);
});

it.each([
  ['an answer that nobody foresaw', { ok: false, failure: 'lost' } as const],
  ['an error', new Error('broken')],
])('has the browser load the page after %s', async (_, answer) => {
  const { visit, untilRetried } = create({ answers: [answer] });
  expect(redirectOf(await visit('/fr/agenda'))).toMatchObject({ to: `${origin}/fr/agenda`, asDocument: true });
  expect(untilRetried).not.toHaveBeenCalled();
});

it('keeps the server’s footer while neither the language nor the site changes', async () => {
  const { visit } = create();
  expect(pageOf(await visit('/fr/agenda')).page.retained).toEqual({ header: false, footer: true, notFound: false });
  expect(pageOf(await visit('/en/agenda')).page.retained.footer).toBe(false);
  const newer = create({ answers: [{ ok: true, props: { ...pageProps, version: '2' } }] });
  expect(pageOf(await newer.visit('/fr/tarifs')).page.retained.footer).toBe(false);
});
