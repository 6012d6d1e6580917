import { existsSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { run } from './run.mjs';

const advice =
  'The tests need a browser: install Chromium, Google Chrome or Microsoft Edge, or set CHROME_PATH to the executable of one.';

/**
 * Finds a browser. As root on Debian, installs Chromium if needed, and the fallback font for characters that the site's
 * fonts lack.
 * @returns {Promise<boolean>} whether a browser is available
 */
export async function ensureChromium() {
  if (findChromium()) return true;
  if (!process.env.CHROME_PATH && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
    const updated = await run('apt-get', ['update', '-qq'], { capture: true, env });
    const installed = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      capture: true,
      env,
    });
    if (findChromium()) return true;
    console.error(updated.output + installed.output);
  }
  console.error(advice);
  return false;
}
