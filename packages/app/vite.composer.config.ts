import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { viteBase } from '../../vite.base.ts';
import { fetchBeforeImport } from './scripts/fetch-before-import.ts';
import { nameInitialChunk } from './scripts/initial-chunks.ts';
import { precompress } from './scripts/precompress.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

const entries = {
  composer: path('./src/composer/entry.composer.tsx'),
  preview: path('./src/composer/entry.preview.tsx'),
};

/**
 * Builds the composer into `dist/composer`. A separate build with its own chunks, so that this tool for editors does
 * not change the files that visitors load. It has two entries: the composer, and the page of its preview frames.
 */
export default defineConfig({
  root: path('.'),
  publicDir: false,
  plugins: [viteBase().plugins, fetchBeforeImport(), precompress()],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } },
  // The worker that reads files is a module; its chunks are stored beside those of the composer.
  worker: viteBase().worker,
  build: {
    target: 'es2023',
    outDir: 'dist/composer',
    assetsDir: 'assets/composer',
    emptyOutDir: true,
    manifest: true,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: Object.values(entries),
      output: {
        codeSplitting: {
          // The modules that a module of the group imports are in the group, too.
          groups: [{ name: nameInitialChunk(entries), includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
