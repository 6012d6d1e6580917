import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { root } from '../lib/workspace.mjs';

/** Returns the ids of the stories that a file exports. Paths are relative to the repository. */
export function storyIdsIn(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  // Titles have a group. Texts that a story shows may be called title, too.
  const title = /\btitle: '([A-Z][^'/]+\/[^']+)'/.exec(source)?.[1];
  if (title === undefined) return [];
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => toId(title, storyNameFromExport(name)));
}
