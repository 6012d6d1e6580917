import { parseArgs } from 'node:util';

/**
 * Ends the process with exit code 2 after printing what is wrong with the arguments, and the usage.
 * @param {string} usage @param {string} problem @returns {never}
 */
export function rejectArguments(usage, problem) {
  console.error(`${problem}\n\n${usage}`);
  process.exit(2);
}

/**
 * Parses the command line with `parseArgs`. Ends the process after printing the usage for `--help`, or what is wrong
 * with the arguments. Every command of the project uses it. It runs on the host's Node.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} usage
 * @param {T} [config]
 */
export function readArguments(usage, config) {
  if ((config?.args ?? process.argv.slice(2)).some((each) => each === '--help' || each === '-h')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Without Node's advice on arguments that begin with a hyphen.
    return rejectArguments(usage, message.replace(/(?<=Unknown option '.*'\.).*$/, ''));
  }
}
