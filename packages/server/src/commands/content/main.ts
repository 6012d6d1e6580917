import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describeEnvironmentFaults, readEnvironment } from '../../platform/config/environment.ts';
import { FolderUnusableError } from '../../platform/database/folder-lock.ts';
import { accessContent, UnreachableError, type ContentAccess } from '../access.ts';
import { readArguments, contentUsage, type Task } from './arguments.ts';
import { isAdvice } from '@kermesse/sections/faults';
import { checkDocument } from '../../features/content/bundle.ts';
import { readJson } from './json.ts';
import { describeFaults, describeForced, describeImport } from './report.ts';

/** Thrown when the command cannot continue. Its message is printed without a stack. */
class CommandFailed extends Error {}

/** Resolves a file name against the user's working directory: npm runs scripts from the workspace's root. */
function resolveFile(file: string): string {
  const { INIT_CWD, npm_lifecycle_event } = process.env;
  return resolve(npm_lifecycle_event === 'content' && INIT_CWD !== undefined ? INIT_CWD : process.cwd(), file);
}

function fileProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'EACCES') return 'it may not be read or written';
  return error instanceof Error ? error.message : String(error);
}

function readDocument(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(resolveFile(file), 'utf8');
  } catch (error) {
    throw new CommandFailed(`${file} cannot be read: ${fileProblem(error)}.`);
  }
  const reading = readJson(text);
  if (reading.ok) return reading.value;
  throw new CommandFailed(
    `${file} is not valid JSON: line ${reading.line}, column ${reading.column}: ${reading.problem}.`,
  );
}

function writeDocument(file: string, text: string): void {
  const place = resolveFile(file);
  const draft = `${place}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new CommandFailed(`${file} cannot be written: ${fileProblem(error)}.`);
  }
}

async function withContent<T>(work: (content: ContentAccess) => Promise<T>): Promise<T> {
  // Reads the database's settings only: an import uses none of the site's keys.
  const { DATA_DIR, DATABASE_URL } = process.env;
  const { environment, faults } = readEnvironment({ DATA_DIR, DATABASE_URL });
  if (environment === null) throw new CommandFailed(describeEnvironmentFaults(faults));
  const content = await accessContent(environment);
  try {
    return await work(content);
  } finally {
    await content.close();
  }
}

function validate(file: string): number {
  const { faults } = checkDocument(readDocument(file));
  console.log(describeFaults(faults));
  return faults.length === 0 ? 0 : 1;
}

async function importFile(file: string, force: boolean): Promise<number> {
  const document = readDocument(file);
  const { faults } = checkDocument(document);
  if (faults.some((fault) => !isAdvice(fault)) && !force) {
    console.log(describeFaults(faults));
    console.log('\nNothing was imported. Correct the file, or import its valid parts with --force.');
    return 1;
  }
  const outcome = await withContent((content) => content.import(document, { force }));
  if (outcome.faults.length > 0)
    console.log(`${force ? describeForced(outcome.faults) : describeFaults(outcome.faults)}\n`);
  console.log(describeImport(outcome));
  return outcome.written === null ? 1 : 0;
}

async function exportFile(file: string | undefined): Promise<number> {
  const bundle = await withContent((content) => content.export());
  const text = `${JSON.stringify(bundle, null, 2)}\n`;
  if (file === undefined) process.stdout.write(text);
  else writeDocument(file, text);
  return 0;
}

async function run(task: Task): Promise<number> {
  switch (task.kind) {
    case 'help':
      console.log(contentUsage);
      return 0;
    case 'mistake':
      console.error(`${task.problem}\n\n${contentUsage}`);
      return 2;
    case 'validate':
      return validate(task.file);
    case 'import':
      return importFile(task.file, task.force);
    case 'export':
      return exportFile(task.file);
  }
}

try {
  process.exitCode = await run(readArguments(process.argv.slice(2)));
} catch (error) {
  const expected = [CommandFailed, UnreachableError, FolderUnusableError].some((kind) => error instanceof kind);
  console.error(expected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
