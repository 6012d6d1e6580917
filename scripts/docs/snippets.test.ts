import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DescribedStories } from '../../.storybook/describe/described-stories.ts';
import { entryOfFile } from '../../.storybook/describe/entries.ts';
import { loadStories } from '../../.storybook/describe/load-stories.ts';
import { root } from '../lib/workspace.mjs';

const folder = join(root, 'node_modules/.cache/kermesse/snippets');

/** Writes the code of each story into its own file, in a project that resolves the packages as another app does. */
function writeSnippets(code: ReadonlyMap<string, string>) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [id, text] of code) writeFileSync(join(folder, `${id}.tsx`), `${text}\n`);
  const compilerOptions = { incremental: false, tsBuildInfoFile: null };
  const project = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*.tsx'], exclude: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
}

/** Returns the TypeScript errors of all files, compiled as one program. */
function faultsOf(ids: Iterable<string>): string[] {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] }).getProjects();
    if (project === undefined) throw new Error(`TypeScript found no project in ${folder}`);
    return [...ids].flatMap((id) => {
      const file = join(folder, `${id}.tsx`);
      if (project.program.getSourceFile(file) === undefined) return [`${id}: not in the project`];
      const { program } = project;
      return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
        ({ text }) => `${id}: ${text}`,
      );
    });
  } finally {
    api.close();
  }
}

/** Stories of components whose code is the same in both languages: it contains no text or is written by hand. */
const sameInBothLanguages = [
  'components-avatar--initials',
  'components-avatar--picture-missing',
  'components-avatar--sizes',
  'components-avatar--without-letters',
  'components-button--pending',
  'components-icon--directed',
  'components-icon--family',
  'components-icon--ornament',
  'components-map--archive',
  'components-map--own',
  'components-rosette--on-every-background',
  'components-rule--default',
  'components-textfield--with-button',
  'components-toastregion--default',
  'components-toastregion--stays-while-hovered',
  'components-waxpattern--default',
];

describe('the code of stories', () => {
  let described: DescribedStories[];
  const ofComponents = () =>
    described
      .filter(({ title }) => title.startsWith('Components/'))
      .flatMap(({ stories }) => stories)
      .filter(({ listed }) => listed);
  const code = new Map<string, string>();
  beforeAll(async () => {
    described = await loadStories({ types: false });
    for (const each of described.flatMap(({ stories }) => stories)) if (each.code) code.set(each.id, each.code);
    writeSnippets(code);
  }, 300_000);

  test('exists for every listed story of a component', () => {
    const without = ofComponents().filter((story) => story.code === undefined);
    expect(without.map(({ id }) => id)).toEqual([]);
    expect(code.size).toBeGreaterThan(400);
  });

  test('imports only published entries', () => {
    const known = new Set([...entryOfFile.values(), 'lucide-react', 'react']);
    const unknown = [...code].flatMap(([id, text]) => {
      const imports = [...text.matchAll(/\bfrom '([^']+)'/g)].map(([, from = '']) => from);
      const wrong = imports.filter((from) => !known.has(from));
      return imports.length === 0 ? [`${id}: imports nothing`] : wrong.map((from) => `${id}: ${from}`);
    });
    expect(unknown).toEqual([]);
  });

  test('follows the language of the toolbar', () => {
    const same = ofComponents().filter((story) => story.code === story.french);
    expect(same.map(({ id }) => id).toSorted()).toEqual(sameInBothLanguages);
  });

  test('follows the text controls', () => {
    const ineffective = ofComponents().map(({ id, ineffective: { all, texts } }) => ({ id, all, texts }));
    expect(ineffective.filter(({ all, texts }) => all || texts.length > 0)).toEqual([]);
  });

  test('has no TypeScript errors', () => {
    expect(faultsOf(code.keys())).toEqual([]);
  });
});
