import { entryFor } from '../page/registry.ts';
import type { SectionView, ViewTable } from './types.ts';

const modules = import.meta.glob<SectionView>('../sections/*/View.tsx', { eager: true, import: 'default' });

const bySlug = Object.fromEntries(
  Object.entries(modules).map(([path, view]) => [path.split('/').at(-2) ?? path, view]),
);

/** All views, loaded eagerly: for the server, Storybook and the composer. */
export const views: ViewTable = {
  viewOf: (id) => entryFor(bySlug, id),
  retains: () => false,
};
