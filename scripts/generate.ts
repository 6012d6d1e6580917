import { generateFiles } from './generated/generate-files.ts';
import { readArguments } from './lib/arguments.mjs';

const usage = `Usage: npm run generate -- [--check]

Writes the indexes of sections, operations, routes and decisions, the page of settings, and the example files in “Get
started”. With --check, writes nothing and fails if one is out of date.`;

const { check } = readArguments(usage, { options: { check: { type: 'boolean', default: false } } }).values;
const stale = await generateFiles({ check });
if (check) {
  for (const path of stale) process.stderr.write(`${path} is out of date: run \`npm run generate\`.\n`);
  process.exitCode = stale.length === 0 ? 0 : 1;
}
