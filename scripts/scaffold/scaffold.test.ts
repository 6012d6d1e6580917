import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOperationName, isSlug, operationFiles, sectionFiles, withHandler } from './scaffold.ts';
import { isWithoutDocstrings, withoutDocstring } from '../code/docstrings.ts';
import { colourLiterals, disabledRules, isFolderName, physicalSides } from '../code/source-rules.ts';
import { retiredInSource } from '../code/words.ts';
import { runNode } from '../lib/run.mjs';
import { commandOf, root } from '../lib/workspace.mjs';

/** The new files, by their path in the project. */
const added: Record<string, string> = {};
for (const slug of ['photo-wall', 'photo-wall__summer'])
  for (const [name, content] of Object.entries(sectionFiles(slug)))
    added[`packages/sections/src/sections/${slug}/${name}`] = content;
for (const [name, content] of Object.entries(operationFiles('photo-note')))
  added[`packages/api/src/operations/photo-note/${name}`] = content;

let folder = '';

beforeAll(() => {
  const cache = join(root, 'node_modules/.cache/kermesse');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'scaffold-'));
  for (const [path, content] of Object.entries(added)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a new section and a new operation pass the type check', async () => {
  // `rootDirs` overlays the temporary folder on the project: relative imports are resolved in both.
  const configuration = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      incremental: false,
      tsBuildInfoFile: null,
      rootDirs: [root, folder],
    },
    files: Object.keys(added).filter((path) => /\.tsx?$/.test(path)),
    include: [],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(configuration));
  const { output } = await runNode([commandOf('typescript', 'tsc'), '-p', folder, '--noEmit'], { capture: true });
  expect(output).toBe('');
}, 300_000);

test('a new section and a new operation follow the rules for sources', () => {
  for (const [file, content] of Object.entries(added)) {
    expect(isFolderName(dirname(file)), file).toBe(true);
    if (!/\.tsx?$/.test(file)) continue;
    const rules = [colourLiterals, physicalSides, disabledRules];
    expect(rules.flatMap((rule) => rule(content, file))).toEqual([]);
    expect(retiredInSource(content, file)).toEqual([]);
    expect(isWithoutDocstrings(file) ? [] : withoutDocstring(content, file), file).toEqual([]);
  }
});

test('the stories of a new section need no screenshots yet', () => {
  const stories = added['packages/sections/src/sections/photo-wall/PhotoWall.stories.tsx'] ?? '';
  expect(stories.match(/^export const \w+ = .*$/gm)).toEqual([
    'export const Typical = { ...exampleStory(examples.typical), tags };',
    'export const Minimal = { ...exampleStory(examples.minimal), tags };',
    'export const Longest = { ...exampleStory(examples.longest), tags };',
  ]);
});

test('withHandler extends every file of handlers', () => {
  const files = globSync('packages/server/src/features/**/*-handlers.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const changed = withHandler(readFileSync(join(root, file), 'utf8'), 'photo-note', file);
    expect(changed.startsWith("import { photoNote } from '@kermesse/api/photo-note';\n"), file).toBe(true);
    expect(changed, file).toMatch(/\n {2}(?:userHandler|handler)\(photoNote, async \(\{ note \}\) => [^\n]+\n\];\n$/);
    expect(changed, file).toMatch(/import \{[^}]*\b(?:userHandler|handler)\b/);
  }
});

test('withHandler completes a new file of handlers', () => {
  const file = 'packages/server/src/features/album/album-handlers.ts';
  expect(withHandler('export const albumHandlers = [\n];\n', 'photo-note', file)).toBe(`\
import { photoNote } from '@kermesse/api/photo-note';
import { userHandler } from '../../platform/operations/handler.ts';

export const albumHandlers = [
  // To be written: what the server does, and its rate limit.
  userHandler(photoNote, async ({ note }) => ({ data: { note } })),
];
`);
});

test('invalid names are rejected', () => {
  expect(['photo-wall', 'kits', 'hero__blue'].filter(isSlug)).toEqual(['photo-wall', 'kits', 'hero__blue']);
  expect(['hero__', '__blue', 'hero__a__b', 'hero__a--b'].filter(isSlug)).toEqual([]);
  expect(['', 'Photo', '../up', 'a--b', 'a b'].filter((name) => isSlug(name) || isOperationName(name))).toEqual([]);
  expect(['switch', 'delete'].filter((name) => isSlug(name) || isOperationName(name))).toEqual([]);
  expect(() => withHandler('export const a = 1;\n', 'photo-note', 'a-handlers.ts')).toThrow('list of handlers');
});
