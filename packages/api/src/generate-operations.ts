import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Generates the lists of operations, mocks and contract cases from the folders of `src/operations/`. Run it with `npm
 * run generate`, or with `--check` to only compare.
 */
const source = new URL('./', import.meta.url);
const heading = '// Made by `npm run generate` from the folders of `operations/`; not to be edited.';

const camel = (name: string) => name.replaceAll(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

interface List {
  file: string;
  /** The part of the file name between the folder's name and `.ts`. */
  kind: '' | '.mock' | '.cases';
  /** The suffix of the exported name after the operation's name. */
  exported: '' | 'Mock' | 'Cases';
  name: string;
  about: string;
}

const lists: List[] = [
  { file: 'operations.generated.ts', kind: '', exported: '', name: 'operations', about: 'Every operation of the API.' },
  { file: 'mocks.generated.ts', kind: '.mock', exported: 'Mock', name: 'mocks', about: 'The mock of every operation.' },
  {
    file: 'cases.generated.ts',
    kind: '.cases',
    exported: 'Cases',
    name: 'operationCases',
    about: 'The contract cases of every operation.',
  },
];

/** Returns the folders of operations, sorted. */
export function operationFolders(): string[] {
  return readdirSync(new URL('operations/', source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

/** Returns the expected content of each generated file, by its path under `src/`. */
function generatedFiles(folders = operationFolders()): Map<string, string> {
  return new Map(
    lists.map(({ file, kind, exported, name, about }) => {
      const imports = folders.map(
        (folder) => `import { ${camel(folder)}${exported} } from './operations/${folder}/${folder}${kind}.ts';`,
      );
      const entries = folders.map((folder) => `  ${camel(folder)}${exported},`);
      const lines = [
        heading,
        ...imports,
        '',
        `/** ${about} */`,
        `export const ${name} = [`,
        ...entries,
        '] as const;',
        '',
      ];
      return [file, lines.join('\n')];
    }),
  );
}

/** Returns the generated files that do not match the folders. */
export function staleFiles(): string[] {
  return [...generatedFiles()].flatMap(([file, wanted]) => {
    const url = new URL(file, source);
    return existsSync(url) && readFileSync(url, 'utf8') === wanted ? [] : [file];
  });
}

/** Updates the generated files that do not match the folders. */
export function writeStaleFiles(): void {
  const wanted = generatedFiles();
  for (const file of staleFiles()) writeFileSync(new URL(file, source), wanted.get(file) ?? '');
}
