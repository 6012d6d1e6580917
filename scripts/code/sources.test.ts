import { existsSync, globSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import {
  colourLiterals,
  disabledRules,
  isFolderName,
  linesWith,
  longComments,
  misplacedComponents,
} from './source-rules.ts';
import { root } from '../lib/workspace.mjs';
import { findFiles, readText } from '../lib/sources.ts';

const posix = (path: string) => path.replaceAll('\\', '/');
const sources = findFiles([
  'packages/*/{src,e2e,scripts}/**/*.{ts,tsx}',
  'scripts/**/*.{ts,mjs}',
  'bench/**/*.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
]);

const findIn = (rule: (source: string, file: string) => string[]) =>
  sources.flatMap((file) => rule(readText(file), file));

test('styles take colours from the theme: no colour literals outside ui/theme and ui/art', () => {
  expect(findIn(colourLiterals)).toEqual([]);
});

test('no source disables a lint rule or type check', () => {
  const own = 'scripts/code/source-rules.ts';
  expect(findIn((source, file) => (file === own ? [] : disabledRules(source, file)))).toEqual([]);
});

test('comments have at most 120 characters per line', () => {
  const found = findIn((source, file) => (file.includes('.generated.') ? [] : longComments(source, file)));
  expect(found, 'wrap these comments').toEqual([]);
});

test('longComments ignores code, addresses and tables', () => {
  const text = 'a'.repeat(120);
  const found = [`// ${text}`, `  /** ${text} */`, ` * ${text}`];
  const ignored = [`const a = '${text}';`, `// https://example.com/${text}`, ` * | ${text} |`, `// ${'a'.repeat(117)}`];
  expect(longComments([...found, ...ignored].join('\n'), 'a.ts')).toHaveLength(found.length);
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
  const [, table = ''] = readText('docs/architecture.md').split('## Where to look');
  const named = [...table.matchAll(/`([\w-]+\/src\/[^`]+)`/g)].map(([, path = '']) => `packages/${path}`);
  expect(named.length).toBeGreaterThan(9);
  const missing = named.filter((path) => globSync(path.replaceAll('NAME', '*'), { cwd: root }).length === 0);
  expect(missing).toEqual([]);
});

test('every path that a document names exists', () => {
  const documents = globSync(['*.md', 'bench/*.md', 'docs/**/*.md', 'packages/*/{,docs/}*.md'], { cwd: root }).map(
    posix,
  );
  expect(documents.length).toBeGreaterThan(100);
  const missing = documents.flatMap((document) => {
    const text = readText(document);
    // A decision that another one replaces names the files of its time.
    if (document.includes('/decisions/') && !text.includes('Status: Accepted')) return [];
    const paths = [...text.matchAll(/`((?:bench|docs|examples|packages|screenshots|scripts|\.storybook)\/[^`\s]+)`/g)]
      .map(([, path = '']) => path)
      // Patterns, names of examples, and results that the bench writes.
      .filter((path) => !/[*{<]|NAME|photo-|bench\/results/.test(path));
    return paths.filter((path) => !existsSync(join(root, path))).map((path) => `${document}: ${path}`);
  });
  expect(missing).toEqual([]);
});

test('folders are in kebab-case, component folders in PascalCase, flow folders in camelCase', () => {
  const folders = globSync('packages/*/{src,e2e,scripts}/**/', { cwd: root, exclude: ['**/node_modules'] }).map(posix);
  expect(folders.length).toBeGreaterThan(200);
  expect(folders.filter((folder) => !isFolderName(folder))).toEqual([]);
});

test('exported components are in files in PascalCase', () => {
  expect(findIn(misplacedComponents), 'move these components to PascalCase.tsx').toEqual([]);
});

test('misplacedComponents finds functions, classes and values, but no types and no hooks', () => {
  const source = `
    export interface CardProps { title: string }
    export type Size = number;
    export const useCard = () => null;
    export const Card = () => <p />;
    export function Cards() { return <Card />; }
    export const Lazy = lazy(() => import('./Card.tsx')), Other = memo(Card);
    export default function Page() { return <Cards />; }
    export { Title } from './Title.tsx';
  `;
  const found = ['Card', 'Cards', 'Lazy', 'Other', 'Page'];
  expect(misplacedComponents(source, 'a/some-cards.tsx')).toEqual(found.map((name) => `a/some-cards.tsx: ${name}`));
  for (const file of ['a/Cards.tsx', 'a/Cards.stories.tsx', 'a/cards.test.tsx', 'a/cards.ts'])
    expect(misplacedComponents(source, file)).toEqual([]);
});

test('no test waits for a fixed time', () => {
  const tests = sources.filter((file) => /\.(?:test|e2e|stories)\.tsx?$/.test(file));
  expect(tests.flatMap((file) => linesWith(readText(file), file, /waitForTimeout\(/))).toEqual([]);
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
