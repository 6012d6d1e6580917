import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const helper = fileURLToPath(new URL('../src/loader/import-with-styles.ts', import.meta.url));

/**
 * A plugin that makes every dynamic import in the browser fetch its files first (`importWithStyles`), instead of Vite's
 * own preloading.
 */
export function fetchBeforeImport(): Plugin {
  return {
    name: 'fetch-before-import',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite omits the imported file itself if it has no imports.
          resolveDependencies: (file, files) => [...new Set([file, ...files])],
        },
      },
    }),
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `import { importWithStyles } from ${JSON.stringify(helper)};
export const __vitePreload = (load, files = []) => importWithStyles(load, files.map((file) => '/' + file));`,
    },
  };
}
