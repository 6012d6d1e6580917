import { existsSync, readdirSync } from 'node:fs';
import type { PublicRoute } from '../../packages/api/src/schemas/pages/routes.ts';

const folder = new URL('../../packages/app/src/routes/', import.meta.url);

/** The names of the screens: the folders that have a `route.ts`, sorted. */
const routeFolders = (): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/route.ts`, folder)))
    .map(({ name }) => name)
    .toSorted();

/** The text of `packages/api/src/schemas/pages/routes.generated.ts`: of each route what other packages have to know. */
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

/** The index of the routes that there are. */
export async function currentRoutesIndex(): Promise<string> {
  const routes = routeFolders().map(async (name) => {
    const { route } = (await import(new URL(`${name}/route.ts`, folder).href)) as { route: PublicRoute };
    return [name, route] as const;
  });
  return routesIndex(await Promise.all(routes));
}
