/** The parsed task of the content command. */
export type Task =
  | { kind: 'validate'; file: string }
  | { kind: 'import'; file: string; force: boolean }
  | { kind: 'export'; file?: string }
  | { kind: 'help' }
  | { kind: 'mistake'; problem: string };

/** The usage text of the command. */
export const contentUsage = `Usage: npm run content -- <command>

  validate <file.json>          checks a file and prints every fault; stores nothing
  import <file.json>            stores a file, all of it; with any fault prints them and stores nothing
  import --force <file.json>    stores what is valid and lists what was left out
  export [<file.json>]          writes everything to a file, or prints it

A file is one page { slug, title, sections, sectionsOrder, sectionsDisabled } or a bundle
{ "site": {…}, "pages": […], "redirects": [{ "slug": "old-address", "target": "address-of-a-page" }] }; an export carries no versions
and nothing of the bin.
The home page's slug is "home". Pages that a bundle does not name stay as they are. A running server shows an import
at once. The database is the one that the server uses: DATABASE_URL, or the folder DATA_DIR.

Exit codes: 0 done, 1 faults or nothing could be done, 2 the command was not understood.`;

const mistake = (problem: string): Task => ({ kind: 'mistake', problem });

/** Parses the arguments of the command line. */
export function readArguments(given: string[]): Task {
  const flags = given.filter((each) => each.startsWith('-'));
  const [command, file, ...more] = given.filter((each) => !each.startsWith('-'));
  if (flags.includes('--help') || flags.includes('-h') || command === 'help') return { kind: 'help' };
  if (command === undefined) return mistake('No command was given.');
  if (command !== 'validate' && command !== 'import' && command !== 'export')
    return mistake(`There is no command "${command}".`);
  const unknown = flags.find((each) => !(each === '--force' && command === 'import'));
  if (unknown !== undefined) return mistake(`${command} has no option ${unknown}.`);
  if (more.length > 0) return mistake(`${command} takes one file, not also "${more[0]}".`);
  if (command === 'export') return { kind: 'export', file };
  if (file === undefined) return mistake(`${command} needs a file.`);
  return command === 'import' ? { kind: 'import', file, force: flags.length > 0 } : { kind: 'validate', file };
}
