import type { ScreenName } from '@kermesse/api/page-props';
import type { RouteDefinition } from './define-route.ts';

const files = import.meta.glob<RouteDefinition>('./*/route.ts', { eager: true, import: 'route' });

/** The definitions of all screens, by the names of their folders. */
export const routes: ReadonlyMap<string, RouteDefinition> = new Map(
  Object.entries(files).map(([file, route]) => [file.split('/')[1] ?? file, route]),
);

/** Returns the definition of a screen; undefined for content pages and for missing pages. */
export function routeOf(screen: ScreenName): RouteDefinition | undefined {
  return routes.get(screen);
}
