import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateFiles } from './generated/generate-files.ts';
import { isOperationName, operationFiles, withHandler } from './scaffold/scaffold.ts';
import { root } from './lib/workspace.mjs';

/**
 * Creates a new API operation: `npm run new:operation -- NAME HANDLERS`. Writes a declaration, schemas, a mock and
 * contract cases into its folder, and a handler into the server's file. All tests pass with the result.
 */
const [name = '', handlers = '', ...more] = process.argv.slice(2);

const files = globSync('packages/server/src/features/**/*-handlers.ts', { cwd: root }).toSorted();
const known = files.map((file) => basename(file, '-handlers.ts'));
const handlersFile = files[known.indexOf(handlers)];

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const usage =
  'Pass the name of the new operation in lower case, with hyphens, but no reserved word of JavaScript, and its file of handlers:\n' +
  `npm run new:operation -- photo-note profile\nHandlers: ${known.join(', ')}`;
if (!isOperationName(name)) fail(`'${name}' is no name of an operation. ${usage}`);
if (handlersFile === undefined) fail(`There is no file '${handlers}-handlers.ts'. ${usage}`);
if (more.length > 0) fail(`'${more.join(' ')}' is not used. ${usage}`);

const folder = join('packages/api/src/operations', name);
if (existsSync(join(root, folder))) fail(`The operation '${name}' already exists: ${folder}`);

const changed = withHandler(readFileSync(join(root, handlersFile), 'utf8'), name, handlersFile);
mkdirSync(join(root, folder), { recursive: true });
for (const [file, content] of Object.entries(operationFiles(name))) writeFileSync(join(root, folder, file), content);
writeFileSync(join(root, handlersFile), changed);
await generateFiles({ check: false });
process.stdout.write(`Created ${folder}/ and a handler at the end of ${handlersFile}.\n`);
