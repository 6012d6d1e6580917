// `npm test` runs the long tests that have `env` at a smaller size, and no `*.figure.ts`.
import { readArguments, rejectArguments } from './lib/arguments.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { duration, runNode } from './lib/run.mjs';
import { commandOf } from './lib/workspace.mjs';

/**
 * @typedef {object} Figure
 * @property {string} what
 * @property {string[]} files
 * @property {Record<string, string>} [env] the numbers of the full size
 * @property {boolean} [quiet] whether it measures time and needs an idle machine
 */

/** The long tests, by name. @type {Record<string, Figure>} */
const figures = {
  kills: {
    what: '100 kills during writes of every kind',
    files: ['packages/server/e2e/kill.e2e.ts'],
    env: { KILLS: '100' },
  },
  refusals: {
    what: '100 second servers and 300 second processes are rejected',
    files: ['packages/server/e2e/lock.e2e.ts'],
    env: { REFUSALS: '100' },
  },
  configurations: {
    what: '10,000 mutated pages are parsed and validated',
    files: ['packages/sections/src/page/page.fuzz.test.ts'],
    env: { CONFIGURATIONS: '10000' },
  },
  pages: {
    what: '10,000 mutated pages on the server and in a browser; unknown keys; XSS payloads',
    files: ['packages/server/e2e/configurations.e2e.ts'],
    env: { CONFIGURATIONS: '10000' },
  },
  submits: {
    what: '100 double submits of each form that writes',
    files: ['packages/server/e2e/accounts/double-submit.e2e.ts'],
    env: { SUBMITS: '100' },
  },
  uploads: {
    what: '200 interrupted uploads',
    files: ['packages/server/src/features/uploads/interrupted.test.ts'],
    env: { UPLOADS: '200' },
  },
  'bounded-uploads': {
    what: '24 hostile archives at once in less than 150 MB of memory; six users who send nothing',
    files: ['packages/server/e2e/uploads/bounded-uploads.e2e.ts', 'packages/server/e2e/uploads/slow-senders.figure.ts'],
    env: { BOMBS: '24' },
  },
  outage: {
    what: 'Postgres hangs for 60 s: cached pages are served, no response takes 5 s, recovery within 2 s',
    files: ['packages/server/e2e/outage.figure.ts'],
    quiet: true,
  },
  overload: {
    what: '300 simultaneous requests, /livez responds within 200 ms',
    files: ['packages/server/e2e/overload.figure.ts'],
    quiet: true,
  },
  rolling: {
    what: 'two servers behind a proxy are replaced at 20 requests a second, no request is lost',
    files: ['packages/server/e2e/releases/rolling.figure.ts'],
  },
  'release-before': {
    what: 'the server of an earlier release on the newest tables, alone and beside the newest server',
    files: ['packages/server/e2e/releases/release-before.figure.ts'],
  },
  'two-builds': {
    what: 'a tab of the previous release keeps working after the next release is deployed',
    files: ['packages/server/e2e/releases/two-builds.figure.ts'],
  },
  queue: {
    what: '1,000 queued messages while the server is killed 20 times, no message is lost',
    files: ['packages/server/e2e/queue.e2e.ts'],
    env: { MESSAGES: '1000', QUEUE_KILLS: '20' },
  },
  files: {
    what: 'starts on a restored and on an empty database: no file is lost',
    files: ['packages/server/e2e/uploads/files.figure.ts'],
  },
  sessions: {
    what: '2,000 mutations and 2,000 interleavings',
    files: ['packages/flows/src/session/storage/storage.test.ts', 'packages/flows/src/session/machine/engine.test.ts'],
    env: { INTERLEAVINGS: '2000' },
  },
  contract: {
    what: 'the contract and 10,000 requests on the mock and the embedded database',
    files: [
      'packages/api/src/contract/mock.contract.test.ts',
      'packages/server/src/platform/operations/contract.test.ts',
    ],
    env: { REQUESTS: '10000' },
  },
  postgres: {
    what: 'the contract and 10,000 requests on Postgres',
    files: ['packages/server/e2e/postgres.e2e.ts'],
    env: { REQUESTS: '10000' },
  },
  guesses: {
    what: 'codes, limits and links under 50 simultaneous requests, on Postgres',
    files: ['packages/server/e2e/accounts/accounts-on-postgres.e2e.ts'],
  },
  identities: {
    what: '2,000 interleavings of registering, verifying, changing, linking and deleting, two servers on Postgres',
    files: ['packages/server/e2e/accounts/identities.e2e.ts'],
    env: { INTERLEAVINGS: '2000' },
  },
  attacks: {
    what: 'attacks on accounts, by phone and on a development server, against production configurations',
    files: ['packages/server/e2e/attacks'],
  },
  presses: {
    what: 'every control is pressed in 24 ways before its code has loaded; takes hours; PART=2/6 runs one part of six',
    files: ['packages/app/e2e/presses.e2e.ts'],
    env: { PRESSES: 'all' },
  },
  pictures: {
    what: 'no picture has more than 1.5 times its drawn pixels, at 1x, 2x and 3x',
    files: ['packages/app/e2e/pages/pictures.figure.ts'],
  },
  foreign: {
    what: 'two external apps, built with Vite and Next.js from the packed packages',
    files: ['packages/app/e2e/foreign.figure.ts'],
  },
  colours: {
    what: '10,000 brand colours',
    files: ['packages/ui/src/theme/theme.test.ts'],
    env: { TRIPLES: '10000' },
  },
  strangers: {
    what: 'responses for known and unknown accounts differ by at most 5 ms, 120 of each',
    files: ['packages/server/e2e/accounts/enumeration.e2e.ts'],
    env: { TRIALS: '120' },
    quiet: true,
  },
};

