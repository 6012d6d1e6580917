import { globSync } from 'node:fs';
import { schemes } from '@kermesse/ui/theme';
import type { IndexEntry } from 'storybook/internal/types';
import { mostThumbnails, thumbnailFile } from '../../.storybook/docs/thumbnails.ts';
import type { Stop } from './stops.ts';

/**
 * Returns the stories that docs pages show as thumbnails: on each page the first ones after the rendered story, like
 * `States.tsx`.
 */
export function thumbnailStops(entries: IndexEntry[]): Stop[] {
  const withDocs = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title));
  const byTitle = Map.groupBy(
    entries.filter(
      ({ type, title, tags = [] }) => type === 'story' && withDocs.has(title) && tags.includes('autodocs'),
    ),
    ({ title }) => title,
  );
  return [...byTitle.values()].flatMap((stories) =>
    stories.slice(1, 1 + mostThumbnails).map(({ id }): Stop => ({ id, view: 'story' })),
  );
}

/** Returns the files of all thumbnails that docs pages show. */
export const thumbnailFiles = (entries: IndexEntry[]): string[] =>
  thumbnailStops(entries).flatMap(({ id }) => schemes.map((scheme) => thumbnailFile(id, scheme)));

/** Compares the thumbnails in a folder with those that docs pages show. */
export function faultsOfThumbnails(folder: string, entries: IndexEntry[]): string[] {
  const needed = new Set(thumbnailFiles(entries));
  const found = new Set(globSync('*/*.webp', { cwd: folder }));
  const missing = [...needed]
    .filter((file) => !found.has(file))
    .map((file) => `${file} is missing: run npm run thumbnails -- --missing`);
  const unused = [...found]
    .filter((file) => !needed.has(file))
    .map((file) => `${file} is not shown by any page: run npm run thumbnails`);
  return [...missing, ...unused];
}
