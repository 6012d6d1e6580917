import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { entryOfFile } from '../describe/entries.ts';

const fileOfEntry = new Map([...entryOfFile].map(([file, entry]) => [entry, file]));

/** Whether the source file of an entry exports a name, its own or another file's. */
function exportsName(file: string, name: string): boolean {
  const exported = new RegExp(
    `^export (?:(?:async )?function|const) ${name}\\b|^export \\{[^}]*\\b${name}\\b[^}]*\\} from`,
    'm',
  );
  return exported.test(readFileSync(file, 'utf8'));
}

/** What is wrong with the code of a story: it does not parse, or imports what the packages do not have. */
export function faultsOfSnippet(code: string): string[] {
  const { errors, module } = parseSync('snippet.tsx', code);
  const imports = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName }) => ({ from: moduleRequest.value, name: importName.name ?? '' })),
  );
  const missing = imports.filter(({ from, name }) => {
    const file = fileOfEntry.get(from);
    return file === undefined ? !['lucide-react', 'react'].includes(from) : !exportsName(file, name);
  });
  return [
    ...errors.map(({ message }) => message),
    ...missing.map(({ from, name }) => `${from} has no ${name}`),
    ...(imports.length === 0 ? ['nothing is imported'] : []),
  ];
}
