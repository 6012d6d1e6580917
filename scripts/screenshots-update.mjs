import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { chromiumVersion, findChromium } from './lib/chromium.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';
import { commandOf, root } from './lib/workspace.mjs';

const usage = `Usage: npm run screenshots:update -- [PATH …]

Retakes the screenshots of stories and records the version of Chromium. With PATHs, only those of stories in them.`;

const filter = readArguments(usage, { allowPositionals: true }).positionals;
const folder = join(root, 'screenshots');
const note = join(folder, 'chromium-version.json');
const start = Date.now();

/**
 * Compresses a screenshot losslessly. Flat colours and text take less without PNG filters.
 * @param {string} file
 */
async function compress(file) {
  const { default: sharp } = await import('sharp');
  const original = readFileSync(file);
  const smaller = await sharp(original).png({ compressionLevel: 9, adaptiveFiltering: false }).toBuffer();
  if (smaller.length < original.length) writeFileSync(file, smaller);
}

if (!(await ensureInstalled()) || !(await ensureChromium())) process.exit(1);

const now = `${JSON.stringify({ version: chromiumVersion(findChromium() ?? ''), platform: process.platform }, null, 2)}\n`;
if (filter.length > 0 && existsSync(note) && readFileSync(note, 'utf8') !== now) {
  console.error(
    'The other screenshots were made with another version of Chromium. Update all of them: run without a filter.',
  );
  process.exit(1);
}

const { code } = await runNode([commandOf('vitest'), 'run', '--project', 'stories', '--update=all', ...filter]);
if (code === 0 || filter.length === 0) {
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, now);
}
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const file = join(folder, name);
  if (name.endsWith('.png') && statSync(file).mtimeMs >= start) await compress(file);
}
process.exitCode = code;
