import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const namesOnPath = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
  'msedge',
];

/** @param {string | undefined} base @param {string[]} rest */
const under = (base, ...rest) => (base ? [join(base, ...rest)] : []);

/** Returns the usual install locations of a browser on this platform. */
function usualPlaces() {
  const { env, platform } = process;
  if (platform === 'darwin') {
    const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge', 'Google Chrome for Testing'];
    const folders = ['/Applications', ...under(env.HOME, 'Applications')];
    return folders.flatMap((folder) => apps.map((app) => join(folder, `${app}.app`, 'Contents', 'MacOS', app)));
  }
  if (platform === 'win32') {
    const bases = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return bases.flatMap((base) => [
      ...under(base, 'Google', 'Chrome', 'Application', 'chrome.exe'),
      ...under(base, 'Chromium', 'Application', 'chrome.exe'),
      ...under(base, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
    ]);
  }
  return ['/usr/bin/chromium', '/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'];
}

/**
 * Finds an installed Chromium, Chrome or Edge.
 * `CHROME_PATH` wins; then the names on PATH; then the usual locations on Linux, macOS and Windows.
 * @returns {string | undefined} the executable's path, or undefined when none is installed
 */
export function findChromium() {
  const requested = process.env.CHROME_PATH;
  if (requested) return existsSync(requested) ? requested : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name + suffix)));
  return [...onPath, ...usualPlaces()].find((path) => existsSync(path));
}

/**
 * Finds the browser for end-to-end tests: `chromium-headless-shell` needs a fifth less processor time.
 * `CHROME_PATH` wins. Without the shell, returns the browser of `findChromium`.
 * @returns {string | undefined} the executable's path, or undefined when none is installed
 */
export function findHeadlessShell() {
  const shell = '/usr/bin/chromium-headless-shell';
  return !process.env.CHROME_PATH && existsSync(shell) ? shell : findChromium();
}

/**
 * Returns the version that a browser reports, without its patch, which does not change how pages are drawn:
 * `141.0.7390`.
 * @param {string} executable
 * @returns {string} `unknown` if it reports none (Chrome on Windows prints nothing)
 */
export function chromiumVersion(executable) {
  try {
    const output = execFileSync(executable, ['--version'], {
      encoding: 'utf8',
      timeout: 20_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /\d+\.\d+\.\d+/.exec(output)?.[0] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
