import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf, root } from '../lib/workspace.mjs';

/** Lines that the linter must reject, with their file and the rule. */
const rejected: [file: string, line: string, rule: string][] = [
  ['packages/ui/src/A/A.tsx', "import '@kermesse/api/client';", 'no-restricted-imports'],
  ['packages/ui/src/B/B.tsx', "import '@kermesse/sections/page';", 'no-restricted-imports'],
  ['packages/ui/src/C/C.tsx', "import 'i18next';", 'no-restricted-imports'],
  ['packages/ui/src/theme/colors.ts', "import 'react';", 'no-restricted-imports'],
  ['packages/api/src/a.ts', "import '@kermesse/ui/Button';", 'no-restricted-imports'],
  ['packages/sections/src/sections/a/View.tsx', "import '@kermesse/app/routes';", 'no-restricted-imports'],
  ['packages/sections/src/sections/b/View.tsx', "import '@kermesse/flows/login';", 'no-restricted-imports'],
  [
    'packages/sections/src/sections/c/View.tsx',
    "import '../../../../ui/src/Button/Button.tsx';",
    'no-restricted-imports',
  ],
  ['packages/sections/src/sections/d/section.ts', "import 'react';", 'no-restricted-imports'],
  ['packages/flows/src/a.ts', "import '@kermesse/sections/render';", 'no-restricted-imports'],
  ['packages/app/src/a.ts', "import '@kermesse/server/main';", 'no-restricted-imports'],
  ['packages/server/src/a.ts', "import '@kermesse/ui/Button';", 'no-restricted-imports'],
  ['packages/server/src/b.ts', "import '@kermesse/sections/render';", 'no-restricted-imports'],
  ['packages/server/src/e.ts', "import '@kermesse/sections/views.server';", 'no-restricted-imports'],
  ['packages/server/src/c.ts', "import 'react-dom/server';", 'no-restricted-imports'],
  ['packages/server/src/d.ts', "import '../../app/src/App.tsx';", 'no-restricted-imports'],
  ['packages/sections/src/sections/e/View.tsx', 'export const E = () => <p style={{ top: 0 }} />;', 'forbid-dom-props'],
  [
    'packages/sections/src/sections/f/View.tsx',
    "export const F = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
    'no-danger',
  ],
  ['packages/sections/src/sections/g/View.tsx', 'export const G = () => <img src="/a.png" />;', 'alt-text'],
  ['packages/sections/src/h.ts', "console.log('h');", 'no-console'],
  [
    'packages/sections/src/I.stories.tsx',
    "export const I = {}; import { userEvent } from '@testing-library/user-event';",
    'use-storybook-testing-library',
  ],
];

/** Similar lines that must pass. */
const accepted: [file: string, line: string][] = [
  ['packages/sections/src/sections/z/View.tsx', "import '@kermesse/ui/Button';"],
  ['packages/sections/src/z.ts', "import '@kermesse/api/client';"],
  ['packages/flows/src/z.ts', "import '@kermesse/api/client';"],
  ['packages/app/src/z.ts', "import '@kermesse/sections/render';"],
  ['packages/server/src/z.ts', "import '@kermesse/sections/schemas';"],
  ['packages/server/src/y.ts', "import '@kermesse/ui/art';"],
  ['packages/server/src/w.ts', "import '@kermesse/ui/art/raster';"],
  ['packages/server/src/v.ts', "import '@kermesse/sections/page-registry';"],
  ['packages/server/src/platform/operations/x.ts', "import '../database/src.ts';"],
];

let folder: string;
let found: { code: string; filename: string }[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kermesse-lint-'));
  copyFileSync(join(root, 'oxlint.config.ts'), join(folder, 'oxlint.config.ts'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  for (const [file, line] of [...rejected, ...accepted]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  found = lint();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function lint(): typeof found {
  try {
    execFileSync(process.execPath, [commandOf('oxlint'), '-f', 'json'], { cwd: folder, encoding: 'utf8' });
    return [];
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return (JSON.parse(stdout) as { diagnostics: typeof found }).diagnostics;
  }
}

const rulesAgainst = (file: string) => found.filter(({ filename }) => filename === file).map(({ code }) => code);

test.each(rejected)('the linter rejects in %s: %s', (file, _line, rule) => {
  expect(
    rulesAgainst(file).some((code) => code.includes(`(${rule})`)),
    rulesAgainst(file).join(', '),
  ).toBe(true);
});

test.each(accepted)('the linter accepts in %s: %s', (file) => {
  expect(rulesAgainst(file).filter((code) => code.includes('no-restricted-imports'))).toEqual([]);
});
