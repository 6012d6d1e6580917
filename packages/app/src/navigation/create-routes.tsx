import type { ScreenName } from '@kermesse/api/page-props';
import { StepHistoryProvider } from '@kermesse/flows/step-history';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { locales, type Prefix } from '../links/links.ts';
import { BrokenPage } from '../current-page/BrokenPage.tsx';
import type { CurrentPage, LoadedPage } from '../current-page/current-page.ts';
import { CurrentPageView } from '../current-page/CurrentPageView.tsx';
import { ScreenView } from '../screens/ScreenView.tsx';
import { stepHistory } from './history/step-history.ts';
import { routes } from '../routes/manifest.ts';

/** Loads the page at an address and its code, or returns a redirect for visitors who may not see it. */
export type LoadRoute = (args: LoaderFunctionArgs, screen: ScreenName) => Promise<LoadedPage | Response>;

/** The possible prefixes of an address: none, or an explicit language. */
const prefixes: readonly Prefix[] = ['', ...locales.map((locale) => `/${locale}` as const)];

/** Returns the React key of a page: pages with different keys share no state. */
const keyOf = ({ props }: CurrentPage) => `${props.locale} ${props.path}`;

/** The page that the loader has loaded. A screen's route may show "not found": the server decides. */
function RoutePage() {
  const { page } = useLoaderData<LoadedPage>();
  if (page.screenView === undefined) return <CurrentPageView key={keyOf(page)} page={page} />;
  return (
    <StepHistoryProvider value={stepHistory}>
      <ScreenView key={keyOf(page)} page={page} view={page.screenView} />
    </StepHistoryProvider>
  );
}

/**
 * Creates React Router's routes of the site, for each language: every folder of `routes/`, then the content pages.
 *
 * @param load not needed on the server, which passes the page in
 */
export function createRoutes(load?: LoadRoute): RouteObject[] {
  const base = (screen: ScreenName) =>
    ({
      caseSensitive: true,
      Component: RoutePage,
      errorElement: <BrokenPage />,
      loader: load && ((args: LoaderFunctionArgs) => load(args, screen)),
      // Navigation within a page loads nothing.
      shouldRevalidate: ({ currentUrl: from, nextUrl: to }) =>
        from.hash === to.hash || from.pathname !== to.pathname || from.search !== to.search,
    }) satisfies RouteObject;
  const screens = [...routes].map(([screen, route]) => ({
    paths: route.paths,
    rest: { ...base(screen as ScreenName), handle: route },
  }));
  return prefixes.flatMap((prefix) => [
    ...screens.flatMap(({ paths, rest }) => paths.map((path) => ({ ...rest, id: prefix + path, path: prefix + path }))),
    { ...base('content'), id: `${prefix}/*`, path: `${prefix}/*` },
  ]);
}
