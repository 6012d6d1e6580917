import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

/** Returns the files of the repository that match a pattern, with `/` in their paths; none of installed packages. */
export const findFiles = (patterns: string | string[]): string[] =>
  globSync(patterns, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules'));

/** Returns the text of a file of the repository. */
export const readText = (file: string): string => readFileSync(join(root, file), 'utf8');
