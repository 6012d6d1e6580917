import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isReservedSlug, screenNames, screenOfPath, screenRoutes } from '@kermesse/api/schemas/pages/routes';
import { screenName } from '@kermesse/api/schemas/pages/screen';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { guard } from '../session/guard.ts';
import { createRoutes } from '../navigation/create-routes.tsx';
import { routeOf, routes } from './manifest.ts';

const here = import.meta.dirname;
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const router = createRoutes();
const guest = { state: 'anonymous', user: null } as const;

it('every list of screens contains exactly the folders of routes/', () => {
  const lists = {
    'the app': [...routes.keys()],
    'the index for the server, the composer and the mock': screenRoutes.map(({ screen }) => screen),
    'the names in page props': screenNames.filter((name) => name !== 'content' && name !== 'not-found'),
  };
  for (const [list, names] of Object.entries(lists)) {
    expect(new Set<string>(names), list).toEqual(new Set(folders));
    expect(names, list).toHaveLength(folders.length);
  }
});

it('the title of the account area begins with the name of its tab', () => {
  const part = routeOf('account')?.part;
  expect(part?.({ tab: 'kits' })).toEqual({ fr: 'Mes kits', en: 'My kits' });
  expect(part?.({}).en).toBe('Dashboard');
});

describe.each(screenRoutes)('the screen $screen', ({ screen, paths, ...rest }) => {
  const route = routeOf(screen);

  it('has the same definition in the router and in the generated index as in its folder', () => {
    expect(route).toMatchObject({ paths, ...rest });
    expect(screenName.parse(screen)).toBe(screen);
    for (const path of paths) {
      const address = path.replaceAll(/:\w+\??/g, 'x');
      expect(screenOfPath(address)?.route.screen, path).toBe(screen);
      expect(isReservedSlug(address.slice(1)), path).toBe(true);
      for (const prefix of ['', '/fr', '/en'])
        expect(matchRoutes(router, prefix + address)?.at(-1)?.route.handle, prefix + path).toBe(route);
    }
  });

  it('has a title in both languages', () => {
    expect(route?.title.fr).not.toBe('');
    expect(route?.title.en).not.toBe('');
  });

  it('is hidden from guests exactly if its access is for members', () => {
    const decision = guard({ screen, path: paths[0], search: '' }, guest);
    expect(decision === 'show').toBe(route?.access === 'public' || route?.access === 'guest');
  });
});

it('no file outside its folder names a screen without rules of its own', () => {
  const packages = join(here, '../../..');
  const files = globSync('*/src/**/*.{ts,tsx}', { cwd: packages }).filter(
    (file) => !/\.(?:generated|test|cases|stories)\.tsx?$|app[\\/]src[\\/]routes[\\/]/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  for (const name of ['create-event', 'become-coordinator', 'undo-email', 'keep-account', 'verify-email']) {
    const naming = files.filter((file) => readFileSync(join(packages, file), 'utf8').includes(`'${name}'`));
    expect(naming, name).toEqual([]);
  }
});
