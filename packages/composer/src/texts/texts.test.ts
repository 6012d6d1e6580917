import { readFileSync, readdirSync } from 'node:fs';
import { createI18n } from '@kermesse/api/create-i18n';
import { expect, it } from 'vitest';
import en from './composer/texts.en.json';

const source = new URL('../', import.meta.url);
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
  .map((name) => readFileSync(new URL(name, source), 'utf8'))
  .join('\n');

it('every used text exists', () => {
  const { exists } = createI18n('en', { composer: en }, 'composer');
  const used = [...code.matchAll(/\bt\(\s*'([a-z]\w*\.[\w.]+)'/gi)].map(([, key = '']) => key);
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((key) => !exists(key, { count: 1 }))).toEqual([]);
});
