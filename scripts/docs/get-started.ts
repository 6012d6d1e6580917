import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';

const page = join(root, 'docs', 'get-started.md');

/** Matches a code block that names a file of an example: ```` ```tsx examples/vite/src/App.tsx ````. */
const block = /^```(\w+) (examples\/\S+)\n[\s\S]*?^```$/gm;

/** Reads `docs/get-started.md`. */
export const getStarted = (): string => readFileSync(page, 'utf8');

/** Returns the example files in the page, by their paths from the project's root. */
export const filesShown = (): string[] => [...getStarted().matchAll(block)].map(([, , file = '']) => file);

/**
 * Returns the page with each such block filled from its file.
 * @throws when a file does not exist.
 */
export function getStartedPage(): string {
  return getStarted().replaceAll(block, (_, language: string, file: string) => {
    const source = join(root, file);
    if (!existsSync(source)) throw new Error(`docs/get-started.md shows ${file}, which does not exist.`);
    return `\`\`\`${language} ${file}\n${readFileSync(source, 'utf8')}\`\`\``;
  });
}
