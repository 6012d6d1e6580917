import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { configurationPage } from './configuration-page.ts';
import { documentedVariables } from './environment.ts';

const page = configurationPage();
const docs = join(import.meta.dirname, '../../../../../docs');

it('lists every variable once and prints those that production requires in bold', () => {
  const listed = [...page.matchAll(/^\| (?:\*\*)?`(\w+)`/gm)].map(([, name]) => name);
  const names = documentedVariables().map(({ name }) => name);
  expect(documentedVariables().filter(({ expected }) => expected === '')).toEqual([]);
  expect(new Set(listed)).toEqual(new Set(names));
  expect(listed).toHaveLength(names.length);
  expect([...page.matchAll(/\*\*`(\w+)`\*\*/g)].map(([, name]) => name)).toEqual([
    'PUBLIC_URL',
    'API_KEY',
    'SECRET_KEY',
  ]);
});

it('links only to decisions that exist', () => {
  const links = [...page.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(docs, link)))).toEqual([]);
  expect(links).not.toEqual([]);
});
