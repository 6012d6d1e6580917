import { untilLoaded } from '@kermesse/ui/until-loaded';
import { lazy } from 'react';
import { entryFor } from '../page/registry.ts';
import { retainsServerHtml } from './retains.ts';
import type { SectionView, ViewTable } from './types.ts';
import { whenWanted } from './hydrate.ts';

const loaders = import.meta.glob<SectionView>('../sections/*/View.tsx', { import: 'default' });

const bySlug = Object.fromEntries(
  Object.entries(loaders).map(([path, loader]) => [path.split('/').at(-2) ?? path, loader]),
);

const loaded = new Map<string, SectionView>();

async function load(id: string): Promise<SectionView | undefined> {
  const known = loaded.get(id);
  const view = known ?? (await entryFor(bySlug, id)?.());
  if (view !== undefined) loaded.set(id, view);
  return view;
}

const firstVisit = new Map<string, SectionView>();
const later = new Map<string, SectionView>();

/** The same component for the same id every time; a new one would lose its state. */
function lazyView(made: Map<string, SectionView>, id: string, wanted: () => Promise<void>): SectionView | undefined {
  const known = made.get(id);
  if (known !== undefined) return known;
  if (entryFor(bySlug, id) === undefined) return undefined;
  const view = lazy(async () => {
    await wanted();
    const arrived = await untilLoaded(() => load(id));
    if (arrived === undefined) throw new Error(`There is no view for ${id}.`);
    return { default: arrived };
  });
  made.set(id, view);
  return view;
}

/** Views on the first visit: each loads when its section should hydrate; until then the server's HTML stays. */
export const firstVisitViews: ViewTable = {
  viewOf: (id) => lazyView(firstVisit, id, () => whenWanted(id)),
  retains: retainsServerHtml,
};

/** Views after in-app navigation: every section is rendered here, at once when its code has come ({@link preloadViews}). */
export const laterViews: ViewTable = {
  viewOf: (id) => later.get(id) ?? loaded.get(id) ?? lazyView(later, id, () => Promise.resolve()),
  retains: () => false,
};

/** Fetches the code of sections that are about to be shown. Never rejects: what failed is tried again when it is rendered. */
export async function preloadViews(ids: readonly string[]): Promise<void> {
  await Promise.allSettled(ids.map(load));
}
