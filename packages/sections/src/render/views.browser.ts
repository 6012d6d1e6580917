import { lazyComponent, type LazyComponent } from '@kermesse/ui/lazy-component';
import { entryFor } from '../page/registry.ts';
import { retainsServerHtml } from './traits.ts';
import type { SectionProps, SectionView, ViewTable } from './types.ts';
import { whenHydrationRequested } from './hydrate.ts';

const loaders = import.meta.glob<SectionView>('../sections/*/View.tsx', { import: 'default' });

const bySlug = Object.fromEntries(
  Object.entries(loaders).map(([path, loader]) => [path.split('/').at(-2) ?? path, loader]),
);

/** Creates lazy views by id. Each id always gets the same component, because another one would lose its state. */
function lazyViews(whenRequested: (id: string) => Promise<void> | undefined) {
  const views = new Map<string, LazyComponent<SectionProps<never>>>();
  return (id: string) => {
    const load = entryFor(bySlug, id);
    if (load === undefined) return undefined;
    const existing = views.get(id);
    if (existing !== undefined) return existing;
    const view = lazyComponent(async () => {
      await whenRequested(id);
      return load();
    });
    views.set(id, view);
    return view;
  };
}

const laterView = lazyViews(() => undefined);

/** The views of the first visit: each loads when its section should hydrate; until then the server's HTML stays. */
export const firstVisitViews: ViewTable = {
  viewOf: lazyViews(whenHydrationRequested),
  retains: retainsServerHtml,
};

/**
 * The views after navigation inside the app: every section renders in the browser as soon as its code has loaded
 * ({@link preloadViews}).
 */
export const laterViews: ViewTable = {
  viewOf: laterView,
  retains: () => false,
};

/** Preloads the code of sections that will be shown. Rejects if a file fails to load; may then be called again. */
export async function preloadViews(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map(async (id) => laterView(id)?.preload()));
}
