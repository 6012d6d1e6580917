// Runs on the host's Node, so it must not need any dependency.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments, rejectArguments } from './lib/arguments.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { duration, runNode } from './lib/run.mjs';
import { commandOf } from './lib/workspace.mjs';

const testProjects = ['unit', 'stories', 'e2e'];

/** @typedef {{ name: string, title: string, go: () => Promise<{ code: number, output: string }> }} Check */

/** @param {string} name @param {string} title @param {() => string[]} args @returns {Check} */
const command = (name, title, args) => ({ name, title, go: () => runNode(args(), { capture: true }) });

/** The checks that run before the tests. @type {Check[]} */
const before = [
  command('format', 'Format', () => [commandOf('oxfmt'), '--check', '.']),
  command('lint', 'Lint', () => [commandOf('oxlint'), '--type-aware', '--deny-warnings']),
  // In one thread: each of TypeScript's four would check the shared types again, and other checks use the other cores.
  command('types', 'Types', () => [
    commandOf('typescript', 'tsc'),
    '-p',
    'tsconfig.json',
    '--noEmit',
    '--singleThreaded',
  ]),
  command('unused', 'Unused files, exports and dependencies', () => [
    commandOf('knip'),
    '--no-progress',
    '--no-config-hints',
  ]),
  command('packages', 'Build of the packages', () => ['scripts/build-packages.ts']),
  command('generated', 'Generated files are up to date', () => ['scripts/generate.ts', '--check']),
  {
    name: 'build',
    title: 'Build of the site',
    go: async () => {
      const { ok, output } = await ensureBuilt();
      return { code: ok ? 0 : 1, output };
    },
  },
];

/** Checks that use all cores; the other checks before the tests run in parallel. */
const usesAllCores = ['format', 'lint'];

/**
 * The checks of the built Storybook, which run in this order beside all others: the tests leave a tenth of the
 * processor time. @type {Check[]}
 */
const beside = [
  command('storybook', 'Build of Storybook', () => [
    commandOf('storybook'),
    'build',
    '-o',
    'storybook-static',
    '--quiet',
    '--disable-telemetry',
  ]),
  command('walk', 'Walk through Storybook', () => ['scripts/walk-storybook.ts']),
];

const counts = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const times = [];
/** The titles and outputs of failed checks, which are printed once more at the end. @type {string[]} */
const failures = [];

/** @param {Check} check */
async function runCheck({ title, go }) {
  const began = performance.now();
  const { code, output } = await go();
  const seconds = duration((performance.now() - began) / 1000);
  times.push(`${title} ${seconds}`);
  if (code === 0) {
    counts.passed += 1;
    console.log(`✓ ${title} (${seconds})`);
    return;
  }
  counts.failed += 1;
  failures.push(`✗ ${title} (${seconds})\n${output}`);
  console.log(failures.at(-1));
}

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** The maximum number of failed files that are retried: more failures are no accident. */
const mostRetries = 3;

/**
 * Runs Vitest. A run without numbers has crashed and counts as a failure, and so does one with an exit code but no
 * failed test.
 * @param {string[]} args
 * @returns {Promise<Counts & { failedEndToEnd: Record<string, Counts> }>}
 */
async function vitest(args) {
  const folder = mkdtempSync(join(tmpdir(), 'kermesse-test-'));
  const file = join(folder, 'counts.json');
  // One folder for the temporary files of tests, so that a crashed test leaves nothing behind. Postgres, which never
  // runs as root, has its own folder in it.
  chmodSync(folder, 0o711);
  const env = { KERMESSE_COUNTS: file, TMPDIR: folder };
  const { code } = await runNode([commandOf('vitest'), 'run', ...args], { env });
  const found = { passed: 0, failed: 0, skipped: 0, failedEndToEnd: {} };
  if (existsSync(file)) Object.assign(found, JSON.parse(readFileSync(file, 'utf8')));
  if (code !== 0 && found.failed === 0) found.failed = 1;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return found;
}

/**
 * Runs all tests and adds their numbers. If `CI` is set, repeats failed end-to-end files once from their beginning;
 * then the second result counts (decision 42).
 * @param {string[]} projects @param {string[]} rest
 */
async function runTests(projects, rest) {
  const began = performance.now();
  const filter = projects.length === testProjects.length ? [] : projects.flatMap((name) => ['--project', name]);
  const found = await vitest([...filter, ...rest]);
  const failed = Object.entries(found.failedEndToEnd);
  const again = process.env['CI'] && failed.length > 0 && failed.length <= mostRetries ? failed : [];
  /** @type {Counts[]} */
  const secondTries = [];
  for (const [file, first] of again) {
    console.log(`\nSecond try of ${file}, in which ${first.failed} failed:`);
    const second = await vitest(['--project', 'e2e', file]);
    if (second.failed === 0) console.log(`Passed at the second try only: ${file}. It needs fixing.`);
    secondTries.push(second);
  }
  for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) {
    counts[key] += found[key];
    for (const [, first] of again) counts[key] -= first[key];
    for (const second of secondTries) counts[key] += second[key];
  }
  times.push(`Tests ${duration((performance.now() - began) / 1000)}`);
}

const known = [...before, ...beside].map(({ name }) => name).concat(testProjects, 'tests');
const usage = `Usage: npm test -- [--only NAME] … [-- ARGUMENT …]

Installs, builds and runs every check of the project. With --only, runs some. ARGUMENTs go to Vitest.
NAME is one of ${known.join(', ')}.`;

const argv = process.argv.slice(2);
const end = argv.includes('--') ? argv.indexOf('--') : argv.length;
const { only } = readArguments(usage, {
  args: argv.slice(0, end),
  options: { only: { type: 'string', multiple: true, default: [] } },
}).values;
const rest = argv.slice(end + 1);
const unknown = only.filter((name) => !known.includes(name));
if (unknown.length > 0) rejectArguments(usage, `There is no check ${unknown.join(', ')}.`);
/** @param {string[]} names */
const wanted = (...names) => only.length === 0 || names.some((name) => only.includes(name));
const projects = testProjects.filter((name) => wanted(name, 'tests'));

const needsBrowser = projects.some((name) => name !== 'unit') || wanted('walk');
// In parallel: both mostly wait for downloads and the disk.
const ready = await Promise.all([ensureInstalled(), !needsBrowser || ensureChromium()]);
if (ready.includes(false)) process.exit(1);

/** @param {Check[]} checks */
async function runInOrder(checks) {
  for (const check of checks) await runCheck(check);
}

const first = before.filter(({ name }) => wanted(name) || (name === 'build' && projects.includes('e2e')));
await runInOrder(first.filter(({ name }) => usesAllCores.includes(name)));
const storybook = runInOrder(beside.filter(({ name }) => wanted(name) || (name === 'storybook' && wanted('walk'))));
await Promise.all(first.filter(({ name }) => !usesAllCores.includes(name)).map(runCheck));
if (projects.length > 0) await runTests(projects, rest);
await storybook;

// The output of the tests is long, and often only its end is kept.
if (projects.length > 0 && failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`Times: ${times.join(' · ')}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;
