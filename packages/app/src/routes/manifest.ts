import type { ScreenName } from '@kermesse/api/page-props';
import type { RouteDefinition } from './define-route.ts';

const files = import.meta.glob<RouteDefinition>('./*/route.ts', { eager: true, import: 'route' });

/** Every screen of the site, by the name of its folder. */
export const routes: ReadonlyMap<string, RouteDefinition> = new Map(
  Object.entries(files).map(([file, route]) => [file.split('/')[1] ?? file, route]),
);

/** The route of a screen; undefined for content pages and for what is not there. */
export function routeOf(screen: ScreenName): RouteDefinition | undefined {
  return routes.get(screen);
}
