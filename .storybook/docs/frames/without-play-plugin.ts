import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A Vite plugin that passes each story file through `withoutPlay` when Storybook imports it. */
export function storiesWithoutPlay(): Plugin {
  const importFunction = 'export async function importFn(path)';
  return {
    name: 'kermesse:stories-without-play',
    enforce: 'post',
    transform(code, id) {
      if (!id.includes('virtual:/@storybook/builder-vite/storybook-stories')) return undefined;
      if (!code.includes(importFunction))
        throw new Error(
          `${id} does not contain "${importFunction}". Adapt .storybook/docs/frames/without-play-plugin.ts.`,
        );
      const from = JSON.stringify(join(import.meta.dirname, 'without-play.ts'));
      return {
        code: [
          `import { withoutPlay } from ${from};`,
          code.replace(importFunction, 'async function importFile(path)'),
          'export const importFn = async (path) => withoutPlay(await importFile(path));',
        ].join('\n'),
        map: null,
      };
    },
  };
}
