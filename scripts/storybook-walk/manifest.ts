import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import type { IndexEntry } from 'storybook/internal/types';
import { guides } from '../../.storybook/guides/all.ts';
import { docsPages } from '../docs/docs-pages.ts';

/** The parts of the manifest that are checked. */
interface Manifest {
  components: Record<
    string,
    { description?: string; apiDescription?: string; stories: { id: string; snippet?: string }[] }
  >;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'manifests/components.json'), 'utf8')) as Manifest;

/**
 * Returns the faults of the built manifest for AI assistants: each page with a guide must be present, with a
 * description and code.
 */
export function faultsOfManifest(folder: string, entries: IndexEntry[]): string[] {
  const { components } = readManifest(folder);
  return docsPages(entries).flatMap(({ title }) => {
    if (!(title in guides)) return [];
    const component = components[sanitize(title)];
    if (component === undefined) return [`${title} is missing`];
    const { description = '', apiDescription = '', stories } = component;
    return [
      ...(description === '' ? [`${title} has no description`] : []),
      ...(apiDescription.includes('## Accessibility') ? [] : [`${title} has no guide`]),
      ...(title.startsWith('Components/') && !stories.some(({ snippet }) => snippet) ? [`${title} has no code`] : []),
    ];
  });
}

/**
 * Reads the own props of each component from the built manifest, by the id of its stories' group: `components-button`.
 */
export function propsInManifest(folder: string): Map<string, string[]> {
  const { components } = readManifest(folder);
  return new Map(
    Object.entries(components).map(([id, { apiDescription = '' }]) => {
      const list = /## Props\n\n(.*?)(?:\n\n|$)/s.exec(apiDescription)?.[1] ?? '';
      return [id, [...list.matchAll(/^- `([\w-]+)/gm)].map(([, name = '']) => name)];
    }),
  );
}
