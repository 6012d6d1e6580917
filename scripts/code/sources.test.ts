import { globSync, readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

const posix = (path: string) => path.replaceAll('\\', '/');
const sources = globSync(
  ['packages/*/{src,e2e,scripts}/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}', '.storybook/**/*.{ts,tsx}'],
  { cwd: root },
)
  .map(posix)
  .filter((file) => !file.includes('node_modules'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Returns the matching lines of a file as `file:line text`. */
function linesWith(file: string, pattern: RegExp): string[] {
  return read(file)
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : []));
}

test('styles take colours from the theme: no colour literals outside ui/theme and ui/art', () => {
  const styled = sources.filter(
    (file) =>
      /^packages\/(?:ui|sections|flows|app)\/src\//.test(file) &&
      !/^packages\/ui\/src\/(?:theme|art)\/|\.(?:test|stories)\.tsx?$/.test(file) &&
      /from 'styled-components'/.test(read(file)),
  );
  const colour = /:[^;'"`]*(?:#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab)\()/i;
  expect(styled.flatMap((file) => linesWith(file, colour))).toEqual([]);
});

test('styles use logical sides (start, end) so that they work from right to left', () => {
  const styled = sources.filter(
    (file) =>
      /^packages\/\w+\/src\/.*(?<!\.test|\.stories)\.tsx?$/.test(file) && /from 'styled-components'/.test(read(file)),
  );
  const side =
    /(?:^|[\s;{`])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-\w+)?:(?!\s*number)\s*[^'"{]+;/;
  const aligned = /\b(?:text-align|float|clear):\s*(?:left|right)\b/;
  expect(styled.flatMap((file) => [...linesWith(file, side), ...linesWith(file, aligned)])).toEqual([]);
});

test('no source disables a lint rule or type check', () => {
  const own = 'scripts/code/sources.test.ts';
  const pattern = /(?:oxlint|eslint|stylelint)-(?:disable|enable)|@ts-(?:ignore|nocheck|expect-error)|v8 ignore/;
  expect(sources.filter((file) => file !== own).flatMap((file) => linesWith(file, pattern))).toEqual([]);
});

test('every test file matches a pattern of a test runner', () => {
  const patterns = [
    'packages/*/src/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'packages/*/e2e/**/*.e2e.ts',
    'packages/*/src/**/*.stories.tsx',
    '.storybook/*/*.stories.tsx',
  ];
  const tests = sources.filter((file) => /\.(?:test|spec|e2e|stories)\.[cm]?[jt]sx?$|__tests__/.test(file));
  expect(tests.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)))).toEqual([]);
});

test('every file named in the table of the architecture exists', () => {
  const [, table = ''] = read('docs/architecture.md').split('## Where to look');
  const named = [...table.matchAll(/`([\w-]+\/src\/[^`]+)`/g)].map(([, path = '']) => `packages/${path}`);
  expect(named.length).toBeGreaterThan(9);
  const missing = named.filter((path) => globSync(path.replaceAll('NAME', '*'), { cwd: root }).length === 0);
  expect(missing).toEqual([]);
});

test('folders are in kebab-case, component folders in PascalCase, flow folders in camelCase', () => {
  const folders = globSync('packages/*/{src,e2e,scripts}/**/', { cwd: root, exclude: ['**/node_modules'] }).map(posix);
  expect(folders.length).toBeGreaterThan(200);
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
  const pascal = /^(?:[A-Z][a-z0-9]*)+$/;
  const camel = /^[a-z0-9]+(?:[A-Z][a-z0-9]*)*$/;
  const isRight = (folder: string) => {
    const [, name = '', , ...below] = folder.replace(/\/$/, '').split('/');
    const allowed = name === 'flows' && below.length === 1 ? [camel] : [kebab, pascal];
    const last = below.at(-1);
    return last === undefined || allowed.some((pattern) => pattern.test(last));
  };
  expect(folders.filter((folder) => !isRight(folder))).toEqual([]);
});

test('no test waits for a fixed time', () => {
  const tests = sources.filter((file) => /\.(?:test|e2e|stories)\.tsx?$/.test(file));
  expect(tests.flatMap((file) => linesWith(file, /waitForTimeout\(/))).toEqual([]);
});

test('all screenshot baselines together weigh less than 25 MB', () => {
  const files = globSync('screenshots/**/*.png', { cwd: root }).map((file) => ({
    file,
    bytes: statSync(join(root, file)).size,
  }));
  expect(files.length).toBeGreaterThan(0);
  const heaviest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 10);
  const list = heaviest.map(({ file, bytes }) => `${Math.round(bytes / 1000)} kB ${file}`).join('\n');
  const advice =
    'Leave out pictures that another screenshot shows: see the tags in CONTRIBUTING.md, "Update screenshots".';
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(total, `${advice} The heaviest:\n${list}\n`).toBeLessThan(25_000_000);
});
