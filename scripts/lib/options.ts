import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/**
 * Returns the options of the command line. Ends the process after printing the usage for `--help`, or what is wrong
 * with the arguments, then with exit code 2.
 */
export function readOptions<const T extends ParseArgsOptionsConfig>(options: T, usage: string) {
  if (process.argv.slice(2).some((each) => each === '--help' || each === '-h')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}
