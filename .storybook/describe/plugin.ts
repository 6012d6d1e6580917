import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readComponents, type ComponentTypes } from './components.ts';
import { entryOfFile } from './entries.ts';

const root = join(import.meta.dirname, '..', '..');
const sources = /\/packages\/\w+\/src\/.*(?<!\.stories|\.test)\.tsx$/;

/** Returns the names of the components that a file declares and exports. */
const componentsIn = (code: string) =>
  [...code.matchAll(/^export (?:function|const) ([A-Z]\w*)\b/gm)].map(([, name = '']) => name);

/**
 * A Vite plugin that adds to each component the data of its docs page: the package entry and, with `types`, its comment
 * and its props. TypeScript reads those once for the whole project; a changed file is read on the next start. Tests do
 * not read them.
 */
export function describeComponents({ types }: { types: boolean }): Plugin {
  let reader: ReturnType<typeof readComponents> | undefined;
  const typesIn = (file: string): Record<string, ComponentTypes> => {
    if (!types) return {};
    reader ??= readComponents(root);
    return reader.in(file);
  };
  return {
    name: 'kermesse:describe-components',
    enforce: 'pre',
    transform(code, file) {
      if (!sources.test(file)) return undefined;
      const entry = entryOfFile.get(file);
      const found = typesIn(file);
      const names = componentsIn(code).filter((name) => entry !== undefined || name in found);
      if (names.length === 0) return undefined;
      const lines = names.map((name) => {
        const docs = JSON.stringify({ ...found[name], entry });
        return `Object.assign(${name}, { displayName: ${JSON.stringify(name)}, __docgenInfo: ${docs} });`;
      });
      return { code: [code, ...lines, ''].join('\n'), map: null };
    },
    buildEnd() {
      reader?.close();
      reader = undefined;
    },
  };
}
