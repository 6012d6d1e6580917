import type { ScreenName, ScreenProps } from '@kermesse/api/page-props';
import { untilLoaded } from '@kermesse/ui/until-loaded';
import type { ComponentType } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { locales, type Prefix } from '../links/links.ts';
import { BrokenPage } from '../page/BrokenPage.tsx';
import type { CurrentPage, LoadedPage } from '../page/current-page.ts';
import { PageView } from '../page/PageView.tsx';
import { ScreenView } from '../screens/ScreenView.tsx';
import { routes } from '../routes/manifest.ts';

export interface RoutesOptions {
  /** Gives the page at an address to those who may see it, or a redirect; on the server the page is at hand. */
  load?: (args: LoaderFunctionArgs, screen: ScreenName) => Promise<LoadedPage | Response>;
  /** The screens whose code is at hand, by name. */
  views: ReadonlyMap<string, ComponentType<ScreenProps>>;
}

/** The languages of an address: none, or an explicit one. */
const prefixes: readonly Prefix[] = ['', ...locales.map((locale) => `/${locale}` as const)];

/** What makes a page another one, so that nothing of the one before is kept. */
const keyOf = ({ props }: CurrentPage) => `${props.locale} ${props.path}`;

function ContentPage() {
  const { page } = useLoaderData<LoadedPage>();
  return <PageView key={keyOf(page)} page={page} />;
}

function screenPage(screen: ScreenName, View: ComponentType<ScreenProps>) {
  return function ScreenPage() {
    const { page } = useLoaderData<LoadedPage>();
    // The server may say that there is nothing, such as for a parameter that cannot be decoded.
    if (page.props.screen !== screen) return <PageView page={page} />;
    return <ScreenView key={keyOf(page)} page={page} screen={screen} view={View} />;
  };
}

/** The routes of the site as React Router takes them: every folder of `routes/`, then the content pages; for each language. */
export function createRoutes({ load, views }: RoutesOptions): RouteObject[] {
  const base = (screen: ScreenName) =>
    ({
      caseSensitive: true,
      errorElement: <BrokenPage />,
      loader: load && ((args: LoaderFunctionArgs) => load(args, screen)),
      // Another place on the same page asks for nothing.
      shouldRevalidate: ({ currentUrl: from, nextUrl: to }) =>
        from.hash === to.hash || from.pathname !== to.pathname || from.search !== to.search,
    }) satisfies RouteObject;
  const screens = [...routes].map(([name, route]) => {
    const screen = name as ScreenName;
    const view = views.get(name);
    const code: Pick<RouteObject, 'Component' | 'lazy'> =
      view === undefined
        ? { lazy: async () => ({ Component: screenPage(screen, (await untilLoaded(route.lazy)).Component) }) }
        : { Component: screenPage(screen, view) };
    return { paths: route.paths, rest: { ...base(screen), ...code, handle: route } };
  });
  return prefixes.flatMap((prefix) => [
    ...screens.flatMap(({ paths, rest }) => paths.map((path) => ({ ...rest, id: prefix + path, path: prefix + path }))),
    { ...base('content'), id: `${prefix}/*`, path: `${prefix}/*`, Component: ContentPage },
  ]);
}
