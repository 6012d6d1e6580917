import { existsSync, readdirSync } from 'node:fs';
import type { PublicRoute } from '../../packages/api/src/schemas/pages/routes.ts';

const folder = new URL('../../packages/app/src/routes/', import.meta.url);

/** Returns the names of the screens: the folders with a `route.ts`, sorted. */
const routeFolders = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/route.ts`, folder)))
    .map(({ name }) => name)
    .toSorted();

/**
 * Returns the text of `packages/api/src/schemas/pages/routes.generated.ts`: the properties of each route that other
 * packages need.
 */
function routesIndex(routes: readonly (readonly [screen: string, route: PublicRoute])[]): string {
  const entries = routes.map(([screen, { paths, indexed, oneTime, data, values }]) =>
    JSON.stringify({ screen, paths, indexed, oneTime, data, values }),
  );
  return [
    '// Made by `npm run generate` from the folders of `packages/app/src/routes/`; not to be edited.',
    'export const generatedRoutes = [',
    ...entries.map((entry) => `  ${entry},`),
    '] as const;',
    '',
  ].join('\n');
}

/** Returns the index of the existing routes. */
export async function currentRoutesIndex(): Promise<string> {
  const routes = routeFolders().map(async (name) => {
    const { route } = (await import(new URL(`${name}/route.ts`, folder).href)) as { route: PublicRoute };
    return [name, route] as const;
  });
  return routesIndex(await Promise.all(routes));
}
