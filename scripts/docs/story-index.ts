import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import type { IndexEntry } from 'storybook/internal/types';
import { root } from '../lib/workspace.mjs';

let index: Promise<IndexEntry[]> | undefined;

/**
 * Returns all stories and docs pages in the order of Storybook's sidebar. Parses all story files, which takes seconds.
 */
export const storyIndex = (): Promise<IndexEntry[]> =>
  (index ??= buildIndex({ configDir: join(root, '.storybook') }).then(({ entries }) => Object.values(entries)));
