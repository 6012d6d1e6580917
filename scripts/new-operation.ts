import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { generateFiles } from './generated/generate-files.ts';
import { readArguments, rejectArguments } from './lib/arguments.mjs';
import { isOperationName, operationFiles, withHandler } from './scaffold/scaffold.ts';
import { root } from './lib/workspace.mjs';

const files = globSync('packages/server/src/features/**/*-handlers.ts', { cwd: root }).toSorted();
const known = files.map((file) => basename(file, '-handlers.ts'));

const usage = `Usage: npm run new:operation -- NAME HANDLERS

Creates an API operation, with which all tests pass: a declaration, schemas, a mock and contract cases in its folder,
and a handler at the end of a file of the server.
NAME, such as photo-note, is in lower case, with hyphens, and not a reserved word of JavaScript. HANDLERS is one of
${known.toSorted().join(', ')}.`;

const [name, handlers, ...more] = readArguments(usage, { allowPositionals: true }).positionals;
if (name === undefined) rejectArguments(usage, 'NAME and HANDLERS are missing.');
if (!isOperationName(name)) rejectArguments(usage, `'${name}' is not a valid name of an operation.`);
if (handlers === undefined) rejectArguments(usage, 'HANDLERS is missing.');
const handlersFile = files[known.indexOf(handlers)];
if (handlersFile === undefined)
  rejectArguments(
    usage,
    `There is no ${handlers}-handlers.ts in packages/server/src/features/. CONTRIBUTING.md says how to add one.`,
  );
if (more.length > 0) rejectArguments(usage, `'${more.join(' ')}' is not used.`);

const folder = join('packages/api/src/operations', name);
if (existsSync(join(root, folder))) rejectArguments(usage, `The operation '${name}' already exists: ${folder}`);

const changed = withHandler(readFileSync(join(root, handlersFile), 'utf8'), name, handlersFile);
mkdirSync(join(root, folder), { recursive: true });
for (const [file, content] of Object.entries(operationFiles(name))) writeFileSync(join(root, folder, file), content);
writeFileSync(join(root, handlersFile), changed);
await generateFiles({ check: false });
process.stdout.write(`Created ${folder}/ and a handler at the end of ${handlersFile}.\n`);
