import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '../../packages/api/src/failures/error-catalogue.ts';
import { visibleText } from './visible-text.ts';
import { root } from '../lib/workspace.mjs';

const posix = (path: string) => path.replaceAll('\\', '/');
const find = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .map(posix)
    .filter((file) => !file.includes('node_modules'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Views are all that people see; stories and their helpers speak to designers, and fixtures are content. */
const isView = (file: string) => !/\.(?:stories|test)\.tsx$|-story\.tsx$|\/(?:stories|testing)\//.test(file);
const views = find('packages/{ui,sections,flows,app}/src/**/*.tsx').filter(isView);

test('no view contains texts: they are in texts.fr.json and texts.en.json', () => {
  const found = views.flatMap((file) => visibleText(read(file), file).map((words) => `${file}:${words}`));
  expect(found, 'written into a view; take each from useTranslation, or let it come in as a prop').toEqual([]);
});

test('words written into a view are found wherever they hide', () => {
  const view = `const A = ({ on }) => <p title="Le titre" aria-label={on ? \`Ouvrir \${on}\` : 'Fermer'} data-kind="quiet">
    Bonjour {on && 'encore'} {t('key')} {1} · <img alt="" /></p>;`;
  expect(visibleText(view, 'A.tsx')).toEqual([
    '1: title "Le titre"',
    '1: aria-label "Ouvrir"',
    '1: aria-label "Fermer"',
    '2: text "Bonjour"',
    '2: text "encore"',
  ]);
});

type Texts = Record<string, unknown>;

function keysOf(texts: Texts, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : keysOf(value as Texts, `${path}${key}.`),
  );
}

/** i18next's plural forms share a key. */
const plain = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b));

const rooms = find('packages/*/src/**/texts.fr.json').map(dirname);

test('no two packages give their words the same name', () => {
  // Storybook loads all namespaces into one i18next; of two with the same name the later would silently replace the
  // earlier.
  const names = rooms.map((room) => basename(room));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** The keys of texts that the rows of the error catalogue name, however deep. */
const keysNamed = (messages: unknown): string[] =>
  Object.entries(messages ?? {}).flatMap(([name, value]: [string, unknown]) =>
    typeof value !== 'string' ? keysNamed(value) : ['message', 'help', 'key'].includes(name) ? [value] : [],
  );

test('every message of the error catalogue has its text', () => {
  const missing = Object.entries(errorCatalogue).flatMap(([situation, messages]) => {
    const own = rooms.find((room) => room.endsWith(`/sections/${situation}`));
    const room = own ?? rooms.find((each) => basename(each) === 'failures') ?? '';
    const texts = keysOf(JSON.parse(read(`${room}/texts.en.json`)) as Texts).map(([key]) => plain(key));
    return keysNamed(messages)
      .filter((key) => !texts.includes(key))
      .map((key) => `${situation}: ${key}`);
  });
  expect(missing).toEqual([]);
});

/** A number that an ordinary space would part from its unit. */
const parted = /(?:\d|\}\}) (?:[kM]o|[kM]B)\b/;

/** A French text that an ordinary space or apostrophe would let fall apart. */
const loose = / [!?;:»%€]|« |\p{L}'\p{L}|\.\.\./u;
const spaces = 'a no-break space before high punctuation and inside guillemets, ’ for the apostrophe, … for three dots';

test('French texts in code have no-break spaces too', () => {
  // A text message has no no-break spaces: with one of them it would cost two.
  const files = [...find('packages/*/src/**/*.{ts,tsx}'), ...find('.storybook/**/*.{ts,tsx}')].filter(
    (file) => !/\.test\.|-sms\.ts$/.test(file),
  );
  const wrong = files.flatMap((file) =>
    [...read(file).matchAll(/\bfr:\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\\n]|\\.)*)`)/g)]
      .map(([, quoted, template]) => quoted ?? (template ?? '').replaceAll(/\$\{[^}]*\}/g, '_'))
      // What holds a template in a template was cut off in the middle.
      .filter((text) => !text.includes('${') && loose.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong, spaces).toEqual([]);
});

describe.each(rooms)('the words in %s', (room) => {
  const fr = Object.fromEntries(keysOf(JSON.parse(read(`${room}/texts.fr.json`)) as Texts));
  const en = Object.fromEntries(keysOf(JSON.parse(read(`${room}/texts.en.json`)) as Texts));

  test('are there in both languages, with the same gaps to fill', () => {
    expect(Object.keys(en).toSorted()).toEqual(Object.keys(fr).toSorted());
    for (const [key, text] of Object.entries(fr)) {
      expect(text.trim(), `${key} is empty in French`).not.toBe('');
      expect(en[key]?.trim(), `${key} is empty in English`).not.toBe('');
      expect(placeholders(en[key] ?? ''), `${key} fills other gaps in English`).toEqual(placeholders(text));
    }
  });

  test('keep the spaces and the apostrophes of French', () => {
    expect(
      Object.entries(fr).filter(([, text]) => loose.test(text)),
      spaces,
    ).toEqual([]);
  });

  test('keep a number with its unit', () => {
    const texts = [...Object.entries(fr), ...Object.entries(en)];
    expect(
      texts.filter(([, text]) => parted.test(text)),
      'a no-break space before the unit',
    ).toEqual([]);
  });

  test('are all used', () => {
    const source = sourcesOf(room).map(read).join('\n');
    const unused = Object.keys(fr)
      .map(plain)
      .filter((key) => !isUsed(key, source));
    expect([...new Set(unused)], 'used nowhere').toEqual([]);
  });
});

/** What answers with keys of texts in other packages. */
const answering = ['packages/api/src/failures/error-catalogue.ts', 'packages/api/src/schemas/uploads/upload.ts'];

/** The code of the package that the words belong to, without stories and tests: words may be handed on within it. */
function sourcesOf(room: string): string[] {
  const files = [...find(`${room.split('/').slice(0, 3).join('/')}/**/*.{ts,tsx}`), ...answering];
  return files.filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file));
}

/**
 * A key is used where it is written out (`t('a.b')`), where a template makes it (`t(\`a.${kind}\`)`, `t(\`${kind}Title\`)`),
 * or where its last part is written and its first is a prefix (`getFixedT(null, 'app', 'a')`).
 */
function isUsed(key: string, source: string): boolean {
  if (new RegExp(`['"\`]${key.replaceAll('.', '\\.')}['"\`]`).test(source)) return true;
  // A name among others, as the key of an object, that a list of choices goes through.
  if (/^\w+$/.test(key) && new RegExp(`[{,\\s]${key}:`).test(source)) return true;
  const cuts = Array.from({ length: key.length - 1 }, (_, index) => index + 1);
  if (cuts.some((cut) => cut > 2 && source.includes(`\`${key.slice(0, cut)}\${`))) return true;
  if (cuts.some((cut) => key.length - cut > 2 && source.includes(`}${key.slice(cut)}\``))) return true;
  const [prefix = '', ...rest] = key.split('.');
  return rest.length > 0 && source.includes(`'${prefix}'`) && source.includes(`'${rest.join('.')}'`);
}
