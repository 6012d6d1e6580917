import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/workspace.mjs';

const page = join(root, 'docs', 'get-started.md');

/** A block of code that names a file of an example: ```` ```tsx examples/vite/src/App.tsx ````. */
const block = /^```(\w+) (examples\/\S+)\n[\s\S]*?^```$/gm;

/** The text of `docs/get-started.md`. */
export const getStarted = (): string => readFileSync(page, 'utf8');

/** The files of the examples that it shows, by their paths from the project's root. */
export const filesShown = (): string[] => [...getStarted().matchAll(block)].map(([, , file = '']) => file);

/** The page with each such block filled in from its file. Throws where there is no such file. */
export function getStartedPage(): string {
  return getStarted().replaceAll(block, (_, language: string, file: string) => {
    const source = join(root, file);
    if (!existsSync(source)) throw new Error(`docs/get-started.md shows ${file}, which is not there.`);
    return `\`\`\`${language} ${file}\n${readFileSync(source, 'utf8')}\`\`\``;
  });
}
