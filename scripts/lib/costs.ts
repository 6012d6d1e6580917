import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { viteBase } from '../../vite.base.ts';
import { root } from './workspace.mjs';

/** What each page has that shows anything of ours: no component is charged with it. */
const shared = /^(?:react|react-dom|styled-components|i18next|react-i18next)(?:\/|$)/;

/** A chunk and all that it imports at once, by their names. */
function closureOf(name: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>, seen = new Set<string>()) {
  const chunk = chunks.get(name);
  if (chunk === undefined || seen.has(name)) return seen;
  seen.add(name);
  for (const each of chunk.imports) closureOf(each, chunks, seen);
  return seen;
}

/**
 * The JavaScript of a source file with all that it imports at once, in bytes after gzip; without React, styled-components and
 * i18next, and without what loads later. Styles and texts of the component are in it. Each file is built by itself: built
 * together, one would carry what only others use of a library.
 */
export async function measureCost(file: string): Promise<number> {
  const output = await build({
    ...viteBase(),
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, file),
        external: (id) => shared.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (bundle === undefined || !('output' in bundle)) throw new Error(`${file} was not built`);
  const chunks = new Map(bundle.output.flatMap((each) => (each.type === 'chunk' ? [[each.fileName, each]] : [])));
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error(`${file} has no entry`);
  return [...closureOf(entry.fileName, chunks)]
    .map((name) => gzipSync(chunks.get(name)?.code ?? '').length)
    .reduce((sum, size) => sum + size, 0);
}
