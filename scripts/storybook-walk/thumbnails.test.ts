import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storyIndex } from '../docs/story-index.ts';
import { root } from '../lib/workspace.mjs';
import { faultsOfThumbnails } from './thumbnails.ts';

test('each thumbnail on a docs page has its picture, and no picture is left over', async () => {
  expect(faultsOfThumbnails(join(root, '.storybook/docs/thumbnails'), await storyIndex())).toEqual([]);
});
