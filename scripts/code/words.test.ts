import { expect, test } from 'vitest';
import { retiredInDocument, retiredInKeys, retiredInSource } from './words.ts';
import { findFiles, readText } from '../lib/sources.ts';

const find = (patterns: string[]) =>
  findFiles(patterns).filter((file) => !/\.generated\.|\/fixtures\/|scripts\/code\/words(?:\.test)?\.ts$/.test(file));

/** Drawings may show houses, dresses and veils, and figures that stand. */
const isDrawing = (file: string) => file.startsWith('packages/ui/src/art/');

const sources = find([
  'packages/*/{src,e2e,scripts}/**/*.{ts,tsx}',
  'packages/*/*.ts',
  'scripts/**/*.{ts,mjs}',
  'bench/**/*.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
  '*.ts',
]);

test('names, comments and test names avoid retired words', () => {
  const found = sources
    .filter((file) => !isDrawing(file))
    .flatMap((file) =>
      retiredInSource(readText(file), file).map(
        ({ line, text, instead }) => `${file}:${line} “${text}”: write ${instead}`,
      ),
    );
  expect(found).toEqual([]);
});

test('documents avoid retired words', () => {
  const documents = find(['*.md', 'docs/**/*.md', 'bench/**/*.md', 'packages/*/docs/**/*.md', '.storybook/**/*.mdx']);
  const found = documents.flatMap((file) =>
    retiredInDocument(readText(file)).map(({ line, text, instead }) => `${file}:${line} “${text}”: write ${instead}`),
  );
  expect(found).toEqual([]);
});

test('keys of texts avoid retired words', () => {
  const texts = find(['packages/*/src/**/texts.fr.json', 'packages/*/src/**/*.fr.json']);
  const found = texts.flatMap((file) =>
    retiredInKeys(readText(file)).map(({ line, text, instead }) => `${file}:${line} “${text}”: write ${instead}`),
  );
  expect(found).toEqual([]);
});

test('the glossary has at most thirty terms of the domain', () => {
  const [domain = ''] = readText('docs/glossary.md').split('## Technical terms');
  const terms = [...domain.matchAll(/^\| (?!English|-)(?<term>[^|]+) \|/gm)].map((row) => row.groups?.['term']);
  expect(terms.length).toBeGreaterThan(20);
  expect(terms.length).toBeLessThanOrEqual(30);
});

/** Names that once had several meanings: a second declaration must use another name or import the first. */
const declaredOnce = [
  'isRecord',
  'Locale',
  'Refused',
  'Place',
  'Letter',
  'Sheet',
  'useForm',
  'useFields',
  'useKeptInput',
  'readPage',
  'escapeHtml',
  'equalTo',
  'SignedIn',
  'Refusal',
  'TextTree',
  'UnsavedBlocker',
];

test.each(declaredOnce)('%s is declared once', (name) => {
  // A styled element named `Place` is local to its file, so it is allowed; stories are named after states.
  const kinds = name === 'Place' ? 'class|type|interface' : 'const|function|class|type|interface';
  const declaration = new RegExp(`^(?:export )?(?:${kinds}) ${name}\\b`, 'm');
  const found = sources.filter((file) => !file.endsWith('.stories.tsx') && declaration.test(readText(file)));
  expect(found.slice(1), `${found[0]} already declares ${name}: import it, or choose another name`).toEqual([]);
});

test('retired words are found in names, comments and test names, and nowhere else', () => {
  const source = `
    // Whoever reads this.
    const whatWasSaid = 'The house stands';
    it.each([1])('is told', () => render(<House />));
  `;
  expect(retiredInSource(source, 'a.tsx').map(({ line, text }) => `${line} ${text}`)).toEqual([
    '2 Whoever',
    '3 what Was Said',
    '4 told',
  ]);
  const story = `const isSound = <p title="The desk">It was said</p>;`;
  const textsOf = (file: string) => retiredInSource(story, file).map(({ text }) => text);
  expect(textsOf('packages/ui/src/a.tsx')).toEqual(['is Sound']);
  expect(textsOf('.storybook/a.tsx')).toEqual(['is Sound', 'desk', 'said']);
  expect(retiredInKeys('{\n  "checks.isSound": "Said",\n  "house": "The desk"\n}').map(({ text }) => text)).toEqual([
    'checks is Sound',
  ]);
  expect(retiredInDocument('It `stands`, “as they said”,\nin the house.').map(({ text }) => text)).toEqual(['house']);
});
