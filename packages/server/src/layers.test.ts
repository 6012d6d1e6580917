import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, it } from 'vitest';

/**
 * The folders of the server in layers, lowest first: a file imports only from its own folder and from earlier folders.
 * The platform imports no feature, a feature imports the platform and the features before it, and the files beside this
 * one (the composition root) assemble them; commands come last. Tests and `testing/` may import everything. The linter
 * rejects cycles within a folder (`import/no-cycle`).
 */
const order = [
  'platform/config',
  'platform/files',
  'platform/data-folder',
  'platform/database',
  'platform/security',
  'platform/human-check',
  'platform/html',
  'platform/http',
  'platform/http/bodies',
  'platform/process',
  'platform/logging',
  'platform/queue',
  'platform/operations',
  'platform/limits',
  'platform/email',
  'platform/sms',
  'platform/messages',
  'features/content',
  'features/assets',
  'features/maps',
  'features/newsletter',
  'features/contact',
  'features/outbox',
  'features/development-identity',
  'features/uploads/formats',
  'features/uploads/records',
  'features/uploads/pictures',
  'features/uploads',
  'features/profiles',
  'features/accounts/users',
  'features/accounts/sessions',
  'features/accounts/passwords',
  'features/accounts/emails',
  'features/accounts/passkeys',
  'features/accounts/access',
  'features/accounts/verification',
  'features/accounts/login',
  'features/accounts/google',
  'features/accounts/phone',
  'features/accounts/registration',
  'features/accounts/deletion',
  'features/accounts',
  'features/pages',
  'features/editor',
  'features/demo',
  'control',
  '.',
  'commands',
  'commands/content',
];

const root = import.meta.dirname;
const posix = (path: string) => path.split(sep).join('/');
const folderOf = (file: string) => posix(dirname(file));
const files = globSync('**/*.ts', { cwd: root })
  .map(posix)
  .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('testing/'));

/** Returns the relative imports of a file, including types, `import()` and declaration merging. */
function importsOf(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  const found = code.matchAll(/(?:\bfrom|\bimport|\bdeclare module)\s*\(?\s*'(\.{1,2}\/[^']+)'/g);
  return [...found].map(([, path = '']) => posix(normalize(join(dirname(file), path))));
}

it('every folder is in the order', () => {
  const folders = new Set(files.map(folderOf));
  const missing = [...folders].filter((folder) => !order.includes(folder));
  expect(missing, 'Add the folder to `order`, before the folders that import it').toEqual([]);
  expect(
    order.filter((folder) => !folders.has(folder)),
    'Remove the folder from `order`: it has no files',
  ).toEqual([]);
});

it('every file imports only from its own folder or an earlier one', () => {
  const places = new Map(order.map((folder, index) => [folder, index]));
  const placeOf = (file: string) => places.get(folderOf(file)) ?? Infinity;
  const all = files.flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));
  expect(all.length).toBeGreaterThan(500);
  const up = all.filter(({ file, imported }) => placeOf(imported) > placeOf(file) && !imported.startsWith('..'));
  expect(
    up.map(({ file, imported }) => `${file} imports ${imported}`),
    'Move shared code into the lower folder, or pass it in from the composition root (site.ts, server.ts)',
  ).toEqual([]);
});
