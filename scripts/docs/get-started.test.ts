import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesShown, getStarted, getStartedPage } from './get-started.ts';
import { root } from '../lib/workspace.mjs';
import { entriesOf, published } from '../packages/published.ts';

const text = getStarted();

it('“Get started” contains the files of the built and tested examples verbatim', () => {
  expect(filesShown().length).toBeGreaterThan(6);
  expect(text).toBe(getStartedPage());
});

it('every command in “Get started” is run by the examples', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'examples/vite/package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const installed = { ...manifest.dependencies, ...manifest.devDependencies };
  const commands = [...text.matchAll(/^```bash\n([\s\S]*?)^```$/gm)].flatMap(([, lines = '']) =>
    lines.trim().split('\n'),
  );
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) {
    if (command.startsWith('npm install '))
      for (const name of command
        .split(' ')
        .slice(2)
        .filter((word) => !word.startsWith('-')))
        expect(Object.keys(installed)).toContain(name);
    else expect(manifest.scripts['files']).toContain(command.replace(/^npx /, ''));
  }
});

it('every entry that “Get started” or an example names is published', () => {
  const entries = new Set(
    published.flatMap((each) =>
      Object.keys(entriesOf(each)).map((entry) => `@kermesse/${each.folder}${entry.slice(1)}`),
    ),
  );
  const named = [...text.matchAll(/@kermesse\/(?:ui|api|sections|flows)\/[\w./-]+/g)].map(([name]) =>
    name.replace(/[./]+$/, ''),
  );
  // The build generates these entries; they have no source.
  const made = /^@kermesse\/ui\/tokens/;
  expect(named.filter((name) => !entries.has(name) && !made.test(name))).toEqual([]);
});
