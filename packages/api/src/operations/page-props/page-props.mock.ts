import { sampleSeed } from '../../contract/seed/seed.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { resolvePage } from '../../mock/content/resolve-page.ts';
import { resolveSite } from '../../mock/content/resolve-site.ts';
import { checkLink } from '../../mock/accounts/verifications.ts';
import { createWorld, type World } from '../../mock/world.ts';
import { maskLocalPart } from '../../schemas/forms/email-address.ts';
import type { Locale } from '../../schemas/common/locale.ts';
import { screenOfPath } from '../../schemas/pages/routes.ts';
import { pathOfSlug } from '../../schemas/pages/slug.ts';
import { pageProps, type AppPageProps } from './page-props.ts';

/** Returns the screen of a path with its props; undefined if it is not that of a built-in screen. */
function screenOf(path: string, { accounts }: World): Pick<AppPageProps, 'screen' | 'screenProps'> | undefined {
  const matched = screenOfPath(path);
  if (matched === undefined) return undefined;
  const { route, params } = matched;
  const { screen, data } = route;
  if (data !== 'verification') return { screen, ...(Object.keys(params).length > 0 && { screenProps: params }) };
  const { id = '', hash = '' } = params;
  const state = checkLink(accounts, id, hash);
  if (state.result !== 'ready') return { screen, screenProps: { result: state.result } };
  return { screen, screenProps: { result: 'ready', email: maskLocalPart(state.email), link: { id, hash } } };
}

function pagePropsFor(path: string, locale: Locale, world: World): AppPageProps {
  const { content, redirects } = world;
  const common = { version: 'mock', path, locale, site: resolveSite(content.site, locale) };
  const builtIn = screenOf(path, world);
  if (builtIn !== undefined) return { ...common, ...builtIn, status: 200, page: null };
  const requested = path === '/' ? 'home' : path.slice(1);
  const movedTo = redirects.get(requested);
  const slug = movedTo ?? requested;
  // The home page has only the address `/`.
  const found = path === '/home' ? undefined : content.pages.find((page) => page.slug === slug);
  const page = found === undefined ? null : resolvePage(found, locale);
  return page === null
    ? { ...common, screen: 'not-found', status: 404, page }
    : {
        ...common,
        path: movedTo === undefined ? path : pathOfSlug(movedTo),
        screen: 'content',
        status: 200,
        page,
      };
}

export const pagePropsMock = mockOf(pageProps, {
  respond: ({ path, locale }, state) => pagePropsFor(path, locale, state),
  example: pagePropsFor('/', 'fr', createWorld(sampleSeed)),
  invalid: { path: 'required' },
});
