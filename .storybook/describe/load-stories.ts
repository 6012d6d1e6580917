import { join } from 'node:path';
import { createServer } from 'vite';
import { viteBase } from '../../vite.base.ts';
import type { DescribedStories } from './described-stories.ts';
import { describeComponents } from './plugin.ts';

const root = join(import.meta.dirname, '..', '..');

/** Describes every story of the library in Node. Reads comments and props of components only with `types`. */
export async function loadStories(options: { types: boolean }): Promise<DescribedStories[]> {
  const { plugins = [], oxc } = viteBase();
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [...plugins, describeComponents(options)],
    oxc,
    resolve: { alias: { 'storybook/test': join(import.meta.dirname, 'test-in-node.ts') } },
    ssr: { noExternal: ['styled-components'] },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const module = (await server.ssrLoadModule('/.storybook/describe/described-stories.ts')) as {
      describeStories: () => Promise<DescribedStories[]>;
    };
    return await module.describeStories();
  } finally {
    await server.close();
  }
}
