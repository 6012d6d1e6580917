import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const browserPackages = ['ui', 'api', 'sections', 'flows', 'app'];
const importPattern =
  /^\s*(?:import|export)\s+(?!type\b)(?:[\w*{][^'"]*?from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

/**
 * Every package that the browser's sources import, as they name it (`react-aria-components/Button`).
 * Vite bundles dependencies as it meets them; one met in the middle of a test run reloads the page under the tests. So
 * the tests name all of them beforehand, found by reading rather than kept by hand.
 * @param root absolute path of the repository
 */
export function browserDependencies(root: string): string[] {
  const folders = browserPackages.map((name) => `packages/${name}/src`);
  const patterns = [...folders, '.storybook'].map((folder) => `${folder}/**/*.{ts,tsx}`);
  const found = new Set<string>();
  for (const file of globSync(patterns, { cwd: root })) {
    if (/\.(?:test|e2e)\.tsx?$|\.storybook\/(?:main|manager)\.ts$/.test(file)) continue;
    for (const [, fixed, lazy] of readFileSync(join(root, file), 'utf8').matchAll(importPattern)) {
      const name = fixed ?? lazy ?? '';
      const ours = /^(?:\.|\/|node:|virtual:|@kermesse\/|vitest|sharp$)|\?|\.css$/.test(name);
      if (name && !ours) found.add(name);
    }
  }
  return [...found].toSorted();
}
