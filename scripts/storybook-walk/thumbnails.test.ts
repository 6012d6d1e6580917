import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';
import { faultsOfThumbnails } from './thumbnails.ts';

test('each thumbnail on a docs page has its picture, and no picture is left over', async () => {
  const configDir = join(root, '.storybook');
  const { entries } = await buildIndex({ configDir });
  expect(faultsOfThumbnails(join(configDir, 'docs/thumbnails'), Object.values(entries))).toEqual([]);
});
