import { lstatSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { readJsonFile, writeTextFile } from './files.ts';

it('a file that cannot be read or written is named with the reason', () => {
  const folder = tmpdir();
  const problem = (text: string) => new OperatorError(text);
  expect(() => readJsonFile('/missing/page.json')).toThrow(
    problem('/missing/page.json cannot be read: there is no such file.'),
  );
  expect(() => readJsonFile(folder)).toThrow(problem(`${folder} cannot be read: it is a folder.`));
  expect(() => writeTextFile('/missing/page.json', '{}')).toThrow(
    problem('/missing/page.json cannot be written: its folder does not exist.'),
  );
  expect(() => writeTextFile(folder, '{}')).toThrow(problem(`${folder} cannot be written: it is a folder.`));
});

it('the byte order mark of a file is ignored, and a mistake in its JSON or encoding is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-files-'));
  const file = join(folder, 'page.json');
  try {
    writeFileSync(file, '\uFEFF{"slug":"x"}');
    expect(readJsonFile(file)).toEqual({ slug: 'x' });
    writeFileSync(file, '{\n  "slug": "x",\n  "title" "y"\n}');
    expect(() => readJsonFile(file)).toThrow(
      `${file} is not valid JSON: Expected ':' after property name in JSON at position 27 (line 3 column 11).`,
    );
    writeFileSync(file, 'hello');
    expect(() => readJsonFile(file)).toThrow(`${file} is not valid JSON: Unexpected token 'h', "hello".`);
    writeFileSync(file, '\n');
    expect(() => readJsonFile(file)).toThrow(`${file} is empty.`);
    writeFileSync(file, '{"title":"Café"}', 'latin1');
    expect(() => readJsonFile(file)).toThrow(`${file} cannot be read: it is not encoded as UTF-8.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.skipIf(process.platform === 'win32')('a device is written to, and not replaced by a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-device-'));
  // A link, so that a failure of this test replaces the link and not the device of the machine.
  const link = join(folder, 'null');
  symlinkSync('/dev/null', link);
  try {
    writeTextFile(link, '{}');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
