import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { IndexEntry } from 'storybook/internal/types';
import { root } from '../lib/workspace.mjs';

/** A docs page that Storybook generates from stories, with the file of their component if there is one. */
export interface DocsPage {
  title: string;
  /** The file of its stories, relative to the root. */
  stories: string;
  component: string | undefined;
}

/** Groups of pages without a component of a package: the composer is an app, and pages consist of other components. */
const withoutComponent = /^(?:Composer|Pages)\/(?!Empty$|Parts\/)/;

/**
 * Returns the file of the component that stories render, for those whose component Storybook does not find: the view of
 * a section, the import with the name of the page, or the first imported component that the story file renders.
 */
function renderedComponent(title: string, stories: string): string | undefined {
  const folder = dirname(stories);
  const source = readFileSync(join(root, stories), 'utf8');
  if (source.includes('sectionMeta(section)')) return join(folder, 'View.tsx');
  const imports = [...source.matchAll(/^import \{([^}]*)\} from '(\.[^']+)'/gm)].map(([, names = '', from = '']) => ({
    names: names.split(/[\s,]+/),
    file: join(folder, from),
  }));
  const rendered =
    imports.find(({ names }) => names.includes(title.split('/').at(-1) ?? '')) ??
    imports.find(({ names }) => names.some((name) => /^[A-Z]/.test(name) && source.includes(`<${name}`)));
  return rendered !== undefined && existsSync(join(root, rendered.file)) ? rendered.file : undefined;
}

/** Returns the docs pages in Storybook's index that are generated from stories. */
export function docsPages(entries: IndexEntry[]): DocsPage[] {
  const componentOf = (title: string, stories: string): string | undefined => {
    if (withoutComponent.test(title)) return undefined;
    for (const entry of entries)
      if (entry.type === 'story' && entry.title === title && entry.componentPath) return normalize(entry.componentPath);
    return renderedComponent(title, normalize(stories));
  };
  return entries
    .filter(({ type, tags }) => type === 'docs' && tags?.includes('unattached-mdx') !== true)
    .map(({ title, importPath }) => ({ title, stories: importPath, component: componentOf(title, importPath) }));
}
