import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compresses the PNG files below a folder without loss. A file that would not become smaller stays as it is, so that an
 * unchanged picture is an unchanged file.
 * @param {string} folder absolute path
 * @param {number} since only files written after this moment, in ms since 1970
 */
export async function compressScreenshots(folder, since = 0) {
  // Loaded here: the command that calls this installs the dependencies first.
  const { default: sharp } = await import('sharp');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  for (const file of files.filter((name) => name.endsWith('.png') && statSync(name).mtimeMs > since)) {
    const before = readFileSync(file);
    const after = await sharp(before).png({ compressionLevel: 9, adaptiveFiltering: true, effort: 10 }).toBuffer();
    if (after.length < before.length) writeFileSync(file, after);
  }
}
