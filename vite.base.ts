import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';

const root = import.meta.dirname;

/**
 * A plugin that derives the ids of styled components from the file's path in the repository. styled-components'
 * transform uses the absolute path, so that two folders built different class names from the same source.
 */
function reproducibleIds(): Plugin {
  const files = new Map<string, string>();
  return {
    name: 'reproducible-ids',
    apply: 'build',
    transform: {
      filter: { code: 'componentId: "sc-' },
      handler(code, id) {
        const file = relative(root, id).split(sep).join('/');
        const hash = createHash('sha256').update(file).digest().readUInt32BE().toString(36).padStart(4, '0').slice(-4);
        const other = files.get(hash) ?? file;
        if (other !== file) this.error(`${file} and ${other} have the same component ids. Rename one of the files.`);
        files.set(hash, file);
        return code.replaceAll(/componentId: "sc-[^"]+-(\d+)"/g, `componentId: "sc-${hash}-$1"`);
      },
    },
  };
}

/**
 * Returns the part of Vite's configuration that the app, Storybook and the tests share. styled-components' transform is
 * built into oxc. Its `ssr` option derives class names from the file, so that the server, the browser and lazy chunks
 * agree on them; without it, hydration breaks silently.
 */
export function viteBase(): Pick<UserConfig, 'plugins' | 'oxc' | 'worker'> {
  return {
    plugins: [react(), reproducibleIds()],
    oxc: { plugins: { styledComponents: { displayName: true, fileName: true, ssr: true } } },
    worker: { format: 'es' },
  };
}
