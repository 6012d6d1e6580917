import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from './composer/texts.en.json';
import fr from './composer/texts.fr.json';

const keysOf = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [path + key] : keysOf(inner as object, `${path}${key}.`),
  );

const source = new URL('../', import.meta.url);
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
  .map((name) => readFileSync(new URL(name, source), 'utf8'))
  .join('\n');
const plain = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

it('the texts have the same keys in both languages', () => {
  expect(keysOf(en)).toEqual(keysOf(fr));
});

it('every text is used, and every used text exists', () => {
  const keys = new Set(keysOf(fr).map(plain));
  /** The prefixes of composed keys, before the variable part. */
  const prefixes = [...code.matchAll(/\bt\(`([\w.]+\.)\$\{/g)].map(([, prefix = '']) => prefix);
  const unused = [...keys].filter(
    (key) => !code.includes(`'${key}'`) && !prefixes.some((prefix) => key.startsWith(prefix)),
  );
  expect(unused).toEqual([]);
  const used = [...code.matchAll(/\bt\(\s*'([a-z]\w*\.[\w.]+)'/gi)].map(([, key = '']) => key);
  expect(used.filter((key) => !keys.has(key))).toEqual([]);
});

it('French texts have no ordinary space before high punctuation', () => {
  expect(JSON.stringify({ ...fr, app: { ...fr.app, otherLanguage: '' } })).not.toMatch(/ [!?;:»]|« /);
});
