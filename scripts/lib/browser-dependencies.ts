import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const browserPackages = ['ui', 'api', 'sections', 'flows', 'composer', 'app'];
const importPattern =
  /^\s*(?:import|export)\s+(?!type\b)(?:[\w*{][^'"]*?from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

const skippedFile = /\.(?:test|e2e)\.tsx?$|\.storybook\/(?:main\.ts|manager\.tsx|manager\/)/;
/** The import by which a file of Storybook's configuration runs in Node instead of the browser. */
const nodeImport = /\bfrom '(?:node:|vite'|typescript\/)/;

/**
 * Returns every package that the browser's sources import, under the imported name (`react-aria-components/Button`).
 * Vite bundles dependencies when it first sees them, and a new one during a test run reloads the page. So the tests
 * list all of them in advance. The list is read from the sources instead of being maintained by hand.
 * @param root absolute path of the repository
 */
export function browserDependencies(root: string): string[] {
  const folders = browserPackages.map((name) => `packages/${name}/src`);
  const patterns = [...folders, '.storybook'].map((folder) => `${folder}/**/*.{ts,tsx}`);
  const found = new Set<string>();
  for (const file of globSync(patterns, { cwd: root })) {
    if (skippedFile.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    if (nodeImport.test(text)) continue;
    for (const [, fixed, lazy] of text.matchAll(importPattern)) {
      const name = fixed ?? lazy ?? '';
      const internal = /^(?:\.|\/|node:|virtual:|@kermesse\/|vitest|sharp$)|\?|\.css$/.test(name);
      if (name && !internal) found.add(name);
    }
  }
  return [...found].toSorted();
}
