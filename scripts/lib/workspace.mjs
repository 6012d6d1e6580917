import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The Node 24 that is installed as a dependency of the project; the host's own may be older. */
export const projectNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * Returns the script of a package's command, to run with {@link projectNode}.
 * @param {string} packageName
 * @param {string} [command] the command's name, if it differs from the package's
 * @returns {string} absolute path
 */
export function commandOf(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Returns the environment for commands of the project: its own commands and Node come first on PATH.
 * @param {NodeJS.ProcessEnv} [more]
 * @returns {NodeJS.ProcessEnv}
 */
export function projectEnvironment(more = {}) {
  const bin = join(root, 'node_modules', '.bin');
  // On Windows the variable is called Path, and two spellings in one environment are two variables.
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(projectNode), bin, process.env[name] ?? ''];
  return { ...process.env, ...more, [name]: folders.join(delimiter) };
}

/**
 * Returns the packages that a lock file records, by path.
 *
 * @param {string} file
 * @returns {Record<string, {version?: string, optional?: boolean, peer?: boolean, link?: boolean}>}
 */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether node_modules matches package-lock.json, according to npm's record of the installation.
 * Packages for other platforms are optional and may be missing.
 */
export function isInstalled() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note) || !existsSync(projectNode)) return false;
  const installed = packagesIn(note);
  const wanted = packagesIn(join(root, 'package-lock.json'));
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true;
    const found = installed[path];
    if (!found) return optional === true;
    return link === true ? found.link === true : found.version === version;
  });
}
