import { generateFiles } from './generated/generate-files.ts';

/**
 * Writes the indexes of sections, operations, routes and decisions, the page of settings, and the example files in “Get
 * started”: `npm run generate`; with `--check` only compares them.
 */
const check = process.argv.includes('--check');
const stale = await generateFiles({ check });
if (check) {
  for (const path of stale) process.stderr.write(`${path} is out of date: run \`npm run generate\`.\n`);
  process.exitCode = stale.length === 0 ? 0 : 1;
}
