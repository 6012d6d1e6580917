import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { askOnce, runCommand } from '../command.ts';
import { OperatorError } from '../../platform/config/operator-error.ts';
import { readArguments, contentUsage, type Task } from './arguments.ts';
import { isAdvice } from '@kermesse/sections/faults';
import { checkDocument } from '../../features/content/bundle.ts';
import { isCode, isMissingFile } from '../../platform/files/disk-errors.ts';
import { replaceFileSync } from '../../platform/files/replace-file.ts';
import { importOutcomeSchema } from '../../features/content/import.ts';
import { describeFaults, describeForced, describeImport } from './report.ts';

/** Resolves a file name against the user's working directory: npm runs scripts from the workspace's root. */
function resolveFile(file: string): string {
  const { INIT_CWD, npm_lifecycle_event } = process.env;
  return resolve(npm_lifecycle_event === 'content' && INIT_CWD !== undefined ? INIT_CWD : process.cwd(), file);
}

function fileProblem(error: unknown): string {
  if (isMissingFile(error)) return 'there is no such file';
  if (isCode(error, 'EISDIR')) return 'it is a folder';
  if (isCode(error, 'EACCES')) return 'it may not be read or written';
  return error instanceof Error ? error.message : String(error);
}

function readDocument(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(resolveFile(file), 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${fileProblem(error)}.`);
  }
  try {
    // Without a byte order mark, which some editors write.
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new OperatorError(`${file} is not valid JSON. Correct it there: ${fileProblem(error)}.`);
  }
}

function writeDocument(file: string, text: string): void {
  try {
    replaceFileSync(resolveFile(file), text);
  } catch (error) {
    throw new OperatorError(`${file} cannot be written: ${fileProblem(error)}.`);
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
  const outcome = importOutcomeSchema.parse(await askOnce(`/import?force=${force}`, document, { create: true }));
  if (outcome.faults.length > 0)
    console.log(`${force ? describeForced(outcome.faults) : describeFaults(outcome.faults)}\n`);
  console.log(describeImport(outcome));
  return outcome.written === null ? 1 : 0;
}

async function exportFile(file: string | undefined): Promise<number> {
  const bundle = await askOnce('/export');
  const text = `${JSON.stringify(bundle, null, 2)}\n`;
  if (file === undefined) {
    process.stdout.write(text);
    return 0;
  }
  writeDocument(file, text);
  console.log(`The content was exported to ${file}.`);
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

await runCommand((args) => run(readArguments(args)));
