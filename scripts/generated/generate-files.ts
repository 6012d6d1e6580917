import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationPage } from '../../packages/server/src/platform/config/configuration-page.ts';
import { decisionsIndex } from '../docs/decisions.ts';
import { getStartedPage } from '../docs/get-started.ts';
import { root } from '../lib/workspace.mjs';
import { operationLists } from './operations.ts';
import { currentRoutesIndex } from './routes.ts';
import { sectionIndexes } from './sections.ts';

/**
 * Updates the generated files that are out of date, or only finds them with `check`. A section, an operation or a
 * screen is added by adding a folder; the indexes list the folders for Node, which has no glob imports.
 * @returns their paths from the project's root
 */
export async function generateFiles({ check }: { check: boolean }): Promise<string[]> {
  const generated: [path: string, text?: string][] = [
    ...(await sectionIndexes()),
    ...operationLists(),
    ['packages/api/src/schemas/pages/routes.generated.ts', await currentRoutesIndex()],
    ['docs/configuration.md', configurationPage()],
    ['docs/decisions/README.md', decisionsIndex()],
    ['docs/get-started.md', getStartedPage()],
  ];
  const stale = generated.filter(([path, text]) => {
    const file = join(root, path);
    return text === undefined || !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  if (!check)
    for (const [path, text] of stale)
      if (text === undefined) rmSync(join(root, path));
      else writeFileSync(join(root, path), text);
  return stale.map(([path]) => path);
}
