import { sampleSeed } from '../../contract/seed.ts';
import { mockOf } from '../../mock/mock-of.ts';
import { resolvePage } from '../../mock/resolve-page.ts';
import { resolveSite } from '../../mock/resolve-site.ts';
import { createWorld, type World } from '../../mock/world.ts';
import type { Locale } from '../../schemas/locale.ts';
import { screenOfPath } from '../../schemas/screen-path.ts';
import { pageProps, type PageProps } from './page-props.ts';

/** What the mock says to a screen. The hash `used` stands for a link that was opened before, `wrong` for one of nobody's. */
function screenOf(path: string): Pick<PageProps, 'screen' | 'screenProps'> | undefined {
  const asked = screenOfPath(path);
  if (asked === undefined) return undefined;
  const { screen } = asked;
  if (screen === 'account') return { screen, screenProps: { tab: asked.tab } };
  if (screen === 'reset-password' || screen === 'undo-email') return { screen, screenProps: { token: asked.token } };
  if (screen !== 'verify-email') return { screen };
  const result = asked.hash === 'used' ? 'already' : asked.hash === 'wrong' ? 'invalid' : 'verified';
  return { screen, screenProps: { result } };
}

function answerFor(path: string, locale: Locale, { content }: World): PageProps {
  const around = { version: 'mock', path, locale, site: resolveSite(content.site, locale) };
  const builtIn = screenOf(path);
  if (builtIn !== undefined) return { ...around, ...builtIn, status: 200, page: null };
  const slug = path === '/' ? 'home' : path.slice(1);
  // The home page has one address.
  const found = path === '/home' ? undefined : content.pages.find((page) => page.slug === slug);
  const page = found === undefined ? null : resolvePage(found, locale);
  return page === null
    ? { ...around, screen: 'not-found', status: 404, page }
    : { ...around, screen: 'content', status: 200, page };
}

const world = createWorld(sampleSeed);

export const pagePropsMock = mockOf(pageProps, {
  behave: ({ path, locale }, state) => answerFor(path, locale, state),
  example: answerFor('/', 'fr', world),
  answers: { notFound: answerFor('/inconnue', 'fr', world) },
  invalid: { path: 'required' },
});
