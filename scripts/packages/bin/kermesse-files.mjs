#!/usr/bin/env node
// Copies the fonts, illustrations, ornaments, icons and flags of Kermesse into the folder that a site serves at `/`.
import { cpSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const [target, ...more] = process.argv.slice(2);
if (target === undefined || target.startsWith('-') || more.length > 0) {
  console.error(
    'Usage: kermesse-files FOLDER\n\nFOLDER is the folder that your site serves at its root, such as public.',
  );
  process.exit(target === '--help' ? 0 : 2);
}
const source = fileURLToPath(new URL('../files', import.meta.url));
const folder = resolve(target);
if (!existsSync(source)) throw new Error(`${source} is missing. Reinstall @kermesse/ui.`);
cpSync(source, folder, { recursive: true });
console.log(`Copied the files of Kermesse to ${target}: fonts, art, ornaments, icons, flags.`);
