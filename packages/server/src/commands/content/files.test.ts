import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { readJsonFile, writeTextFile } from './files.ts';

it('a file that cannot be read or written is named with the reason', () => {
  const folder = tmpdir();
  const problem = (text: string) => new OperatorError(text);
  expect(() => readJsonFile('/missing/page.json')).toThrow(
    problem('/missing/page.json cannot be read: there is no such file.'),
  );
  expect(() => writeTextFile('/missing/page.json', '{}')).toThrow(
    problem('/missing/page.json cannot be written: its folder does not exist.'),
  );
  expect(() => writeTextFile(folder, '{}')).toThrow(problem(`${folder} cannot be written: it is a folder.`));
});
