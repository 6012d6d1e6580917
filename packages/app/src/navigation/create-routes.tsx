import type { ScreenName, ScreenProps } from '@kermesse/api/page-props';
import { StepHistoryProvider } from '@kermesse/flows/step-history';
import { loadUntilSuccess } from '@kermesse/ui/until-loaded';
import type { ComponentType } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { locales, type Prefix } from '../links/links.ts';
import { BrokenPage } from '../page/BrokenPage.tsx';
import type { CurrentPage, LoadedPage } from '../page/current-page.ts';
import { CurrentPageView } from '../page/CurrentPageView.tsx';
import { ScreenView } from '../screens/ScreenView.tsx';
import { stepHistory } from './history/step-history.ts';
import { routes } from '../routes/manifest.ts';

export interface RoutesOptions {
  /**
   * Loads the page at an address, or returns a redirect for visitors who may not see it. Not needed on the server,
   * which passes the page in.
   */
  load?: (args: LoaderFunctionArgs, screen: ScreenName) => Promise<LoadedPage | Response>;
  /** The screens whose code has loaded, by name. */
  views: ReadonlyMap<string, ComponentType<ScreenProps>>;
}

/** The possible prefixes of an address: none, or an explicit language. */
const prefixes: readonly Prefix[] = ['', ...locales.map((locale) => `/${locale}` as const)];

/** Returns the React key of a page: pages with different keys share no state. */
const keyOf = ({ props }: CurrentPage) => `${props.locale} ${props.path}`;

function ContentPage() {
  const { page } = useLoaderData<LoadedPage>();
  return <CurrentPageView key={keyOf(page)} page={page} />;
}

function screenPage(screen: ScreenName, View: ComponentType<ScreenProps>) {
  return function ScreenPage() {
    const { page } = useLoaderData<LoadedPage>();
    // The server may respond with "not found", such as for a parameter that cannot be decoded.
    if (page.props.screen !== screen) return <CurrentPageView page={page} />;
    return (
      <StepHistoryProvider value={stepHistory}>
        <ScreenView key={keyOf(page)} page={page} screen={screen} view={View} />
      </StepHistoryProvider>
    );
  };
}

/** Creates React Router's routes of the site, for each language: every folder of `routes/`, then the content pages. */
export function createRoutes({ load, views }: RoutesOptions): RouteObject[] {
  const base = (screen: ScreenName) =>
    ({
      caseSensitive: true,
      errorElement: <BrokenPage />,
      loader: load && ((args: LoaderFunctionArgs) => load(args, screen)),
      // Navigation within a page loads nothing.
      shouldRevalidate: ({ currentUrl: from, nextUrl: to }) =>
        from.hash === to.hash || from.pathname !== to.pathname || from.search !== to.search,
    }) satisfies RouteObject;
  const screens = [...routes].map(([name, route]) => {
    const screen = name as ScreenName;
    const view = views.get(name);
    const code: Pick<RouteObject, 'Component' | 'lazy'> =
      view === undefined
        ? { lazy: async () => ({ Component: screenPage(screen, (await loadUntilSuccess(route.lazy)).Component) }) }
        : { Component: screenPage(screen, view) };
    return { paths: route.paths, rest: { ...base(screen), ...code, handle: route } };
  });
  return prefixes.flatMap((prefix) => [
    ...screens.flatMap(({ paths, rest }) => paths.map((path) => ({ ...rest, id: prefix + path, path: prefix + path }))),
    { ...base('content'), id: `${prefix}/*`, path: `${prefix}/*`, Component: ContentPage },
  ]);
}
