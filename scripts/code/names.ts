import { declaredExports } from './exports.ts';

/** An exported name with the file that declares it. */
export interface DeclaredName {
  name: string;
  file: string;
}

interface Convention {
  files: RegExp;
  /** The names that each of the files may declare. */
  names: RegExp;
  reason: string;
}

/** Names that many files declare on purpose. */
export const conventions: readonly Convention[] = [
  { files: /\.styles\.ts$/, names: /./, reason: 'styled elements belong to their folder' },
  {
    files: /^packages\/api\/src\/operations\/.*\.schema\.ts$/,
    names: /^(?:input|output)$/,
    reason: 'the request and the response of each operation',
  },
  {
    files: /^packages\/sections\/src\/sections\/[^/]+\/(?:section|examples|native-form)\.ts$/,
    names: /^(?:section|examples|nativeForm)$/,
    reason: 'the definition, the examples and the posted form of each section',
  },
  {
    files: /^packages\/app\/src\/routes\/[^/]+\/(?:route\.ts|Screen\.tsx)$/,
    names: /^(?:route|Component)$/,
    reason: 'the definition of each screen, and the name that React Router gives to its component',
  },
  { files: /\/texts\.(?:fr|en)\.ts$/, names: /^texts$/, reason: 'the texts of a package in each language' },
  {
    files: /^packages\/app\/src\/current-page\/shell-parts\.(?:browser|server)\.tsx?$/,
    names: /^shellParts$/,
    reason: 'the shell parts of a page in each environment',
  },
  { files: /^\.storybook\/advice\/[^/]+\.tsx$/, names: /./, reason: 'advice has the name of its component' },
];

/** Names that two files declare for one concept, with the reason why neither imports the other. */
export const sharedConcepts: Readonly<Record<string, string>> = {
  BrandColors: 'ui and api import nothing from each other; what the API returns is passed to the theme',
  Configuration: 'the server and the composer import nothing from each other; the composer’s is immutable',
  ImageSource: 'ui and api import nothing from each other; what the API returns is passed to Picture',
  ThemeChoice: 'the server declares the interface of the app’s build, whose source it must not import',
  ToolInput: 'the server declares the interface of the app’s build, whose source it must not import',
};

/** Returns the exported names of a module, without those of a convention. */
export function exportedNames(code: string, file: string): DeclaredName[] {
  const inFile = conventions.filter(({ files }) => files.test(file));
  return declaredExports(code, file)
    .filter(({ name, isDefault }) => !isDefault && !inFile.some(({ names }) => names.test(name)))
    .map(({ name }) => ({ name, file }));
}

/** Whether a file of the mock and one of the server declare a name: the mock does the server's work under its names. */
const isOfMock = (files: readonly string[]) =>
  files.length === 2 &&
  files.some((file) => file.startsWith('packages/api/src/mock/')) &&
  files.some((file) => file.startsWith('packages/server/src/features/'));

/** Returns the names that several files declare, with the files. Leaves out what the mock repeats of the server. */
export function repeatedNames(declared: readonly DeclaredName[]): Map<string, string[]> {
  const filesOf = Map.groupBy(declared, ({ name }) => name);
  const repeated = [...filesOf].map(([name, all]) => [name, [...new Set(all.map(({ file }) => file))]] as const);
  return new Map(
    repeated.filter(([, files]) => files.length > 1 && !isOfMock(files)).map(([name, files]) => [name, [...files]]),
  );
}
