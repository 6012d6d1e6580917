/** The parsed task of the content command. */
export type Task =
  | { kind: 'validate'; file: string }
  | { kind: 'import'; file: string; force: boolean }
  | { kind: 'export'; file?: string }
  | { kind: 'help' }
  | { kind: 'mistake'; problem: string };

/** The usage text of the command. */
export const contentUsage = `Usage: npm run content -- <command>

  validate <file.json>          checks a file, prints its faults, and stores nothing
  import <file.json>            stores a file without faults; otherwise prints its faults and stores nothing
  import --force <file.json>    stores the valid parts of a file and lists the parts that were left out
  export [<file.json>]          writes all published content to a file, or prints it

A file contains one page
  { slug, title, sections, sectionsOrder, sectionsDisabled }
or a bundle
  { "site": {…}, "pages": […], "redirects": [{ "slug": "old-address", "target": "address-of-a-page" }] }

The home page has the slug "home". An import does not change pages that the file does not contain. An export contains
neither earlier versions nor removed pages. The command uses the database of the server: DATABASE_URL, or the folder
DATA_DIR. A running server shows an import at once.

Exit codes: 0 success, 1 faults or a failure, 2 invalid arguments.`;

const mistake = (problem: string): Task => ({ kind: 'mistake', problem });

/** Parses the arguments of the command line. */
export function readArguments(given: string[]): Task {
  const flags = given.filter((each) => each.startsWith('-'));
  const [command, file, ...more] = given.filter((each) => !each.startsWith('-'));
  if (flags.includes('--help') || flags.includes('-h') || command === 'help') return { kind: 'help' };
  if (command === undefined)
    return mistake(`No command was given${flags.length > 0 ? `, only ${flags.join(' ')}` : ''}.`);
  if (command !== 'validate' && command !== 'import' && command !== 'export')
    return mistake(`There is no command "${command}".`);
  const unknown = flags.find((each) => !(each === '--force' && command === 'import'));
  if (unknown !== undefined) return mistake(`${command} has no option ${unknown}.`);
  if (more.length > 0) return mistake(`${command} takes one file, not also "${more[0]}".`);
  if (command === 'export') return { kind: 'export', file };
  if (file === undefined) return mistake(`${command} needs a file.`);
  return command === 'import' ? { kind: 'import', file, force: flags.length > 0 } : { kind: 'validate', file };
}
