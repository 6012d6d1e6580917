import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../src/loader/fetch-code.ts', import.meta.url));

/** Has every dynamic import of the browser's code fetch its files first (`importFetched`), in place of Vite's own preloading. */
export function fetchBeforeImport(): Plugin {
  return {
    name: 'fetch-before-import',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite leaves out the imported file itself where it imports no other.
          resolveDependencies: (file, files) => [...new Set([file, ...files])],
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `import { importFetched } from ${JSON.stringify(helper)};
export const __vitePreload = (load, files = []) => importFetched(load, files.map((file) => '/' + file));`,
    },
  };
}
