import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { viteBase } from '../../vite.base.ts';
import { root } from './workspace.mjs';

/** Packages that every page loads anyway, so no component is charged for them. */
const shared = /^(?:react|react-dom|styled-components|i18next|react-i18next)(?:\/|$)/;

/** Returns the names of a chunk and of all its static imports. */
function closureOf(name: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>, seen = new Set<string>()) {
  const chunk = chunks.get(name);
  if (chunk === undefined || seen.has(name)) return seen;
  seen.add(name);
  for (const each of chunk.imports) closureOf(each, chunks, seen);
  return seen;
}

/**
 * Measures the JavaScript of a source file with its static imports, in bytes after gzip; without React,
 * styled-components and i18next, and without lazy imports. Includes the styles and texts of the component. Builds each
 * file separately: in a common build, a component would include library code that only others use.
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
