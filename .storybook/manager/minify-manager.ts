import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/**
 * A Vite plugin that minifies the scripts of Storybook's manager, which Storybook copies without minifying. This saves
 * a third of a first visit. The scripts are in the output folder before the preview is built.
 */
export function minifyManager(): Plugin {
  let folder = '';
  return {
    name: 'kermesse:minify-manager',
    apply: 'build',
    configResolved({ build }) {
      folder = build.outDir;
    },
    async closeBundle() {
      for (const name of globSync('{sb-manager,sb-addons}/**/*.js', { cwd: folder })) {
        const file = join(folder, name);
        const { code, errors } = await minify(file, readFileSync(file, 'utf8'), { module: true });
        if (errors.length > 0) throw new Error(`${name}: ${errors.map(({ message }) => message).join('; ')}`);
        writeFileSync(file, code);
      }
    },
  };
}
