import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../lib/run.mjs';
import { commandOf, root } from '../lib/workspace.mjs';
import { entriesOf, folderOf, type Published } from './published.ts';

const place = join(root, 'node_modules', '.cache', 'kermesse', 'package-types');

/** Rewrites relative imports in declarations to the published file names: `./Button.js`. */
const publishedNames = (text: string): string =>
  text.replaceAll(/((?:from|import)\s*\(?\s*)(["'])(\.{1,2}\/[^"']+?)\.tsx?\2/g, '$1$2$3.js$2');

/**
 * Writes the declarations of all packages into their `dist`, in one run of the compiler.
 * @throws an error with the compiler's output.
 */
export async function buildTypes(packages: readonly Published[]): Promise<void> {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      allowJs: false,
      checkJs: false,
      rootDir: join(root, 'packages'),
      outDir: join(place, 'out'),
      typeRoots: [join(root, 'node_modules', '@types')],
      types: [join(root, 'node_modules', 'vite', 'client'), 'node'],
    },
    include: [],
    files: packages.flatMap((each) => Object.values(entriesOf(each)).map((file) => join(folderOf(each), file))),
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config));
  const project = join(place, 'tsconfig.json');
  const { code, output } = await runNode([commandOf('typescript', 'tsc'), '-p', project, '--singleThreaded'], {
    capture: true,
  });
  if (code !== 0) throw new Error(output);
  for (const each of packages) {
    const from = join(place, 'out', each.folder, 'src');
    for (const file of globSync('**/*.d.ts', { cwd: from }))
      writeFileSync(join(from, file), publishedNames(readFileSync(join(from, file), 'utf8')));
    cpSync(from, join(folderOf(each), 'dist'), { recursive: true });
  }
}
