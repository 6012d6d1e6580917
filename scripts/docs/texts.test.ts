import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '../../packages/api/src/failures/error-catalogue.ts';
import { linesWith } from '../code/source-rules.ts';
import { visibleText } from './visible-text.ts';
import { findFiles, readText } from '../lib/sources.ts';

/** Whether visitors see the file: stories and their helpers address designers, and fixtures are content. */
const isView = (file: string) => !/\.(?:stories|test)\.tsx$|-story\.tsx$|\/(?:stories|testing)\//.test(file);
const views = findFiles('packages/{ui,sections,flows,app}/src/**/*.tsx').filter(isView);

test('no view contains texts: they are in texts.fr.json and texts.en.json', () => {
  const found = views.flatMap((file) => visibleText(readText(file), file).map((words) => `${file}:${words}`));
  expect(found, 'these views contain texts; use useTranslation or a prop instead').toEqual([]);
});

test('visibleText finds texts in all positions of a view', () => {
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

/** Removes the suffix of i18next's plural forms. */
const plain = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name).toSorted((a, b) => a.localeCompare(b));

const folders = [...new Set(findFiles('packages/*/src/**/texts.{fr,en}.json').map(dirname))];

test('the label of a running action ends with an ellipsis', () => {
  const wrong = folders.flatMap((folder) => {
    const used = findFiles(`${folder}/**/*.tsx`).flatMap((file) =>
      [...readText(file).matchAll(/pendingLabel=\{t\((.+?)\)\}/g)].flatMap(([, keys = '']) =>
        [...keys.matchAll(/'([\w.]+)'/g)].map(([, key]) => key),
      ),
    );
    return ['fr', 'en'].flatMap((language) =>
      keysOf(JSON.parse(readText(`${folder}/texts.${language}.json`)) as Texts)
        .filter(([key, text]) => used.includes(key) && !text.endsWith('…'))
        .map(([key, text]) => `${folder} ${key}: ${text}`),
    );
  });
  expect(wrong).toEqual([]);
});

test('no two packages have the same namespace of texts', () => {
  // Storybook loads all namespaces into one i18next instance, where the later of two with the same name would replace
  // the earlier.
  const names = folders.map((folder) => basename(folder));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** Returns the keys of texts in rows of the error catalogue, at any depth. */
const keysNamed = (messages: unknown): string[] =>
  Object.entries(messages ?? {}).flatMap(([name, value]: [string, unknown]) =>
    typeof value !== 'string' ? keysNamed(value) : ['message', 'help', 'key'].includes(name) ? [value] : [],
  );

test('every message of the error catalogue has a text', () => {
  const missing = Object.entries(errorCatalogue).flatMap(([situation, messages]) => {
    const own = folders.find((folder) => folder.endsWith(`/sections/${situation}`));
    const folder = own ?? folders.find((each) => basename(each) === 'failures') ?? '';
    const texts = keysOf(JSON.parse(readText(`${folder}/texts.en.json`)) as Texts).map(([key]) => plain(key));
    return keysNamed(messages)
      .filter((key) => !texts.includes(key))
      .map((key) => `${situation}: ${key}`);
  });
  expect(missing).toEqual([]);
});

/** A number that is separated from its unit by an ordinary space. */
const breakableUnit = /(?:\d|\}\}) (?:[kM]o|[kM]B)\b/;

/** A French text with an ordinary space or a straight apostrophe where French needs another character. */
const badTypography = / [!?;:»%€]|« |\p{L}'\p{L}|\.\.\./u;

/** A French text without a space before high punctuation, or inside guillemets. */
const missingSpace = /[\p{L}\p{N})}»][!?;:»](?=\s|<|$)|«[^\u00a0]/u;

/** A no-break space of the wrong width, as a character or as an escape. */
const wrongWidth = /(?:\u00a0|\\u00a0)[!?;]|(?:\u202f|\\u202f)[:»]|«(?:\u202f|\\u202f)/i;
const typographyAdvice =
  'a no-break space before high punctuation and inside guillemets, ’ for the apostrophe, … for three dots';

test('no-break spaces are narrow before ? ! ; and of full width before : and inside guillemets', () => {
  const files = [
    ...findFiles('packages/*/{src,demo}/**/*.{ts,tsx,json}'),
    ...findFiles('.storybook/**/*.{ts,tsx,mdx,json}'),
  ].filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => linesWith(readText(file), file, wrongWidth))).toEqual([]);
});

test('wrongWidth finds spaces of the wrong width, written as characters and as escapes', () => {
  const [full, narrow] = ['\u00a0', '\u202f'];
  for (const text of [
    `Oui${full}!`,
    `Oui${narrow}: non`,
    `«${narrow}Oui`,
    `Oui${narrow}»`,
    String.raw`Oui\u00a0?`,
    String.raw`Oui\u00A0;`,
  ])
    expect(wrongWidth.test(text), text).toBe(true);
  for (const text of [`Oui${narrow}!`, `Oui${full}: «${full}non${full}»`, `3${full}km`])
    expect(wrongWidth.test(text), text).toBe(false);
});

