import { generatedRoutes } from './routes.generated.ts';
import { identityFolder, serverFolders, toolFolders } from './server-paths.ts';

/** A screen that is built in: the name of its folder in `packages/app/src/routes/`. */
export type BuiltInScreen = (typeof generatedRoutes)[number]['screen'];

/** What is shown at a path: a content page, one of the screens that are built in, or nothing. */
export type ScreenName = 'content' | BuiltInScreen | 'not-found';

export const screenNames: readonly ScreenName[] = [
  'content',
  ...generatedRoutes.map(({ screen }) => screen),
  'not-found',
];

/**
 * What the server adds to a screen's props beside the parameters of its path: the lists that people choose from, the
 * state of a verification link (in place of its parameters), `?email=` of the address, or the result of a sign-in elsewhere.
 */
export type ScreenData = 'choice-lists' | 'verification' | 'email' | 'sign-in-result';

/** What every package knows of a built-in screen. The app adds what only it needs (`packages/app/src/routes/define-route.ts`). */
export interface PublicRoute {
  /** As React Router writes paths: `/account/:tab?`. Parameters become the screen's props of the same name. */
  paths: readonly [string, ...string[]];
  /** Whether search engines may list it; it is then in the sitemap. */
  indexed: boolean;
  /**
   * Opened once, by a mailed link or on the way back from an identity provider. Nobody caches it, for its address or its
   * props hold a secret, and nobody is redirected away from it, whatever their account lacks.
   */
  oneTime?: boolean;
  data?: ScreenData;
  /** The values that a parameter may have; any other counts as the first. */
  values?: Readonly<Record<string, readonly [string, ...string[]]>>;
}

/** A built-in screen by name, with its route. */
export interface ScreenRoute extends PublicRoute {
  screen: BuiltInScreen;
}

/** The routes of the site (specification §2): every folder of `packages/app/src/routes/`. */
export const screenRoutes: readonly ScreenRoute[] = generatedRoutes;

const byScreen = new Map<string, ScreenRoute>(screenRoutes.map((route) => [route.screen, route]));

/** The route of a built-in screen; undefined for content pages and for what is not there. */
export function routeOfScreen(screen: ScreenName): ScreenRoute | undefined {
  return byScreen.get(screen);
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const patterns = screenRoutes.flatMap((route) => route.paths.map((path) => ({ route, pattern: patternOf(path) })));

/** What can be linked to: the screens whose address needs no parameter and no secret. */
export const linkablePaths: readonly string[] = screenRoutes
  .filter(({ oneTime }) => oneTime !== true)
  .flatMap(({ paths: [path] }) => path.replace(/\/:\w+\?$/, ''))
  .filter((path) => !path.includes(':'));

/** A built-in screen as a path asks for it. */
export interface AskedScreen {
  route: ScreenRoute;
  /** Decoded. */
  params: Record<string, string>;
}

/** The parameters of a path, decoded; undefined when one cannot be. */
function readParams(
  { values = {} }: PublicRoute,
  groups: Record<string, string | undefined>,
): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [name, found] of Object.entries(groups)) {
    const allowed = values[name];
    try {
      const value = found === undefined ? undefined : decodeURIComponent(found);
      const read = allowed === undefined ? value : (allowed.find((each) => each === value) ?? allowed[0]);
      if (read !== undefined) params[name] = read;
    } catch {
      return undefined;
    }
  }
  return params;
}

/**
 * The built-in screen that a path (without language prefix) leads to; undefined when it leads to none. Built-in screens
 * come before content pages of the same path.
 */
export function screenOfPath(path: string): AskedScreen | undefined {
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path);
    const params = match && readParams(route, match.groups ?? {});
    if (params) return { route, params };
  }
  return undefined;
}

/** The first parts of paths (without language prefix) that lead to built-in screens, tools and operations. */
export const ownFolders: readonly string[] = [
  ...new Set([
    'api',
    ...toolFolders,
    ...screenRoutes.flatMap(({ paths }) => paths.map((path) => path.split('/')[1] ?? '')),
  ]),
];

/** Whether the site itself answers at this address, so that no new page can be there. */
export function isReservedSlug(slug: string): boolean {
  const [first = ''] = slug.split('/');
  return (
    serverFolders.has(first) ||
    toolFolders.has(first) ||
    slug.startsWith(`${identityFolder}/`) ||
    patterns.some(({ pattern }) => pattern.test(`/${slug}`))
  );
}
