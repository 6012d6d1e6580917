import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { viteBase } from '../../vite.base.ts';

it('builds the same ids of styled components in every folder', async () => {
  const entry = fileURLToPath(new URL('../../packages/ui/src/VisuallyHidden/VisuallyHidden.tsx', import.meta.url));
  const lib = { entry, formats: ['es' as const] };
  const { plugins, oxc } = viteBase();
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    oxc,
    build: { write: false, lib, rolldownOptions: { external: ['styled-components'] } },
  });
  // The constant comes from the file's path in the repository. An absolute path has another id in each clone.
  expect(JSON.stringify(output)).toContain('sc-v1ox-0');
});
