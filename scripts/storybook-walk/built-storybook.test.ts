import { expect, it } from 'vitest';
import { runNode } from '../lib/run.mjs';

it('a walk without a built Storybook says how to build it', async () => {
  const { code, output } = await runNode(['scripts/walk-storybook.ts', '--folder', 'missing'], { capture: true });
  expect(output).toMatch(/^There is no Storybook in .*missing\. Run npm run build-storybook first\.\n$/);
  expect(code).toBe(1);
});
