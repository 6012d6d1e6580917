import { sendCommand, runCommand } from '../command.ts';
import { readTask, type Task } from './arguments.ts';
import { isAdvice } from '@kermesse/sections/faults';
import { checkDocument } from '../../features/content/bundle.ts';
import type { ImportOutcome } from '../../features/content/import.ts';
import { readJsonFile, writeTextFile } from './files.ts';
import { describeFaults, describeForced, describeImport } from './report.ts';

function validate(file: string): number {
  const { faults } = checkDocument(readJsonFile(file));
  console.log(describeFaults(faults));
  return faults.every(isAdvice) ? 0 : 1;
}

async function importFile(file: string, force: boolean): Promise<number> {
  const document = readJsonFile(file);
  const { faults, bundle } = checkDocument(document);
  if (faults.some((fault) => !isAdvice(fault)) && !force) {
    console.log(describeFaults(faults));
    console.log('\nNothing was imported. Correct the file, or import its valid parts with --force.');
    return 1;
  }
  if (bundle.site === undefined && bundle.pages.length === 0 && bundle.redirects === undefined) {
    console.log(`${describeForced(faults)}\n\nNothing in the file is valid.`.trimStart());
    return 1;
  }
  const outcome = (await sendCommand(`/import?force=${force}`, document, { create: true })) as ImportOutcome;
  if (outcome.faults.length > 0)
    console.log(`${force ? describeForced(outcome.faults) : describeFaults(outcome.faults)}\n`);
  console.log(describeImport(outcome));
  return outcome.written?.skippedRedirects.length === 0 ? 0 : 1;
}

async function exportFile(file: string | undefined): Promise<number> {
  const bundle = await sendCommand('/export');
  const text = `${JSON.stringify(bundle, null, 2)}\n`;
  if (file === undefined) {
    process.stdout.write(text);
    return 0;
  }
  writeTextFile(file, text);
  console.log(`The content was exported to ${file}.`);
  return 0;
}

async function run(task: Task): Promise<number> {
  switch (task.kind) {
    case 'validate':
      return validate(task.file);
    case 'import':
      return importFile(task.file, task.force);
    case 'export':
      return exportFile(task.file);
  }
}

await runCommand(() => run(readTask()));
