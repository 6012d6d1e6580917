import type { AppPageProps } from '@kermesse/api/page-props';
import { defaultFlowSettings, type FlowSettings } from '@kermesse/flows/settings';
import { networkMarks } from '@kermesse/sections/network-marks';
import { views as sectionViews } from '@kermesse/sections/views.server';
import { paletteKey } from '@kermesse/ui/art';
import { GlobalStyles } from '@kermesse/ui/global-styles';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, matchRoutes, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { App } from './App.tsx';
import type { ClientAssets } from './document/assets.ts';
import { writeDocument, type RenderedDocument, type ThemeChoice } from './document/document.ts';
import { buildHead } from './document/head.ts';
import { createStylePlacer } from './document/place-styles.ts';
import type { ClientSettings } from './session/client-settings.ts';
import { routeOf, routes as definitions } from './routes/manifest.ts';
import { screenTitle } from './routes/screen-title.ts';
import { instances } from './i18n/server.ts';
import { providersPath } from './links/providers-path.ts';
import { splitPath } from './links/links.ts';
import { localiseLinks } from './links/localise-links.ts';
import type { CurrentPage, LoadedPage } from './current-page/current-page.ts';
import { CurrentPageView } from './current-page/CurrentPageView.tsx';
import { shellParts } from './current-page/shell-parts.server.ts';
import { createRoutes } from './navigation/create-routes.tsx';
import { NetworkMarksContext } from './shell/Socials/NetworkMark.tsx';

export { writeComposerDocument } from './composer/document.ts';
export { assetsFromManifest } from './document/assets.ts';
export { handlePostedForm } from './current-page/handle-posted-form.ts';

export interface RenderInput {
  props: AppPageProps;
  theme: ThemeChoice;
  /** The requested path, with its language prefix. */
  requestPath: string;
  /** Scheme and host of the site, such as `https://kermesse.example`. */
  origin: string;
  /** The built files (see `assetsFromManifest`). */
  assets: ClientAssets;
  /** The settings of the server. The others of flows have their defaults, or follow from the site configuration. */
  settings: Pick<ClientSettings, 'apiKey'> & { flows?: Partial<FlowSettings> };
}

export interface Rendered extends RenderedDocument {
  status: number;
}

/** The loaded screens, by name: rendering is synchronous. */
const views = new Map(
  await Promise.all([...definitions].map(async ([screen, { lazy }]) => [screen, (await lazy()).Component] as const)),
);
const routes = createRoutes();

/**
 * The one style sheet of all pages. A component's rules are written once and never depend on data. Their number is the
 * number of components. The global styles are rendered outside the app, so that their text stays out of the browser's
 * code.
 */
const sheet = new ServerStyleSheet();
renderToString(sheet.collectStyles(<GlobalStyles />));
const placeStyles = createStylePlacer(() => sheet.getStyleTags());

/** Renders a built-in screen by its route. Its data is passed in: no loader runs. */
function RoutedScreen({ path, ...loaded }: LoadedPage & { path: string }) {
  const location = { pathname: path, search: '', hash: '', state: null, key: 'default' };
  const matches = matchRoutes(routes, location) ?? [];
  const context: StaticHandlerContext = {
    basename: '/',
    location,
    matches: matches as StaticHandlerContext['matches'],
    loaderData: { [matches.at(-1)?.route.id ?? '']: loaded },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  return <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />;
}

/**
 * Renders a page, synchronously and as one string. The result depends only on path, content version, language and
 * theme, not on the visitor.
 */
export function render({ props, theme, requestPath, origin, assets, settings }: RenderInput): Rendered {
  const { prefix } = splitPath(requestPath);
  const i18n = instances[props.locale];
  const localised = localiseLinks(props, prefix);
  const flows = {
    ...defaultFlowSettings,
    ...settings.flows,
    artKey: paletteKey(props.site.colors),
    providersPath: providersPath(props.site),
    ...(props.site.email !== undefined && { contactEmail: props.site.email }),
  };
  const page: CurrentPage = {
    props: localised,
    prefix,
    screenView: views.get(props.screen),
    views: sectionViews,
    shellParts,
    retained: { header: false, footer: false },
    flows,
  };
  const app = (
    <NetworkMarksContext value={networkMarks}>
      <App page={page} i18n={i18n}>
        {/* The same tree as in the browser: React's ids depend on the elements around them. */}
        {routeOf(props.screen) === undefined ? (
          <CurrentPageView page={page} />
        ) : (
          <RoutedScreen path={requestPath} page={page} i18n={i18n} />
        )}
      </App>
    </NetworkMarksContext>
  );
  const body = renderToString(sheet.collectStyles(app));
  const head = buildHead({
    props,
    requestPath,
    origin,
    screenTitle: screenTitle(props, i18n),
    indexed: routeOf(props.screen)?.indexed,
  });
  const document = writeDocument({
    props: localised,
    theme,
    origin,
    assets,
    settings: { ...settings, flows },
    head,
    styled: placeStyles(body),
  });
  return { status: props.status, ...document };
}
