import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib/workspace.mjs';
import { tokenEntries } from './tokens.ts';

/** A package that `npm run build:packages` builds for publication. */
export interface Published {
  /** Its folder in `packages/`; its name is `@kermesse/<folder>`. */
  folder: string;
  /** Entries that only the project itself uses, in its tests and its server; they are not published. */
  internal: readonly string[];
  /** Folders of static files to publish: the name in the package, and the path from the project's root. */
  files?: Readonly<Record<string, string>>;
  /** Entries that the build generates without a source (see `writeTokens`). */
  made?: Readonly<Record<string, string | { types: string; default: string }>>;
}

/** The published packages, in the order of their imports. */
export const published: readonly Published[] = [
  {
    folder: 'ui',
    internal: ['./art/drawing', './art/raster', './testing/stub-storage', './testing/spoken'],
    files: { files: 'packages/app/public', bin: 'scripts/packages/bin' },
    made: tokenEntries,
  },
  {
    folder: 'api',
    internal: [
      './contract',
      './contract-tests',
      './contract-authenticator',
      './contract-sent-message',
      './contract-requests',
      './openapi',
    ],
  },
  { folder: 'sections', internal: ['./examples', './mutated-pages'] },
  { folder: 'flows', internal: ['./story-session'] },
];

/** The parts of a package's manifest that the build reads. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const folderOf = ({ folder }: Published): string => join(root, 'packages', folder);

export const manifestOf = (each: Published): Manifest =>
  JSON.parse(readFileSync(join(folderOf(each), 'package.json'), 'utf8')) as Manifest;

const isTest = (file: string) => /\.(?:test|stories|e2e|cases)\.tsx?$/.test(file);

/** Expands a pattern such as `./mocks/*` into entries with their files. */
function expand(cwd: string, entry: string, pattern: string): [string, string][] {
  const [before = '', ...rest] = pattern.split('*');
  const after = rest.at(-1) ?? '';
  return globSync(pattern, { cwd })
    .map((file) => `./${file.replaceAll('\\', '/').replace(/^\.\//, '')}`)
    .filter((file) => !isTest(file))
    .flatMap((file): [string, string][] => {
      const name = basename(file).slice(0, -basename(after).replace(/^.*\*/, '').length);
      // As in Node, every star of a pattern means the same text.
      const wanted = before + rest.map((part) => name + part).join('');
      return file === wanted ? [[entry.replace('*', name), file]] : [];
    });
}

/**
 * Returns the published entries of a package (`./Button`) with their source files (`./src/Button/Button.tsx`), sorted.
 */
export function entriesOf(each: Published): Record<string, string> {
  const cwd = folderOf(each);
  const { exports } = manifestOf(each);
  const all = Object.entries(exports).flatMap(([entry, file]) =>
    file.includes('*') ? expand(cwd, entry, file) : [[entry, file] as [string, string]],
  );
  // An explicit entry takes precedence over a pattern, as in Node.
  const named = new Map(all.toReversed());
  const found = [...named].filter(([entry]) => !each.internal.includes(entry));
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the path of a source's output in `dist`: without `./src/` and the file extension. */
export const outputOf = (source: string): string => source.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '');