/** Returns the project of test files. @param {string[]} files */
const projectOf = (files) => (files.some((file) => file.includes('/e2e/')) ? 'e2e' : 'unit');

/** Returns the lines with which tests report seeds, counts and medians. @param {string} output */
const remarks = (output) =>
  output
    .split('\n')
    .filter(
      (line) =>
        /seed|kills|lost|interleavings|changed records|medians|memory:|senders:|outage:|overload:|rolling:|two builds:|earlier release:|restore:|queue:|presses, of/i.test(
          line,
        ) && !/stdout|[✓×❯]/.test(line),
    )
    .map((line) => line.replaceAll(/\u001B\[[\d;]*m/g, '').trim());

/** The timeout for tests without their own; the usual timeout is meant for small numbers. */
const timeoutOption = ['--testTimeout', '1800000'];

/** @param {string} name @param {Figure} figure */
async function runFigure(name, { what, files, env, quiet }) {
  const { code, output, seconds } = await runNode(
    [commandOf('vitest'), 'run', '--project', projectOf(files), ...timeoutOption, ...files],
    { capture: true, env: { ...env, FIGURES: '1' } },
  );
  console.log(`${code === 0 ? '✓' : '✗'} ${name}: ${what} (${duration(seconds)})`);
  for (const line of new Set(remarks(output))) console.log(`    ${line}`);
  if (code !== 0) console.log(output);
  if (code !== 0 && quiet) console.log('    It measures time, so it fails on a busy machine.');
  return code === 0;
}

const usage = `Usage: npm run figures -- [NAME …]

Runs the long tests of docs/quality.md at full size. Use an otherwise idle machine. SEED=… repeats one.
NAME is one of ${Object.keys(figures).join(', ')}.`;

const names = readArguments(usage, { allowPositionals: true }).positionals;
const unknown = names.filter((each) => !Object.hasOwn(figures, each));
if (unknown.length > 0) rejectArguments(usage, `There is no long test ${unknown.join(', ')}.`);
const chosen = Object.entries(figures).filter(([name]) => names.length === 0 || names.includes(name));
if (!(await ensureInstalled())) process.exit(1);
if (chosen.some(([, { files }]) => projectOf(files) === 'e2e')) {
  if (!(await ensureChromium())) process.exit(1);
  const { ok, output } = await ensureBuilt();
  if (!ok) console.log(output);
  if (!ok) process.exit(1);
}
let failed = 0;
for (const [name, figure] of chosen) if (!(await runFigure(name, figure))) failed += 1;
console.log(`${chosen.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
