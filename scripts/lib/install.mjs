import { duration, run } from './run.mjs';
import { isInstalled } from './workspace.mjs';

/**
 * Installs the dependencies if node_modules is missing or differs from package-lock.json.
 * @returns {Promise<boolean>} whether they are installed
 */
export async function ensureInstalled() {
  if (isInstalled()) return true;
  console.log('Installing dependencies …');
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const windows = process.platform === 'win32';
  const { code, output, seconds } = await run(windows ? 'npm.cmd' : 'npm', args, { capture: true, shell: windows });
  if (code !== 0 || !isInstalled()) {
    console.error(output);
    console.error('The dependencies could not be installed; see the lines above. Run `npm start` to try again.');
    return false;
  }
  console.log(`Installed in ${duration(seconds)}.`);
  return true;
}
