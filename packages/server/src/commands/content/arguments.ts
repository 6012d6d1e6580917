import { readArguments, rejectArguments } from '../../../../../scripts/lib/arguments.mjs';

/** The parsed task of the content command. */
export type Task =
  | { kind: 'validate'; file: string }
  | { kind: 'import'; file: string; force: boolean }
  | { kind: 'export'; file?: string };

const usage = `Usage: npm run content -- <command>

  validate <file.json>          checks a file, prints its faults, and stores nothing
  import <file.json>            stores a file without faults; otherwise prints its faults and stores nothing
  import --force <file.json>    stores the valid parts of a file and lists the parts that were left out
  export [<file.json>]          writes all published content to a file, or prints it

A file contains one page
  { slug, title, sections, sectionsOrder, sectionsDisabled }
or a bundle
  { "site": {…}, "pages": […], "redirects": [{ "slug": "old-address", "target": "address-of-a-page" }] }

Examples are in packages/server/demo: site.json is a value of "site", and pages/ contains pages.
Unknown fields are stored and have no effect.
The home page has the slug "home". An import does not change pages that the file does not contain. An export contains
neither earlier versions nor removed pages. The command uses the database of the server: DATABASE_URL, or the folder
DATA_DIR. A running server shows an import at once.

Exit codes: 0 success, 1 faults or a failure, 2 invalid arguments.`;

/** Parses the command line. Ends the process when it asks for help or is invalid. */
export function readTask(): Task {
  const { values, positionals } = readArguments(usage, {
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command, file, ...more] = positionals;
  if (command === undefined) rejectArguments(usage, 'No command was given.');
  if (command !== 'validate' && command !== 'import' && command !== 'export')
    rejectArguments(usage, `There is no command "${command}".`);
  if (values.force && command !== 'import') rejectArguments(usage, `${command} has no option --force.`);
  if (more.length > 0) rejectArguments(usage, `${command} takes one file, not also "${more[0]}".`);
  if (command === 'export') return { kind: 'export', file };
  if (file === undefined) rejectArguments(usage, `${command} needs a file.`);
  return command === 'import' ? { kind: 'import', file, force: values.force } : { kind: 'validate', file };
}
