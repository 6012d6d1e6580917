import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemes } from '@kermesse/ui/theme';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { thumbnailFile, thumbnailSize } from '../.storybook/docs/thumbnails.ts';
import { readArguments } from './lib/arguments.mjs';
import { root } from './lib/workspace.mjs';
import { openBuiltStorybook } from './storybook-walk/built-storybook.ts';
import { thumbnailFiles, thumbnailStops } from './storybook-walk/thumbnails.ts';
import { startWalker } from './storybook-walk/walker.ts';

const usage = `Usage: npm run thumbnails -- [--only TEXT] [--missing]

Takes the pictures of stories on docs pages, in English and both themes, from the built Storybook. Deletes those that no
docs page shows any more. Takes minutes.
With --only, takes those of stories whose id contains TEXT; with --missing, only those that do not exist.`;

const { only, missing } = readArguments(usage, {
  options: { only: { type: 'string', default: '' }, missing: { type: 'boolean', default: false } },
}).values;
const folder = join(root, '.storybook/docs/thumbnails');

/** The stories that show a whole screen of a desktop. */
const wide = /^(?:composer-(?:bin|composer|states)|pages|shell-(?:footer|header|panels))-/;
const desktopSize = { width: 1280, height: Math.round((1280 * thumbnailSize.height) / thumbnailSize.width) };
/** The width of the files in pixels. A docs page shows them 220 to 350 CSS pixels wide. */
const pictureWidth = 352;

/** The share of pixels, 0 to 1, that may differ between two pictures that look the same. */
const allowedRatio = 0.002;

/** Whether a picture looks like an earlier one. Edges of text and shadows may differ a little. */
async function looksLike(earlier: Buffer, picture: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [earlier, picture].map((file) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (a === undefined || b === undefined) return false;
  const { width, height } = b.info;
  if (a.info.width !== width || a.info.height !== height) return false;
  return pixelmatch(a.data, b.data, undefined, width, height) <= allowedRatio * width * height;
}

const storybook = await openBuiltStorybook(join(root, 'storybook-static'));
const stops = thumbnailStops(storybook.entries);
const needed = new Set(thumbnailFiles(storybook.entries));
for (const file of globSync('*/*.webp', { cwd: folder })) if (!needed.has(file)) rmSync(join(folder, file));

let written = 0;
try {
  for (const scheme of schemes) {
    mkdirSync(join(folder, scheme), { recursive: true });
    const context = await storybook.browser.newContext({ reducedMotion: 'reduce' });
    const { page, visit } = await startWalker(context, storybook.origin, { locale: 'en', theme: scheme });
    const isWanted = (id: string) =>
      id.includes(only) && !(missing && existsSync(join(folder, thumbnailFile(id, scheme))));
    for (const stop of stops.filter(({ id }) => isWanted(id))) {
      const isWide = wide.test(stop.id);
      await page.setViewportSize(isWide ? desktopSize : thumbnailSize);
      // The tests of the stories check the console; here software rendering of maps causes warnings.
      const faults = (await visit(stop)).filter((fault) => !fault.startsWith('console.'));
      if (faults.length > 0) {
        console.error([`✗ ${stop.id} (${scheme})`, ...faults].join('\n    '));
        process.exitCode = 1;
      }
      // The composer's preview is a document of its own.
      const frames = page.frames().filter((frame) => frame !== page.mainFrame());
      await Promise.all(frames.map((frame) => frame.waitForFunction(() => document.body?.innerText.trim() !== '')));
      for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready.then(() => undefined));
      const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const webp = await sharp(picture).resize(pictureWidth).webp({ quality: 55, effort: 6 }).toBuffer();
      const file = join(folder, thumbnailFile(stop.id, scheme));
      // Do not rewrite a picture that looks the same: binary files stay in the repository's history.
      if (existsSync(file) && (await looksLike(readFileSync(file), webp))) continue;
      writeFileSync(file, webp);
      written += 1;
    }
    await context.close();
  }
} finally {
  await storybook.stop();
}
console.log(`${needed.size} pictures, ${written} of them changed`);
