import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isOperationName, operationFiles, withHandler } from './scaffold/scaffold.ts';
import { root } from './lib/workspace.mjs';

/**
 * Makes a new operation of the API: `npm run new:operation -- NAME HANDLERS`. Its folder gets a declaration, schemas, a
 * mock and contract cases, and the server's file of handlers gets its handler; all tests pass from there on.
 */
const [name = '', handlers = ''] = process.argv.slice(2);

const files = globSync('packages/server/src/features/**/*-handlers.ts', { cwd: root }).toSorted();
const known = files.map((file) => basename(file, '-handlers.ts'));
const handlersFile = files[known.indexOf(handlers)];

function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!isOperationName(name) || handlersFile === undefined)
  refuse(
    'Give the name of the new operation in lower case, with hyphens, and the handlers that it belongs to:\n' +
      `npm run new:operation -- photo-note profile\nHandlers: ${known.join(', ')}`,
  );

const folder = join('packages/api/src/operations', name);
if (existsSync(join(root, folder))) refuse(`There is an operation '${name}' already: ${folder}`);

const changed = withHandler(readFileSync(join(root, handlersFile), 'utf8'), name);
mkdirSync(join(root, folder), { recursive: true });
for (const [file, content] of Object.entries(operationFiles(name))) writeFileSync(join(root, folder, file), content);
writeFileSync(join(root, handlersFile), changed);
await import('./generate.ts');
process.stdout.write(`${folder}/ is ready, and its handler is at the end of ${handlersFile}.\n`);