test('missingSpace finds punctuation without the space that French requires', () => {
  for (const text of ['Bientôt!', 'Déjà? Oui', 'Date: lundi', '«Oui', '{{count}};', 'Oui»'])
    expect(missingSpace.test(text), text).toBe(true);
  for (const text of ['Bientôt\u202f!', '«\u00a0Oui\u00a0»', '12:30', 'https://kermesse.example', 'a.b?c=d'])
    expect(missingSpace.test(text), text).toBe(false);
});

test('French texts in code have no-break spaces', () => {
  // SMS are exempt: a message with a no-break space would cost twice as much.
  const files = [...findFiles('packages/*/src/**/*.{ts,tsx}'), ...findFiles('.storybook/**/*.{ts,tsx}')].filter(
    (file) => !/\.test\.|-sms\.ts$/.test(file),
  );
  const wrong = files.flatMap((file) =>
    [...readText(file).matchAll(/\b(?:fr:|\w+Fr =)\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g)]
      .map(([, quoted, template]) => quoted ?? (template ?? '').replaceAll(/\$\{[^}]*\}/g, '_'))
      // Ignore nested templates, which the pattern cuts off.
      .filter((text) => !text.includes('${') && badTypography.test(text))
      .map((text) => `${file}: ${text}`),
  );
  expect(wrong, typographyAdvice).toEqual([]);
});

describe.each(folders)('the texts in %s', (folder) => {
  const fr = Object.fromEntries(keysOf(JSON.parse(readText(`${folder}/texts.fr.json`)) as Texts));
  const en = Object.fromEntries(keysOf(JSON.parse(readText(`${folder}/texts.en.json`)) as Texts));

  test('exist in both languages, with the same placeholders', () => {
    expect(Object.keys(en).toSorted(), 'texts.en.json has other keys than texts.fr.json').toEqual(
      Object.keys(fr).toSorted(),
    );
    for (const [key, text] of Object.entries(fr)) {
      expect(text.trim(), `${key} is empty in French`).not.toBe('');
      expect(en[key]?.trim(), `${key} is empty in English`).not.toBe('');
      expect(placeholders(en[key] ?? ''), `${key} has other placeholders in English`).toEqual(placeholders(text));
    }
  });

  test('follow French typography', () => {
    expect(
      Object.entries(fr).filter(
        ([, text]) => badTypography.test(text) || missingSpace.test(text) || text.includes("'"),
      ),
      typographyAdvice,
    ).toEqual([]);
  });

  test('have no-break spaces between numbers and units', () => {
    const texts = [...Object.entries(fr), ...Object.entries(en)];
    expect(
      texts.filter(([, text]) => breakableUnit.test(text)),
      'a no-break space before the unit',
    ).toEqual([]);
  });

  test('are all used', () => {
    const source = sourcesOf(folder).map(readText).join('\n');
    const unused = Object.keys(fr)
      .map(plain)
      .filter((key) => !isUsed(key, source));
    expect([...new Set(unused)], 'these keys are unused').toEqual([]);
  });
});

/** Files that return keys of texts in other packages. */
const keySources = [
  'packages/api/src/failures/error-catalogue.ts',
  'packages/api/src/schemas/account/deletion.ts',
  'packages/api/src/schemas/forms/password.ts',
  'packages/api/src/schemas/uploads/upload.ts',
  'packages/ui/src/MapPicture/MapStage.tsx',
];

/**
 * Returns the code of the package that the texts belong to, without stories and tests: keys may be passed on within it.
 */
function sourcesOf(folder: string): string[] {
  const files = [...findFiles(`${folder.split('/').slice(0, 3).join('/')}/**/*.{ts,tsx}`), ...keySources];
  return files.filter((file) => !/\.(?:stories|test)\.tsx?$/.test(file));
}

/**
 * Whether a key is used: it is written out (`t('a.b')`), a template creates it (`t(\`a.${kind}\`)`,
 * `t(\`${kind}Title\`)`), or its first part is a prefix and the rest is written out (`getFixedT(null, 'app', 'a')`).
 */
function isUsed(key: string, source: string): boolean {
  if (new RegExp(`['"\`]${key.replaceAll('.', '\\.')}['"\`]`).test(source)) return true;
  // An object key that is used in a lookup.
  if (/^\w+$/.test(key) && new RegExp(`[{,\\s]${key}:`).test(source)) return true;
  const cuts = Array.from({ length: key.length - 1 }, (_, index) => index + 1);
  if (cuts.some((cut) => cut > 2 && source.includes(`\`${key.slice(0, cut)}\${`))) return true;
  if (cuts.some((cut) => key.length - cut > 2 && source.includes(`}${key.slice(cut)}\``))) return true;
  const [prefix = '', ...rest] = key.split('.');
  return rest.length > 0 && source.includes(`'${prefix}'`) && source.includes(`'${rest.join('.')}'`);
}
