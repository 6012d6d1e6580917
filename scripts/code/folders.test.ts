import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/workspace.mjs';

const most = 15;

/** Folders that may have more files, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  '.storybook/docs/thumbnails/dark': 'one picture a story',
  '.storybook/docs/thumbnails/light': 'one picture a story',
  'docs/decisions': 'numbered, with an index',
  'packages/app/public/flags': 'one flag a country',
  'packages/app/public/art/midnight': 'the illustrations as pictures, one a size',
  'packages/sections/src/standalone/generated': 'one module a section',
  'packages/ui/src/art/drawings': 'one drawing an illustration',
};

/** Screenshots: a folder holds those of one story. */
const isScreenshot = (folder: string) => folder.startsWith('screenshots/');

/** Counts the files directly in each folder. */
function countFiles(): Map<string, number> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  const counts = new Map<string, number>();
  for (const file of files.split('\0').filter(Boolean)) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return counts;
}

test(`a folder has at most ${most} files`, () => {
  const tooFull = [...countFiles()]
    .filter(([folder, count]) => count > most && folder !== '.' && !isScreenshot(folder) && !(folder in exceptions))
    .map(([folder, count]) => `${folder}: ${count}`);
  expect(tooFull, 'split these folders into subfolders, one concept per folder').toEqual([]);
});

test('each exception is needed', () => {
  const counts = countFiles();
  expect(Object.keys(exceptions).filter((folder) => (counts.get(folder) ?? 0) <= most)).toEqual([]);
});
