import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { duration, runNode } from './run.mjs';
import { commandOf, root } from './workspace.mjs';

const app = join(root, 'packages', 'app');
const stamp = join(app, 'dist', 'inputs.sha256');
const outputs = [
  join(app, 'dist', 'client'),
  join(app, 'dist', 'composer'),
  join(app, 'dist', 'server', 'entry.server.js'),
];

/** The inputs of the app's build. The server is not built: it runs from its sources. */
const inputs = [
  'package-lock.json',
  'tsconfig.json',
  'vite.base.ts',
  ...['ui', 'api', 'sections', 'flows', 'composer', 'app'].map((name) => `packages/${name}`),
];

const notInputs = new Set(['node_modules', 'dist', 'e2e', '__screenshots__']);
const isTest = /\.(?:test|stories|e2e)\.tsx?$|\.mdx$|\.md$/;

/** @param {string} path @returns {string[]} absolute paths of the files in it, in a stable order */
function filesOf(path) {
  const entries = readdirSync(path, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (notInputs.has(entry.name)) return [];
    const full = join(path, entry.name);
    if (entry.isDirectory()) return filesOf(full);
    return isTest.test(entry.name) ? [] : [full];
  });
}

/** Returns a hash of the contents of all build inputs. */
function hashOfInputs() {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(root, input);
    if (!existsSync(path)) continue;
    for (const file of /\.\w+$/.test(input) ? [path] : filesOf(path)) {
      hash.update(relative(root, file).split(sep).join('/')).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** @param {string} hash */
const isBuilt = (hash) => [stamp, ...outputs].every((path) => existsSync(path)) && readFileSync(stamp, 'utf8') === hash;

/**
 * Builds the app for browser and server, and the composer, unless the existing build has the same inputs.
 * @param {{ force?: boolean }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>} `output` is the build's output if it failed
 */
export async function ensureBuilt({ force = false } = {}) {
  const hash = hashOfInputs();
  if (!force && isBuilt(hash)) return { ok: true, output: '' };
  console.log('Building the site …');
  rmSync(stamp, { force: true });
  let seconds = 0;
  for (const target of [[], ['--ssr'], ['--config', 'vite.composer.config.ts']]) {
    const built = await runNode([commandOf('vite'), 'build', ...target, '--logLevel', 'warn'], {
      capture: true,
      cwd: app,
      env: { NODE_ENV: 'production' },
    });
    seconds += built.seconds;
    if (built.code !== 0) return { ok: false, output: built.output };
  }
  writeFileSync(stamp, hash);
  console.log(`Built in ${duration(seconds)}.`);
  return { ok: true, output: '' };
}
