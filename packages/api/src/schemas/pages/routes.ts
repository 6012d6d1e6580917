import { generatedRoutes } from './routes.generated.ts';
import { identityFolder, serverFolders, toolFolders } from './server-paths.ts';

/** A built-in screen: the name of its folder in `packages/app/src/routes/`. */
export type BuiltInScreen = (typeof generatedRoutes)[number]['screen'];

/** The screen of a path: a content page, a built-in screen, or the not-found page. */
export type ScreenName = 'content' | BuiltInScreen | 'not-found';

/** The names of all screens, content pages and the not-found page included. */
export const screenNames: readonly ScreenName[] = [
  'content',
  ...generatedRoutes.map(({ screen }) => screen),
  'not-found',
];

/**
 * The data that the server adds to a screen's props beside the parameters of its path: the choice lists, the state of a
 * verification link (in place of its parameters), the parameter `?email=`, or the result of a login with an identity
 * provider.
 */
export type ScreenData = 'choice-lists' | 'verification' | 'email' | 'login-result';

/**
 * The part of a built-in screen's route that all packages know. The app adds its own part
 * (`packages/app/src/routes/define-route.ts`).
 */
export interface PublicRoute {
  /** Paths in the syntax of React Router: `/account/:tab?`. Parameters become the screen's props of the same name. */
  paths: readonly [string, ...string[]];
  /** Whether search engines may list the screen, and the sitemap contains it. */
  indexed: boolean;
  /**
   * Whether the screen is opened once, by an emailed link or on return from an identity provider. Such screens are
   * never cached, because their URL or props contain a secret, and never redirect, whatever the account lacks.
   */
  oneTime?: boolean;
  data?: ScreenData;
  /** The allowed values of a parameter. The first replaces any other. */
  values?: Readonly<Record<string, readonly [string, ...string[]]>>;
}

/** A built-in screen with its route. */
export interface ScreenRoute extends PublicRoute {
  screen: BuiltInScreen;
}

/** The routes of the built-in screens (specification §2), one for each folder of `packages/app/src/routes/`. */
export const screenRoutes: readonly ScreenRoute[] = generatedRoutes;

const byScreen = new Map<string, ScreenRoute>(screenRoutes.map((route) => [route.screen, route]));

/** Returns the route of a built-in screen; undefined for `content` and `not-found`. */
export function routeOfScreen(screen: ScreenName): ScreenRoute | undefined {
  return byScreen.get(screen);
}

const patternOf = (path: string) =>
  new RegExp(`^${path.replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);

const patterns = screenRoutes.flatMap((route) => route.paths.map((path) => ({ route, pattern: patternOf(path) })));

/** The paths that can be linked to: those of screens whose URL has no mandatory parameter and no secret. */
export const linkablePaths: readonly string[] = screenRoutes
  .filter(({ oneTime }) => oneTime !== true)
  .flatMap(({ paths: [path] }) => path.replace(/\/:\w+\?$/, ''))
  .filter((path) => !path.includes(':'));

/** A built-in screen with the parameters of its path. */
export interface MatchedScreen {
  route: ScreenRoute;
  /** The decoded parameters. */
  params: Record<string, string>;
}

/** Decodes the parameters of a path. Returns undefined if one cannot be decoded. */
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
 * Returns the built-in screen of a path (without language prefix); undefined if there is none. Built-in screens take
 * precedence over content pages of the same path.
 */
export function screenOfPath(path: string): MatchedScreen | undefined {
  for (const { route, pattern } of patterns) {
    const match = pattern.exec(path);
    const params = match && readParams(route, match.groups ?? {});
    if (params) return { route, params };
  }
  return undefined;
}

/** The first segments of paths (without language prefix) of built-in screens, tools and operations. */
export const reservedFolders: readonly string[] = [
  ...new Set([
    'api',
    ...toolFolders,
    ...screenRoutes.flatMap(({ paths }) => paths.map((path) => path.split('/')[1] ?? '')),
  ]),
];

/** Whether an address belongs to the site itself, so that no new page can have it. */
export function isReservedSlug(slug: string): boolean {
  const [first = ''] = slug.split('/');
  return (
    serverFolders.has(first) ||
    toolFolders.has(first) ||
    slug.startsWith(`${identityFolder}/`) ||
    patterns.some(({ pattern }) => pattern.test(`/${slug}`))
  );
}
